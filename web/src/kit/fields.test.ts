// Numbers, amounts and lists in the making.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AmountField from './AmountField.svelte';
import NumberField from './NumberField.svelte';
import { toggled } from './picking';
import Rows from './Rows.svelte';
import SelectField from './SelectField.svelte';

afterEach(cleanup);

const field = (container: Element, type: string): HTMLInputElement =>
  container.querySelector(`input[type=${type}]`) as HTMLInputElement;

describe('fields', () => {
  it('keep a number within its bounds', async () => {
    const change = vi.fn<(value: number) => void>();
    const { container } = render(NumberField, { props: { label: 'n', value: 2, low: 1, high: 6, change } });
    for (const value of ['9', '-3', '', '4.7'])
      await fireEvent.change(field(container, 'number'), { target: { value } });
    expect(change.mock.calls.flat()).toEqual([6, 1, 1, 4]);
  });

  it('take a word instead of a number, and a number again', async () => {
    const change = vi.fn<(value: number | 'all') => void>();
    const props = { label: 'n', low: 1, high: 6, instead: { value: 'all' as const, words: 'all' }, change };
    const shown = render(AmountField<'all'>, { props: { ...props, value: 3 } });
    await fireEvent.click(field(shown.container, 'checkbox'));
    await shown.rerender({ ...props, value: 'all' });
    expect(field(shown.container, 'number').disabled).toBe(true);
    await fireEvent.click(field(shown.container, 'checkbox'));
    expect(change.mock.calls.flat()).toEqual(['all', 1]);
  });
});

describe('one of several', () => {
  it('is chosen by its name', async () => {
    const change = vi.fn<(value: number) => void>();
    const props = { label: 'which', among: [-1, 4], name: (each: number) => (each < 0 ? 'none' : `no. ${each}`) };
    const { getByLabelText } = render(SelectField<number>, { props: { ...props, value: -1, change } });
    const select = getByLabelText('which') as HTMLSelectElement;
    expect([select.value, select.textContent]).toEqual(['-1', 'noneno. 4']);
    await fireEvent.change(select, { target: { value: '4' } });
    expect(change.mock.calls).toEqual([[4]]);
  });
});

describe('a list in the making', () => {
  const row = createRawSnippet<[string, (next: string) => void, number]>((each) => ({
    render: () => `<i>${each()}</i>`,
  }));

  function shown(list: string[]) {
    const change = vi.fn<(list: string[]) => void>();
    const words = { add: 'add', remove: 'remove', raise: 'raise' };
    const props = { list, fewest: 1, most: 3, fresh: () => 'new', ...words, change, row };
    const { container } = render(Rows<string>, { props });
    const buttons = [...container.querySelectorAll('button')];
    const named = (name: string) =>
      buttons.filter((each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name);
    return { change, named };
  }

  it('grows and shrinks within its bounds', async () => {
    const { change, named } = shown(['a', 'b']);
    await fireEvent.click(named('remove')[0] as HTMLElement);
    await fireEvent.click(named('add')[0] as HTMLElement);
    expect(change.mock.calls).toEqual([[['b']], [['a', 'b', 'new']]]);
    expect(shown(['a']).named('remove')).toEqual([]);
    expect(shown(['a', 'b', 'c']).named('add')).toEqual([]);
  });

  it('puts a row before the one above it, but for the first', async () => {
    const { change, named } = shown(['a', 'b', 'c']);
    expect(named('raise')).toHaveLength(2);
    await fireEvent.click(named('raise')[1] as HTMLElement);
    expect(change.mock.calls).toEqual([[['a', 'c', 'b']]]);
  });

  it('picks what is not picked and leaves out what is', () => {
    expect(toggled(toggled([1, 2], 3), 1)).toEqual([2, 3]);
  });
});
