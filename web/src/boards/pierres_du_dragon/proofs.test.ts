import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../lib/fairness';
import type { GameEvent } from '../../protocol/pierres_du_dragon';
import { Proofs } from './proofs.svelte';

const ANSWER = '{"type":"bid","fairy":3,"common":0,"black":false,"amulet":false}';
const fist = { seat: 1, fairy: 3, common: 0, black: false, amulet: false, value: 3 };

async function sealed(): Promise<Proofs> {
  const proofs = new Proofs();
  const print = (await fingerprint(`5a17${ANSWER}`)) ?? '';
  await proofs.hear([{ type: 'fist-sealed', seat: 1, fingerprint: print }]);
  expect(proofs.seals[1]).toEqual({ print, proven: null });
  return proofs;
}

function reveal(answer: string, salt = '5a17', open = fist): GameEvent[] {
  return [
    { type: 'fists-opened', fists: [open] },
    { type: 'fists-proven', proofs: [{ seat: 1, answer, salt }] },
  ];
}

describe('the proof of a fist', () => {
  it('holds where salt and answer make the fingerprint that was shown, and the open fist is that answer', async () => {
    const proofs = await sealed();
    await proofs.hear(reveal(ANSWER));
    expect(proofs.seals[1]?.proven).toBe(true);
  });

  it.each([
    ['another fist was closed', reveal(ANSWER.replace('3', '2'), '5a17', { ...fist, fairy: 2 })],
    ['another secret is told', reveal(ANSWER, '5a18')],
    ['another fist lies open', reveal(ANSWER, '5a17', { ...fist, fairy: 5 })],
  ])('fails where %s', async (_, events) => {
    const proofs = await sealed();
    await proofs.hear(events);
    expect(proofs.seals[1]?.proven).toBe(false);
  });

  it('is kept while the next fists close, and goes when they open', async () => {
    const proofs = await sealed();
    await proofs.hear(reveal(ANSWER));
    await proofs.hear([{ type: 'fist-sealed', seat: 1, fingerprint: 'next' }]);
    expect(proofs.seals[1]?.proven).toBeNull();
    expect(proofs.verdicts).toEqual({ 1: true });
    await proofs.hear(reveal(ANSWER));
    expect(proofs.verdicts).toEqual({ 1: false });
  });

  it('is said to be missing where none was made, as under the first rules', async () => {
    const proofs = await sealed();
    const unproven = { ...fist, seat: 2 };
    const [opening, proven] = reveal(ANSWER) as [Extract<GameEvent, { type: 'fists-opened' }>, GameEvent];
    await proofs.hear([{ ...opening, fists: [fist, unproven] }, proven]);
    expect(proofs.verdicts).toEqual({ 1: true, 2: null });
    await proofs.hear([{ type: 'fists-opened', fists: [fist, unproven] }]);
    expect(proofs.verdicts).toEqual({ 1: null, 2: null });
    expect(proofs.seals).toEqual({});
  });

  it('belongs to the fists that opened first, where several rows of fists opened at once', async () => {
    const proofs = await sealed();
    const later = { ...fist, fairy: 0, value: 0 };
    await proofs.hear([
      ...reveal(ANSWER).slice(0, 1),
      { type: 'fists-opened', fists: [later] },
      ...reveal(ANSWER).slice(1),
    ]);
    expect(proofs.seals[1]?.proven).toBeUndefined();
    expect(proofs.verdicts).toEqual({ 1: null });
  });

  it('says nothing of a fist whose fingerprint this page has not seen', async () => {
    const proofs = new Proofs();
    await proofs.hear(reveal(ANSWER));
    expect(proofs.seals[1]).toBeUndefined();
  });
});
