// Between two views: whatever shows how one came of the other, in play, in a replay and after an undo.
import { untrack } from 'svelte';

/** Is told of every view that follows another, with both. */
export function between<View>(view: () => View, tell: (before: View, now: View) => void): void {
  let before: View | null = null;
  $effect(() => {
    const now = view();
    untrack(() => {
      if (before !== null && before !== now) tell(before, now);
      before = now;
    });
  });
}
