// What matters now comes into sight, wherever one has scrolled to.

/** Scrolls there when it appears, and whenever `about` changes. */
export function inSight(node: HTMLElement, about: unknown) {
  const show = (): void => node.scrollIntoView?.({ block: 'nearest' });
  let before = about;
  requestAnimationFrame(show);
  return {
    update(now: unknown): void {
      if (now !== before) show();
      before = now;
    },
  };
}
