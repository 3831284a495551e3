import { texts } from '../src/lib/texts/texts.svelte';

// happy-dom has no animations: one that is over at once stands in.
Element.prototype.animate = function (): Animation {
  const done = { cancel() {}, finish() {}, play() {}, onfinish: null, finished: Promise.resolve(), currentTime: 0 };
  queueMicrotask(() => (done as { onfinish: (() => void) | null }).onfinish?.());
  return done as unknown as Animation;
};

// No style sheet is read here: what an element's own style says is all there is to compute, and transitions ask by the thousand.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// A message that is missing fails a test: so the words of the page are there before it, as in a browser.
await texts.speak(texts.language);
