import { describe, expect, it } from 'vitest';
import { invitationLink, reachable, readCode, readInvitation } from '../lobby/invitation';
import { routeOf } from '../routes';
import { field, wishes } from './options';

describe('options', () => {
  it('are asked for as their schema says', () => {
    const number = field({
      name: 'max',
      default: null,
      schema: { anyOf: [{ type: 'integer', minimum: 1, maximum: 50 }, { type: 'null' }] },
    });
    expect(number).toMatchObject({ kind: 'number', optional: true, low: 1, high: 50 });
    expect(field({ name: 'fit', default: 'by_eye', schema: { enum: ['by_eye', 'gentle'] } }).kind).toBe('choice');
    expect(field({ name: 'powers', default: false, schema: { type: 'boolean' } }).kind).toBe('switch');
  });

  it('are sent only where they differ from the rulebook', () => {
    const fields = [
      field({ name: 'a', default: 1, schema: { type: 'integer' } }),
      field({ name: 'b', default: 2, schema: { type: 'integer' } }),
    ];
    expect(wishes(fields, { a: 1, b: 3 })).toEqual({ b: 3 });
  });
});

describe('invitations', () => {
  it('are read back from the link that was sent', () => {
    const link = invitationLink('https://dragons.example', 'abc', 'xyz');
    expect(readInvitation(link)).toBe('/table/abc#xyz');
    const hand = invitationLink('https://dragons.example', 'abc', 'xyz', true);
    expect(readInvitation(hand)).toBe('/table/abc#xyz');
  });

  it('are nothing else', () => {
    expect(readInvitation('https://dragons.example/rules')).toBeNull();
    expect(readInvitation('javascript:alert(1)')).toBeNull();
  });
});

describe('routes', () => {
  it('hand the words of an address to its page', () => {
    expect(routeOf('/rules/drakon').parameters).toEqual({ game: 'drakon' });
    expect(routeOf('/table/a%20b').parameters).toEqual({ id: 'a b' });
  });
});

it('a short code is read as it is dictated, typed or linked to', () => {
  for (const text of ['abc 234', 'ABC-234', 'https://dragons.example/join/abc234'])
    expect(readCode(text)).toBe('abc234');
  for (const text of ['abc', '/table/abcdef#xyz', 'hello there']) expect(readCode(text)).toBeNull();
});

it('a link for others never names this very machine', () => {
  const local = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };
  expect(reachable(local, 'http://192.168.1.5:8000')).toBe('http://192.168.1.5:8000');
  expect(reachable(local, null)).toBeNull();
  expect(reachable({ hostname: 'dragons.example', origin: 'https://dragons.example' }, null)).toBe(
    'https://dragons.example',
  );
});
