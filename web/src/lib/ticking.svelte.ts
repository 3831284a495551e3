// The time, as a component that counts it down reads it.

/** Called in a component: looked at again every so many milliseconds, while there is something to count. */
export function ticking(every: number, counts: () => boolean = () => true): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    if (!counts()) return;
    const timer = setInterval(() => (now = Date.now()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
