// Head and shoulders by candle-light, from the left; hats, hair and hands come from each character.
import type { Drawn } from '../../../../kit/shapes';
import { face, type Face } from './face';

interface Head extends Partial<Face> {
  ears?: 'round' | 'pointed' | 'none';
  beard?: 'none' | 'long' | 'broad' | 'goatee' | 'moustache';
}

const BEARDS = {
  long: 'M75 94C76 128 84 168 101 186C117 168 124 128 125 94C121 108 112 107 100 107C88 107 79 108 75 94Z',
  broad: 'M72 90C66 118 72 146 100 152C128 146 134 118 128 90C122 106 112 105 100 105C88 105 78 106 72 90Z',
  goatee: 'M90 118C92 134 96 142 101 146C106 142 109 134 110 118C104 122 96 122 90 118Z',
};

export function bust({ robe, trim = '#e8c25f' }: { robe: string; trim?: string }, head: Head): Drawn[] {
  const { skin = '#f0c79a', hair = '#3a2416', ears = 'round', beard = 'none' } = head;
  return [
    `${robe}: M22 204C24 164 54 146 84 139L116 139C146 146 176 164 178 204Z`,
    '#0a042052: M116 139C146 146 176 164 178 204H116C124 182 124 160 116 139Z',
    '- #ffffff38 3: M30 204C34 172 56 154 82 146',
    `${skin}: M87 116H113V140C106 148 94 148 87 140Z`,
    '#00000040: M87 122C96 134 106 132 113 124V140C106 148 94 148 87 140Z',
    ...(ears === 'round' ? [`${skin} #00000040 1: M74 84C66 82 66 100 76 102ZM126 84C134 82 134 100 124 102Z`] : []),
    ...(ears === 'pointed'
      ? [
          `${skin} #00000050 1: M76 82L46 66C52 86 62 98 76 102ZM124 82L154 66C148 86 138 98 124 102Z`,
          '#0000002e: M72 86L54 74C60 86 66 92 73 96Z',
        ]
      : []),
    `${skin}: M73 84C72 60 86 50 100 50C114 50 128 60 127 84C127 108 114 126 100 127C86 126 73 108 73 84Z`,
    '#0000002b: M100 50C114 50 128 60 127 84C127 108 114 126 100 127C114 112 118 98 114 78C112 66 107 56 100 50Z',
    `- ${trim} 5: M84 140L100 164L116 140`,
    ...face({ iris: '#3a2a5c', eyes: 'open', nose: 'small', mouth: 'flat', ...head, skin, hair }),
    ...bearded(beard, hair),
  ];
}

function bearded(beard: NonNullable<Head['beard']>, hair: string): Drawn[] {
  if (beard === 'none') return [];
  if (beard === 'moustache')
    return [
      `${hair}: M100 108C92 102 82 106 76 116C86 116 94 116 100 112C106 116 114 116 124 116C118 106 108 102 100 108Z`,
    ];
  return [
    `${hair}: ${BEARDS[beard]}`,
    { transform: 'translate(3 0)', shapes: [`- #0000002e: ${BEARDS[beard]}`] },
    ...(beard === 'goatee'
      ? []
      : [
          '- #00000038: M90 122C92 140 96 158 99 170M108 122C108 138 106 152 103 166',
          `${hair} #00000033 1: M100 107C92 102 84 104 78 112C88 114 94 114 100 111C106 114 112 114 122 112C116 104 108 102 100 107Z`,
        ]),
  ];
}
