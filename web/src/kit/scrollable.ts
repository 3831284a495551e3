// A box that scrolls is reached by keyboard: while it is too small for what is inside it, it takes the focus.

export function scrollable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const measure = (): void => {
    sizes.disconnect();
    for (const each of [node, ...node.children]) sizes.observe(each);
  };
  const contents = new MutationObserver(measure);
  contents.observe(node, { childList: true });
  measure();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
