// Whom one does not want to hear.
import { api } from './api';
import { attempt } from './attempt';

class Mutes {
  people = $state.raw<ReadonlySet<string>>(new Set());

  async load(): Promise<void> {
    this.people = new Set((await api.mutes()).people);
  }

  /** Hear somebody no more, or again. */
  async choose(person: string, muted: boolean): Promise<void> {
    if (!(await attempt(() => api.mute(person, muted), muted ? 'web-muted' : 'web-unmuted'))) return;
    const others = [...this.people].filter((each) => each !== person);
    this.people = new Set(muted ? [...others, person] : others);
  }
}

export const mutes = new Mutes();
