import { describe, expect, it } from 'vitest';
import { boundsOf, nextCell } from './cells';
import { FollowingCamera } from './following.svelte';

describe('the camera', () => {
  function camera(width: number, height: number): FollowingCamera {
    const made = new FollowingCamera();
    made.width = width;
    made.height = height;
    return made;
  }

  it('shows the whole plane where it can', () => {
    const wide = camera(1000, 800);
    wide.fit({ left: -2, right: 2, bottom: -1, top: 1 }, { x: 0, y: 0 }, 1);
    expect(wide.cuts({ left: -2, right: 2, bottom: -1, top: 1 })).toBe(false);
  });

  it('stays close and follows whom it should where it cannot', () => {
    const narrow = camera(300, 300);
    const bounds = { left: -8, right: 8, bottom: -8, top: 8 };
    narrow.fit(bounds, { x: 8, y: 8 }, 1);
    expect(narrow.scale).toBe(0.5);
    expect(narrow.cuts(bounds)).toBe(true);
    expect([narrow.x, narrow.y].map(Math.sign)).toEqual([1, -1]);
  });

  it('steps back for a tile that may go anywhere, and farther still for a reader who wants to see it all', () => {
    const bounds = { left: -3, right: 3, bottom: -5, top: 5 };
    const desk = camera(690, 460);
    desk.fit(bounds, { x: 0, y: 0 }, 0.12);
    expect(desk.cuts(bounds)).toBe(true);
    desk.fit(bounds, { x: 0, y: 0 }, 0.12, true);
    expect(desk.cuts(bounds)).toBe(false);

    const phone = camera(360, 300);
    phone.fit(bounds, { x: 0, y: 0 }, 0.12, true);
    expect(phone.cuts(bounds)).toBe(true);
    phone.pan(50, 50);
    phone.all();
    phone.fit(bounds, { x: 0, y: 0 }, 0.12);
    expect([phone.held, phone.cuts(bounds)]).toEqual([false, false]);
    phone.pan(1, 1);
    expect([phone.held, phone.whole]).toEqual([true, false]);
  });

  it('zooms about the point under the finger', () => {
    const zoomed = camera(400, 400);
    zoomed.zoom(2, 300, 200);
    expect([zoomed.x, zoomed.y, zoomed.scale, zoomed.held]).toEqual([50, 0, 2, true]);
  });
});

describe('walking with the keys', () => {
  it('goes to the nearest room that way', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 2, y: 0 });
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowUp')).toEqual({ x: 1, y: 1 });
    expect(nextCell(cells, { x: 0, y: 0 }, 'ArrowLeft')).toBeNull();
    expect(nextCell(cells, { x: 0, y: 0 }, 'Enter')).toBeNull();
  });

  it('bounds what it is given', () => {
    expect(
      boundsOf([
        { x: -2, y: 1 },
        { x: 3, y: -4 },
      ]),
    ).toEqual({ left: -2, right: 3, bottom: -4, top: 1 });
  });
});
