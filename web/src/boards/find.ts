// Finds what a game brings for the browser; a new folder needs no line here.
import type { Component } from 'svelte';
import type {
  BoardProps,
  Count,
  Cues,
  DetailProps,
  EpilogueProps,
  IllustrationProps,
  Marks,
  PortraitProps,
  SceneProps,
  Workshop,
} from './contract';
import Outside from './Outside.svelte';

const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const DETAILS = import.meta.glob<Component<DetailProps>>('./*/Detail.svelte', { import: 'default' });
const BOXES = import.meta.glob<Component>('./*/Box.svelte', { import: 'default' });
const COUNTS = import.meta.glob<Count>('./*/count.ts', { import: 'default' });
const EPILOGUES = import.meta.glob<Component<EpilogueProps>>('./*/Epilogue.svelte', { import: 'default' });
const ILLUSTRATIONS = import.meta.glob<Component<IllustrationProps>>('./*/Illustration.svelte', { import: 'default' });
const CUES = import.meta.glob<Cues>('./*/cues.ts', { import: 'default' });
const MARKS = import.meta.glob<Marks>('./*/marks.ts', { import: 'default' });
const PORTRAITS = import.meta.glob<Component<PortraitProps>>('./*/Portrait.svelte', { import: 'default' });
const SCENES = import.meta.glob<Component<SceneProps>>('./*/Scene.svelte', { import: 'default' });
const WORKSHOPS = import.meta.glob<Workshop>('./*/workshop.ts', { import: 'default' });

/** Whether players of a game make things of their own. */
export function hasWorkshop(game: string): boolean {
  return `./${game}/workshop.ts` in WORKSHOPS;
}

/** Where they make them, if they do. */
export async function workshopOf(game: string): Promise<Workshop | null> {
  return (await WORKSHOPS[`./${game}/workshop.ts`]?.()) ?? null;
}

/** The board of a game; one of another package brings its own, or is drawn by the types of its view. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  return (await BOARDS[`./${game}/Board.svelte`]?.()) ?? Outside;
}

/** Whether its board shows a place for everybody, so that nothing else must. */
export function hasPlaces(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

/** How a game shows one of its things closely, if it does. */
export async function detailOf(game: string): Promise<Component<DetailProps> | null> {
  return (await DETAILS[`./${game}/Detail.svelte`]?.()) ?? null;
}

/** How a finished game is counted; null where the score says it all. */
export async function countOf(game: string): Promise<Count | null> {
  return (await COUNTS[`./${game}/count.ts`]?.()) ?? null;
}

/** What a finished game has to say besides its count, if anything. */
export async function epilogueOf(game: string): Promise<Component<EpilogueProps> | null> {
  return (await EPILOGUES[`./${game}/Epilogue.svelte`]?.()) ?? null;
}

/** The pictures of the first page of a game's rules, if it has them. */
export async function illustrationOf(game: string): Promise<Component<IllustrationProps> | null> {
  return (await ILLUSTRATIONS[`./${game}/Illustration.svelte`]?.()) ?? null;
}

/** What is heard of what happens in a game. */
export async function cuesOf(game: string): Promise<Cues> {
  return (await CUES[`./${game}/cues.ts`]?.()) ?? {};
}

/** Where on the board of a game things lie, if it says so. */
export async function marksOf(game: string): Promise<Marks | null> {
  return (await MARKS[`./${game}/marks.ts`]?.()) ?? null;
}

/** How a game pictures what is being told, if it does. */
export async function sceneOf(game: string): Promise<Component<SceneProps> | null> {
  return (await SCENES[`./${game}/Scene.svelte`]?.()) ?? null;
}

/** The picture on the box of a game, if it has one. */
export async function boxOf(game: string): Promise<Component | null> {
  return (await BOXES[`./${game}/Box.svelte`]?.()) ?? null;
}

/** How a game shows what a seat may choose before the start, if it does. */
export async function portraitOf(game: string): Promise<Component<PortraitProps> | null> {
  return (await PORTRAITS[`./${game}/Portrait.svelte`]?.()) ?? null;
}
