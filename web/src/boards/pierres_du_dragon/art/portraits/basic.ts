// The characters of every round but for the dragons, each drawn as what it does.
import type { Drawing } from '../Portrait.svelte';
import { bust } from '../parts/bust';

export const BASIC: Record<string, Drawing> = {
  // The Witch stirs a curse.
  witch: {
    sky: { glow: '#3f8f5c', deep: '#0d1026', moon: true },
    shapes: [
      '#3b2a4a: M70 70C52 96 54 140 40 172C66 166 76 140 78 118ZM130 70C148 96 146 140 160 172C134 166 124 140 122 118Z',
      ...bust(
        { robe: '#2b2140', trim: '#8adf7a' },
        { skin: '#b8cf94', hair: '#1c1420', eyes: 'sly', iris: '#b6e04a', nose: 'hook', mouth: 'smile' },
      ),
      '#1d1530 #7a5aa8: M40 64C64 50 136 50 160 64C140 76 60 76 40 64Z',
      '#271b40 #7a5aa8: M66 60C76 40 84 14 112 2C106 14 118 18 126 12C120 30 128 46 134 60C114 68 86 68 66 60Z',
      '#e8c25f: M66 58C86 66 114 66 134 58L132 50C114 57 86 57 69 50Z',
      '#6d8a4c: o114 112 2.6',
      '#15101e #59507a 3: M52 176C48 160 152 160 148 176C152 196 140 204 140 206H60C60 204 48 196 52 176Z',
      '#7de06a: o100 174 46 9',
      '#a8f58c: o76 168 6o124 172 4',
      '#a8f58cb2: o132 156 5',
    ],
    goods: ['black 100 164 34'],
  },
  // The Wizard holds one stone of each colour in orbit.
  wizard: {
    sky: { glow: '#5b6fe0', rays: true },
    shapes: [
      '#d8dcf4: M72 70C58 100 64 130 56 152L82 134ZM128 70C142 100 136 130 144 152L118 134Z',
      ...bust({ robe: '#23307c' }, { hair: '#eef0ff', beard: 'long', iris: '#2f6fd6', mouth: 'none' }),
      '#1a2466 #e8c25f: M52 66C72 54 128 54 148 66C132 74 68 74 52 66Z',
      '#2d3d9c #e8c25f: M70 62L102 -14L130 62C112 68 88 68 70 62Z',
      '#ffe9a0: M100 16l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM88 44l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM116 46l2 3 3 .5-2 2 .5 3-3-1.5-3 1.5.5-3-2-2 3-.5z',
      '- #fff3c4 2 3,6: o100 172 80 20',
    ],
    goods: ['red 34 158 34', 'blue 100 184 36', 'yellow 166 158 34'],
  },
  // The Magician draws stones out of a hat.
  magician: {
    sky: { glow: '#a03fb8', deep: '#160a2c' },
    shapes: [
      '#8a1f3f: M20 204C10 150 44 120 70 128L100 150L130 128C156 120 190 150 180 204Z',
      ...bust(
        { robe: '#1d1830', trim: '#d84a6a' },
        { hair: '#20141c', beard: 'moustache', iris: '#7a3fb8', mouth: 'smile' },
      ),
      '#20141c: M72 74C74 50 90 44 100 44C116 44 128 54 128 76C120 66 110 62 100 66C88 62 80 66 72 74Z',
      '- #fff3c4 3: M40 46L86 36M44 36l-6-8M36 50l-10 2M48 54l-4 10',
      '- #f6f0e0 6: M86 36L128 26',
      '#120d1c #6d5a9c: M62 158H138L132 206H68Z',
      '#1f1730 #6d5a9c: o100 158 56 11',
      '#05030a: o100 157 36 6',
      '#d84a6a: M66 174H134L133 184H67Z',
    ],
    goods: ['yellow 78 142 28', 'red 102 132 30', 'blue 126 144 28', 'red 150 120 20'],
  },
  // The Sorcerer, four stones of one colour, and a dark bargain.
  sorcerer: {
    sky: { glow: '#7a1f4a', deep: '#0b0618' },
    shapes: [
      '#22091c #8a2a4a: M58 204C40 120 50 34 100 26C150 34 160 120 142 204Z',
      ...bust(
        { robe: '#3a0f2c', trim: '#ff6a7c' },
        { skin: '#dcb48c', hair: '#17101c', beard: 'goatee', eyes: 'glow', iris: '#ff5a4a', mouth: 'frown' },
      ),
      '#4a1238 #8a2a4a: M64 92C58 50 78 32 100 32C122 32 142 50 136 92C130 66 118 56 100 56C82 56 70 66 64 92Z',
      '#4a1238: M30 204C30 172 44 158 62 150C60 170 66 190 70 204ZM170 204C170 172 156 158 138 150C140 170 134 190 130 204Z',
      '#dcb48c #00000055 1: M40 170C30 150 24 130 34 116L46 124L58 114C64 132 58 150 54 168Z',
      '#dcb48c #00000055 1: M160 170C170 150 176 130 166 116L154 124L142 114C136 132 142 150 146 168Z',
    ],
    goods: ['red 34 96 30', 'red 166 96 30', 'red 62 44 24', 'red 138 44 24'],
  },
  // The Thief, masked, with a stone that was somebody else's.
  thief: {
    sky: { glow: '#2f4a7a', deep: '#080c1e', moon: true },
    shapes: [
      '#0c1128: M0 150L20 130L38 150V204H0ZM160 140L182 118L204 140V204H160Z',
      '#172436: M50 204C44 130 54 40 100 34C146 40 156 130 150 204Z',
      ...bust({ robe: '#24344a', trim: '#54708f' }, { hair: '#1a1410', eyes: 'sly', iris: '#6fd6a0', mouth: 'smile' }),
      '#10141f: M70 82C82 76 92 80 100 84C108 80 118 76 130 82C130 94 122 100 112 98C106 98 102 94 100 92C98 94 94 98 88 98C78 100 70 94 70 82Z',
      '#fffaf0: M81 88Q88 82 95 88Q88 93 81 88ZM105 88Q112 82 119 88Q112 93 105 88Z',
      '#1c6a4a: o90 88 3o114 88 3',
      '#31486a #0c1220: M62 100C56 50 76 36 100 36C124 36 144 50 138 100C134 70 122 58 100 58C78 58 66 70 62 100Z',
      '#1a1f2c #54708f: M128 204C120 186 122 170 138 160C150 154 164 160 168 172C176 186 172 198 168 204Z',
    ],
    goods: ['blue 146 150 38'],
  },
};
