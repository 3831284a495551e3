// Something asked of the server: done, with a word about it, or refused with the reason.
import { toasts } from '../kit/toasts.svelte';
import { complain } from './refusals';
import { t } from './texts/texts.svelte';

/** Whether it was done; `game` says whose words a refusal may need. */
export async function attempt(act: () => Promise<unknown>, said = '', game = ''): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    complain(error, game);
    return false;
  }
  if (said) toasts.show(t(said));
  return true;
}
