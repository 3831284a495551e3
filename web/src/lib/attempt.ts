// Something asked of the server: done, with a word about it, or refused with the reason.
import { toasts } from '../kit/toasts.svelte';
import { complain } from './refusals';
import { t } from './texts/texts.svelte';

/** Whether it was done. */
export async function attempt(act: () => Promise<unknown>, said = ''): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    complain(error);
    return false;
  }
  if (said) toasts.show(t(said));
  return true;
}
