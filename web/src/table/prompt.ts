// What the prompt line says.
import type { BaseView, Count, Decision, Prompt } from '../boards/contract';
import { howItEnded } from '../boards/ending';
import type { Speech } from '../lib/texts/speech';

export interface Line {
  text: string;
  /** It is this viewer who is asked. */
  yours: boolean;
}

export function promptLine(
  speech: Speech,
  view: BaseView | null,
  decision: Decision | null,
  prompt: Prompt | null,
  count: Count | null = null,
): Line {
  if (view?.over) return { text: howItEnded(speech, view, count), yours: false };
  if (decision?.moves.length) {
    const about = prompt?.question === decision.question ? prompt.about : {};
    return { text: speech.prompt(decision.question, about), yours: true };
  }
  if (decision?.sealed) {
    const sealed = speech.say('web-sealed', { move: speech.move(decision.sealed) });
    return { text: `${sealed} ${waiting(speech, prompt)}`, yours: false };
  }
  return { text: waiting(speech, prompt), yours: false };
}

function waiting(speech: Speech, prompt: Prompt | null): string {
  if (!prompt) return speech.say('web-waiting');
  const named = speech.has(`question-${prompt.question}`);
  const id = named && prompt.seats.length ? 'waiting-for-question' : 'waiting-for';
  return speech.say(id, { seats: prompt.seats, question: prompt.question });
}
