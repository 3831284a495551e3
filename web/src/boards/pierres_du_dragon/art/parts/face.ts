// Eyes, brows, nose and mouth of a bust.

export interface Face {
  skin: string;
  /** Of the brows, and of a beard. */
  hair: string;
  iris: string;
  eyes: 'open' | 'sly' | 'closed' | 'glow';
  nose: 'small' | 'hook' | 'round';
  mouth: keyof typeof MOUTHS;
}

const MOUTHS = {
  none: [],
  smile: ['- #7a2430 2.6: M89 111Q100 120 111 111'],
  flat: ['- #7a2430 2.6: M91 113Q100 115 109 113'],
  frown: ['- #5a1a24 3: M89 116Q100 109 111 116'],
  grin: [
    '#3c0d16 #2a0a10 1: M85 109Q100 113 115 109Q112 122 100 123Q88 122 85 109Z',
    '#fff8e2: M88 111L92 116L96 112L100 117L104 112L108 116L112 111Q100 114 88 111Z',
  ],
};

export function face({ skin, hair, iris, eyes, nose, mouth }: Face): string[] {
  const noses = {
    small: ['- #00000055: M100 86C99 94 95 99 97 102C99 104 102 104 104 102'],
    hook: [`${skin} #00000066: M100 84C101 94 88 102 92 107C95 110 104 108 105 104`],
    round: [`${skin} #00000040 1.6: o100 101 9 7.5`, '#ffffff66: o97 99 3 2'],
  };
  return [
    ...[88, 112].flatMap((x) => eye(x, { skin, iris, eyes })),
    eyes === 'sly'
      ? `- ${hair} 4: M79 77L96 82M121 77L104 82`
      : `- ${hair} 3.4: M80 79Q88 74 95 78M105 78Q112 74 120 79`,
    ...noses[nose],
    ...MOUTHS[mouth],
  ];
}

function eye(x: number, { skin, iris, eyes }: Pick<Face, 'skin' | 'iris' | 'eyes'>): string[] {
  if (eyes === 'glow') return [`${iris}59: o${x} 88 8`, `${iris}: o${x} 88 4`, `#fff: o${x} 88 1.6`];
  if (eyes === 'closed') return [`- #2a1620 2.4: M${x - 6} 87Q${x} 93 ${x + 6} 87`];
  return [
    `#fffaf0: M${x - 7} 88Q${x} 80 ${x + 7} 88Q${x} 94 ${x - 7} 88Z`,
    `${iris}: o${x} 87.5 3.6`,
    `#0c0612: o${x} 87.5 1.8`,
    `#fff: o${x - 1.2} 86 1`,
    `- #2a1620 1.8: M${x - 7.5} 88Q${x} 79.5 ${x + 7.5} 88`,
    ...(eyes === 'sly' ? [`${skin} #2a1620 1.4: M${x - 8} 88Q${x} 78 ${x + 8} 88L${x + 7} 86.5H${x - 7}Z`] : []),
  ];
}
