// The workshop of blank cards, with a server that answers from a table of its own.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Speech } from '../../../lib/texts/speech';
import { voice } from '../../../../tests/boards';
import CardEditor from './CardEditor.svelte';
import type { CardReport } from './check';
import { handed, keptCards } from './kept';
import { EXAMPLES, readScript, writeScript, type Script } from './script';
import { freshStep, OPERATIONS, PLAYER_OPERATIONS } from './vocabulary';

let speech: Speech;
const GOOD: CardReport = {
  errors: [],
  warnings: ['W_STRONG'],
  text: { fr: [{ depth: 0, text: 'prenez' }], en: [{ depth: 0, text: 'take' }] },
  worth: 9.5,
};
const server = vi.fn<(card: Script) => CardReport>();

beforeAll(async () => {
  speech = await voice('fr', 'pierres_du_dragon');
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.mockReset().mockReturnValue(GOOD);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/workshop/pierres_du_dragon/check');
    return new Response(JSON.stringify(server((JSON.parse(body) as { card: Script }).card)));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const use = vi.fn<(card: Script) => void>();
  return { ...render(CardEditor, { props: { speech, use, share: () => undefined, patience: 0 } }), use };
}

type Shown = ReturnType<typeof show>;

function button(shown: Shown, label: string): HTMLButtonElement {
  const found = [...shown.container.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label,
  );
  if (!found) throw new Error(label);
  return found;
}

const lastCard = (): Script => server.mock.lastCall?.[0] as Script;

describe('the workshop of blank cards', () => {
  it('asks the server and shows both texts and the advice', async () => {
    const shown = show();
    await waitFor(() => expect(shown.container.textContent).toContain('prenez'));
    expect(shown.container.textContent).toContain('take');
    expect(shown.container.textContent).toContain(speech.name('code', 'W_STRONG'));
  });

  it('says what is wrong and does not let such a card out', async () => {
    server.mockReturnValue({ errors: ['E_NAME'], warnings: [], text: { fr: [], en: [] }, worth: null });
    const shown = show();
    await waitFor(() => expect(shown.container.textContent).toContain(speech.name('code', 'E_NAME')));
    expect(button(shown, speech.say('word-card-use')).disabled).toBe(true);
  });

  it('adds every step of the menu and sends it as the format has it', async () => {
    const shown = show();
    const menu = shown.container.querySelector<HTMLSelectElement>('.add select') as HTMLSelectElement;
    for (const op of Object.keys(OPERATIONS)) {
      await fireEvent.click(button(shown, speech.say('word-step-remove')));
      await fireEvent.change(menu, { target: { value: op } });
      await fireEvent.click(
        [...shown.container.querySelectorAll('button')].findLast(
          (each) => each.textContent?.trim() === speech.say('word-step-add'),
        ) as HTMLButtonElement,
      );
      await waitFor(() => expect(lastCard().steps).toEqual([freshStep(op)]));
      expect(shown.container.textContent).not.toMatch(/word-[a-z]/);
    }
  });

  it('has words for every step, key and value', () => {
    for (const op of [...Object.keys(OPERATIONS), ...Object.keys(PLAYER_OPERATIONS)])
      expect(speech.has(`word-op-${op}`), op).toBe(true);
  });

  it('opens an example, keeps it, and hands it over to a table', async () => {
    const shown = show();
    await fireEvent.click(button(shown, 'Le Dragonnier'));
    await waitFor(() => expect(lastCard()).toEqual(EXAMPLES[2]));
    await waitFor(() => expect(button(shown, speech.say('word-card-keep')).disabled).toBe(false));
    await fireEvent.click(button(shown, speech.say('word-card-keep')));
    expect(keptCards()).toEqual([EXAMPLES[2]]);
    await fireEvent.click(button(shown, speech.say('word-card-use')));
    expect(shown.use).toHaveBeenCalledWith(EXAMPLES[2]);
    expect(handed()).toEqual([EXAMPLES[2]]);
  });

  it('reads what it wrote, and nothing that is not a card', () => {
    for (const card of EXAMPLES) expect(readScript(writeScript(card))).toEqual(card);
    for (const text of ['', '[]', '{}', '{"schema":"pd-card/1"}', 'x'.repeat(20_000)])
      expect(readScript(text)).toBeNull();
  });
});
