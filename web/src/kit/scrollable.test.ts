import { afterEach, expect, it, vi } from 'vitest';
import { scrollable } from './scrollable';

let look: () => void = () => undefined;
class Observer {
  constructor(told: () => void) {
    look = told;
  }
  observe(): void {}
  disconnect(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('takes the focus while it is too small for what is inside it', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const box = document.createElement('div');
  const { destroy } = scrollable(box);
  const high = vi.spyOn(box, 'scrollHeight', 'get');
  high.mockReturnValue(100);
  look();
  expect(box.tabIndex).toBe(0);
  expect(box.hasAttribute('tabindex')).toBe(true);
  high.mockReturnValue(0);
  look();
  expect(box.hasAttribute('tabindex')).toBe(false);
  destroy();
});
