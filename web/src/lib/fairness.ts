// The proof of a fair shuffle, worked out on the reader's own device.
import type { TableInfo } from '../protocol/server';

/** Whether the seed has the fingerprint that was published at the start; null where this page cannot tell. */
export async function seedFits({ game, rules, seed, commitment }: TableInfo): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || seed === null || commitment === null) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`dracotheque/${game}/${rules}/${seed}`));
  const print = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return print === commitment;
}
