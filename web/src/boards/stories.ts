// What is worth a scene in each game: small, and known before the first move, so that no scene is missed.
import type { Story } from './contract';

const STORIES = import.meta.glob<Story>('./*/story.ts', { import: 'default', eager: true });

export function storyOf(game: string): Story {
  return STORIES[`./${game}/story.ts`] ?? {};
}
