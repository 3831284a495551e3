// How a game ended, to whoever reads it: whose victory it is, and what it was won by, from the game's own count.
import type { Speech } from '../lib/texts/speech';
import type { BaseView, Count } from './contract';

export type Ended = Pick<BaseView, 'ending' | 'winners'> & Partial<BaseView>;

/** Without a viewer it is told like any other event. */
export function howItEnded<V extends Ended>(speech: Speech, view: V, count: Count<V> | null = null): string {
  const { ending, winners, viewer = null, players = 0 } = view;
  if (viewer === null) {
    if (speech.has('game-ended')) return speech.event({ type: 'game-ended', ending, winners });
    return speech.say('web-over', { ending, winner_seats: winners });
  }
  // Where nothing is counted there is no victory that all could share.
  if (winners.length === players && !count?.length) return speech.say('web-end-draw', { ending });
  const how = wonBy(speech, view as V & BaseView, count, viewer);
  if (!winners.includes(viewer)) return speech.say('web-end-lost', { ending, winner_seats: winners, how });
  const others = winners.filter((seat) => seat !== viewer);
  return others.length
    ? speech.say('web-end-shared', { ending, other_seats: others })
    : speech.say('web-end-won', { ending, how });
}

/** What the winners have that decides: the aim of the game, or more of what is counted than the next one or oneself. */
function wonBy<V extends BaseView>(speech: Speech, view: V, count: Count<V> | null, viewer: number): string {
  const aim = `word-by-${view.ending}`;
  if (speech.has(aim)) return speech.say(aim);
  const [first] = view.winners;
  if (first === undefined || !count) return '';
  const losers = view.winners.includes(viewer) ? losersOf(view) : [viewer];
  const leads = losers.map((seat) => ({ seat, ...leadOf(view, count, first, seat) }));
  const [next] = leads.sort((one, other) => other.at - one.at || one.lead - other.lead);
  const words = next && `${count[next.at]?.word}-lead`;
  if (!words || next.lead <= 0 || !speech.has(words)) return '';
  const told = speech.at(speech.names.map((name, seat) => (seat === viewer ? speech.say('web-seat-you') : name)));
  return told.say(words, { lead: next.lead, seat: next.seat });
}

function losersOf({ players, winners }: BaseView): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
}

/** The first column in which two differ, and by how much. */
function leadOf<V>(view: V, count: Count<V>, one: number, other: number): { at: number; lead: number } {
  const leads = count.map(({ value }) => Number(value(view, one)) - Number(value(view, other)));
  const at = leads.findIndex((lead) => lead !== 0);
  return { at, lead: leads[at] ?? 0 };
}
