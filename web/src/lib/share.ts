// Links for friends: to the clipboard, or where a page may not write there, shown to be copied by hand.
import { toasts } from '../kit/toasts.svelte';
import { t } from './texts/texts.svelte';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(t('web-copied'));
  } catch {
    toasts.show(link);
  }
}
