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

/** Whether the device has ways of its own to tell others. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** The device's own ways to tell others. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title: `${title} – Dracothèque`, url }).catch(() => undefined);
}
