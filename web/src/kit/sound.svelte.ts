// Sound, and on a phone a short vibration: nothing until somebody wishes it; the sounds of things that move are heard only
// where they do.
import { motion } from './motion.svelte';
import type { Cue } from './synth';

type Synth = typeof import('./synth');

const KEPT = 'draco-sound';
/** More than so many at once is noise. */
const MOST = 3;
const TREMBLE_MS = 120;
const STILL: readonly Cue[] = ['turn', 'end'];

class Sound {
  /** Whether somebody has chosen: who has not is asked once. */
  isChosen = $state(globalThis.localStorage?.getItem(KEPT) !== null);
  on = $state(globalThis.localStorage?.getItem(KEPT) === 'on');
  #context: AudioContext | null = null;
  /** Fetched when something is to be heard: most never wish it. */
  #synth: Synth | null = null;

  choose(on: boolean): void {
    this.on = on;
    this.isChosen = true;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
    if (on) void this.#wake().then(() => this.play(['turn']));
  }

  /** Let these be heard, each once. */
  play(cues: Iterable<Cue>): void {
    if (!this.on) return;
    const heard = [...new Set(cues)].filter((cue) => STILL.includes(cue) || !(motion.reduced || document.hidden));
    if (!heard.length) return;
    if (heard.some((cue) => STILL.includes(cue))) this.#tremble();
    // Before the first gesture browsers let nothing sound; what would have been heard then is not made up for.
    const [context, synth] = [this.#context, this.#synth];
    if (context?.state === 'running' && synth) for (const cue of heard.slice(-MOST)) synth.sing(context, cue);
    else void this.#wake();
  }

  /** What calls somebody is felt, too, where a device can. */
  #tremble(): void {
    if ('vibrate' in navigator) navigator.vibrate(TREMBLE_MS);
  }

  async #wake(): Promise<void> {
    if (!('AudioContext' in globalThis)) return;
    this.#context ??= new AudioContext();
    this.#synth ??= await import('./synth');
    await this.#context.resume();
  }
}

export const sounds = new Sound();
