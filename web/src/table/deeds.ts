// What people at a table have done to each other beside the game, or answered each other, in words.
import { t } from '../lib/texts/texts.svelte';
import type { Said } from '../protocol/server';

/** A deed in words, for the one it is about or for the others; with its reason, where one was given. */
export function deedInWords({ deed, name, doer, text, person }: Said, me: string | undefined): string {
  const words = t(`web-deed-${deed}`, { name, doer, you: person === me ? 'yes' : 'no' });
  return text ? `${words} ${t('web-deed-reason', { reason: text })}` : words;
}

/** Whether somebody is told at once: who asked hears the answer, and all how a vote has ended. */
export function concerns({ deed, person }: Said, me: string | undefined): boolean {
  if (deed === 'undo-refused' || deed === 'close-refused') return person === me;
  // Whoever is sent away has a banner for it; a vote is asked about beside the board.
  return deed === 'away-refused' || (deed === 'sent-away' && person !== me);
}

/** Why this person does not sit here any more: the last they were told of it. */
export function sentAway(chat: readonly Said[], me: string | undefined): Said | null {
  const own = chat.filter(({ deed, person }) => person === me && (deed === 'sent-away' || deed === 'removed'));
  return own.at(-1) ?? null;
}
