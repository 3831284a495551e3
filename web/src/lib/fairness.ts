// The proof of a fair shuffle and of sealed answers, worked out on the reader's own device.
import type { TableInfo } from '../protocol/server';

/** The SHA-256 of a text, in hexadecimal digits; null where this page may not work it out. */
export async function fingerprint(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the seed has the fingerprint that was published at the start; null where this page cannot tell. */
export async function seedFits({ game, rules, seed, commitment }: TableInfo): Promise<boolean | null> {
  if (seed === null || commitment === null) return null;
  const print = await fingerprint(`dracotheque/${game}/${rules}/${seed}`);
  return print === null ? null : print === commitment;
}
