// What is said above every page.
import { mount } from 'svelte';
import { texts } from '../lib/texts/texts.svelte';
import Away from './Away.svelte';
import Newer from './Newer.svelte';

async function place(): Promise<{ target: Element; anchor?: Element }> {
  await texts.enter('offline');
  const page = document.getElementById('app');
  return page ? { target: document.body, anchor: page } : { target: document.body };
}

/** From now on it is said when there is no network. */
export async function watchNetwork(): Promise<void> {
  mount(Away, await place());
}

/** There is a newer build of the page, which its reader may take. */
export async function announceNewer(take: () => void): Promise<void> {
  mount(Newer, { ...(await place()), props: { take } });
}
