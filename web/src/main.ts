import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/texts/texts.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/layout.css';

// Each game is recognisable from across the room.
import.meta.glob('./boards/*/theme.css', { eager: true });

const target = document.getElementById('app');
if (target) {
  await texts.speak(texts.language);
  mount(App, { target });
  if (import.meta.env.PROD) (globalThis.requestIdleCallback ?? setTimeout)(keep);
}

/** Once the page is there: some browsers keep it for when there is no network, some do not. */
function keep(): void {
  import('#keeping').then((keeping) => keeping.keep()).catch(() => undefined);
}
