// The dragons, each with what it guards.
import type { Drawing } from '../Portrait.svelte';
import { drake } from '../parts/drake';

const BANDS = ['#ff5a5a', '#ff9c3c', '#ffe14a', '#6fd66a', '#4aa8ff', '#8a5aff'];
const RAINBOW = BANDS.map((band, at) => `- ${band}cc 12: o60 214 ${196 - at * 12}`);

export const DRAGONS: Record<string, Drawing> = {
  // The Red Dragon breathes on a ruby.
  red_dragon: {
    sky: { glow: '#d8452c', deep: '#240716', rays: true },
    shapes: [
      '#7a1220 #3c0610: M112 100C150 40 186 30 204 34V160C176 150 150 130 112 100Z',
      '- #3c0610 3: M120 104L204 60M122 108L204 100M124 114L204 140',
      ...drake({ skin: '#d23a34', dark: '#7c1220', belly: '#f2a257' }, 'swept', 'open'),
      '#ff9a2e: M40 124C22 124 12 136 -4 138C4 146 0 156 -4 164C14 160 22 152 34 156C28 148 34 142 44 138Z',
      '#fff0a0: M40 127C28 130 18 140 6 146C16 148 24 144 32 146C30 140 36 136 44 134Z',
    ],
    goods: ['red 44 176 40'],
  },
  // The Blue Dragon rises from the waves.
  blue_dragon: {
    sky: { glow: '#2f86d8', deep: '#061637', moon: true },
    shapes: [
      ...drake({ skin: '#3a86de', dark: '#153d86', belly: '#bfe6f4', horn: '#d8f2ff', eye: '#c8ffe8' }, 'antler'),
      '- #bfe6f4 3.4: M32 104C28 122 14 128 6 120M44 108C40 126 26 140 12 138',
      '#7fd0f0 #153d86: M128 84C150 80 160 92 158 110C148 100 138 98 126 100Z',
      '#1b55ac: M0 176C20 160 34 160 48 174C62 160 78 160 92 174C106 160 122 160 136 174C150 160 168 160 200 178V204H0Z',
      '#0d3477: M0 190C24 176 40 178 56 188C74 176 92 178 108 188C126 176 146 178 162 188C176 180 188 180 200 188V204H0Z',
      '- #dff4ff 3: M8 176Q26 160 46 172M96 172Q112 160 134 172',
    ],
    goods: ['blue 46 168 40'],
  },
  // The Yellow Dragon suns itself on a dune.
  yellow_dragon: {
    sky: { glow: '#e8a628', deep: '#2a1430', rays: true },
    shapes: [
      '#fff0a8: o48 46 24',
      ...drake({ skin: '#efb832', dark: '#96590c', belly: '#fff0c0', horn: '#8a4a1c', eye: '#ff6a2a' }, 'ram'),
      '#c9801c: M120 98C136 98 146 108 148 122C138 116 128 114 116 112Z',
      '- #fff0c0 4: M124 74l4 5M134 82l3 6M142 104l2 8M148 122l1 8M150 142l0 8',
      '#b9762a: M0 186C30 168 66 172 100 184C136 196 170 190 200 178V204H0Z',
      '#7c4a18: M0 196C40 184 70 188 110 196L200 192V204H0Z',
    ],
    goods: ['yellow 44 170 40'],
  },
  // The Ancient Dragon, grey with years, guards all colours.
  ancient_dragon: {
    sky: { glow: '#6f7f8a', deep: '#11131f' },
    shapes: [
      ...drake({ skin: '#8d9a8a', dark: '#47544e', belly: '#d9d8bd', horn: '#cbbf9a', eye: '#bff4ff' }, 'ram'),
      '#e9ece6: M40 108C38 130 46 150 40 168C52 156 56 138 54 114ZM56 112C58 130 68 144 66 162C76 148 76 130 70 114ZM74 112C78 124 88 134 88 148C96 136 94 122 88 112Z',
      '- #e9ece6 6: M74 62C84 50 100 50 112 64',
      '- #47544e 3: M96 84l14 6M58 84l8 8M124 120l10 14',
    ],
    goods: ['red 24 182 30', 'blue 56 186 30', 'yellow 88 184 30'],
  },
  // The Two-headed Dragon cannot agree with itself.
  two_headed_dragon: {
    sky: { glow: '#4f8a4a', deep: '#0c1424' },
    shapes: [
      {
        transform: 'translate(212 6) scale(-0.86 0.98)',
        shapes: [...drake({ skin: '#8a4fb0', dark: '#432060', belly: '#e6c8f2', eye: '#9dff7a' })],
      },
      {
        transform: 'translate(-12 14) scale(0.86 0.98)',
        shapes: [...drake({ skin: '#4fa05a', dark: '#1c5232', belly: '#e6efb0', eye: '#ff8a5a' }, 'swept', 'open')],
      },
    ],
    goods: ['red 70 184 30', 'blue 132 184 30'],
  },
  // The Rainbow Dragon tempts whoever cannot stop.
  rainbow_dragon: {
    sky: { glow: '#8fb6ff', deep: '#16103a' },
    shapes: [
      ...RAINBOW,
      ...drake({ skin: '#f4ecff', dark: '#8a76c8', belly: '#ffe0ee', horn: '#ffd84a', eye: '#ff5aa8' }, 'antler'),
      '#ff5a5a: M128 70C146 78 156 96 158 112L146 100Z',
      '#ffe14a: M150 98C164 112 168 132 168 146L156 128Z',
      '#4aa8ff: M160 132C170 150 172 168 170 184L160 164Z',
      '- #ff9ad0 5: M112 96C104 100 92 102 84 100',
      '#6a3f8a #e8c25f 2.5: M20 170C6 176 6 204 24 206H76C92 204 92 178 76 170L82 160H14Z',
      '- #e8c25f 5: M18 168H78',
    ],
    goods: ['red 34 154 22', 'yellow 50 148 24', 'blue 66 154 22'],
  },
};
