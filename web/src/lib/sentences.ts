// Sentences: a paragraph in small steps, each short enough to be read at a glance.

const SHORT = 130;

/** Whole sentences together, as many as make a short step. */
export function inSteps(text: string): string[] {
  const steps: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
    const last = steps.at(-1);
    if (last !== undefined && last.length + sentence.length < SHORT) steps[steps.length - 1] = `${last} ${sentence}`;
    else if (sentence) steps.push(sentence);
  }
  return steps;
}
