// How the editor names what stands in a step.
import type { Speech } from '../../../lib/texts/speech';

const COMPARED: Record<string, string> = { '>=': 'least', '<=': 'most', '==': 'exactly' };

export function valueName(speech: Speech, key: string, value: string): string {
  if (key === 'cmp') return speech.name('cmp', COMPARED[value] ?? value);
  if (key === 'fact') return speech.name('fact', value);
  if (key === 'item') return speech.name('item', value);
  return speech.say(`word-choice-${value}`);
}
