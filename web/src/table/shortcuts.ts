// Keys of the table; the letters are the same in both languages.

export type Wish = 'choices' | 'rules' | 'log' | 'hint' | 'undo';

const KEYS: Record<string, Wish> = { c: 'choices', r: 'rules', j: 'log', h: 'hint', z: 'undo' };

/** What a key wishes for, unless somebody is typing. */
export function shortcut(event: KeyboardEvent): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof HTMLElement && (target.closest('input, textarea, select, dialog') || target.isContentEditable))
    return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
