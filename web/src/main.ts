import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/texts/texts.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/games.css';
import './theme/base.css';

const target = document.getElementById('app');
if (target) {
  await texts.speak(texts.language);
  mount(App, { target });
}
