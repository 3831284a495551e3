// The title of the page and its sign in the tab: how many tables wait for this person.
import { session } from './session.svelte';

const PLAIN = `${import.meta.env.BASE_URL}dragon.svg`;
const CALLING = `${import.meta.env.BASE_URL}dragon-calls.svg`;

/** Called in a component: the title follows what waits; `asked` for the table that is open itself. */
export function entitle(title: () => string, asked: () => boolean = () => false): void {
  $effect(() => {
    const waiting = Math.max(session.waiting, asked() ? 1 : 0);
    document.title = `${waiting ? `(${waiting}) ` : ''}${title()}`;
    document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', waiting ? CALLING : PLAIN);
  });
}
