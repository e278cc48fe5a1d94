/** The hour and weather that a palette stands for. */
export type Mood = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'storm' | 'snow';

/** The inks of one poster. Land runs from `far` (pale with distance) to `dark` (the frame in front). */
export interface Palette {
  name: string;
  mood: Mood;
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  light: string;
  accent: string;
  glow: string;
  water: string;
}

type Row = readonly [name: string, mood: Mood, inks: string];

// Inks in the order: sky top, middle, low; sun; far; mid; near; dark; light; accent; glow; water.
const rows: readonly Row[] = [
  [
    'rose',
    'dawn',
    '#7f93bd #eab0a6 #fbdfbf #fff3d6 #c0a2b4 #84759b #4f5380 #272b50 #fdebd8 #d9614c #ffd58a #cba2ab',
  ],
  [
    'apricot',
    'dawn',
    '#8fb8ba #f3caa2 #fde8c6 #fff8e0 #a9bdae #6d9790 #3d6d6a #1b4147 #fff3dc #e2683c #ffd27a #b6cdbd',
  ],
  [
    'lilac',
    'dawn',
    '#a9a4d0 #e3bfd0 #fbe6d4 #fff6e4 #b7a9cb #8a80b4 #595892 #2c2d5c #fdf0e6 #e0705a #ffdc94 #b9b3d6',
  ],
  [
    'celadon',
    'dawn',
    '#9fc9bd #dfe3c4 #fbeed0 #f6a25f #a8c4b0 #729f92 #3f716c #1e4448 #fdf4e0 #dd6a45 #ffd480 #9dc3b8',
  ],
  [
    'riviera',
    'day',
    '#2f8fc0 #7fc6d8 #dcf0e4 #fff8e0 #90bfc6 #4f9298 #2c6f60 #163f46 #fff8ea #e8633a #ffd066 #2a88aa',
  ],
  [
    'summit',
    'day',
    '#3c8fcb #8dc8e6 #e8f4ef #fffbe8 #a0c2d4 #5f91b0 #3f7c56 #1c483c #fffaf0 #d2452f #ffd36b #3d9cb2',
  ],
  [
    'meadow',
    'day',
    '#7cc2c6 #c1e2d0 #f8f1d2 #fffadf #a6c9b0 #6ca37c #3d8050 #1b4a38 #fff8e1 #e0512f #ffd46a #6cb6b8',
  ],
  [
    'sonora',
    'day',
    '#4fa3bd #9ccfd2 #f8ecd2 #fff8e2 #e6b18c #d07f50 #b0542f #4a2226 #fff4e2 #e2603d #ffd673 #58a4aa',
  ],
  [
    'ochre',
    'day',
    '#8cc0bd #cfe0cb #fbf0d4 #f5b04a #e3bd86 #cf9450 #a8632f #43291f #fff6e2 #b8432c #ffdb80 #6fafa8',
  ],
  [
    'almanac',
    'day',
    '#f0dbb2 #f5e6c6 #faf0da #e2603d #bcc6a8 #6f9c8e #2d6c6c #153a45 #fffaf0 #d8492f #ffc75a #5da5a2',
  ],
  [
    'marine',
    'day',
    '#f6e5c5 #f8ecd4 #fcf5e6 #f0b13f #9cc0c6 #4d8ea4 #22587c #12304f #fffaf0 #e1553b #ffcf5f #3e86a6',
  ],
  [
    'lagoon',
    'day',
    '#3ab0c4 #8edcd4 #f2f2d4 #fffbe2 #8fd0c4 #45a597 #1c7466 #0f4347 #fffbee #ff7a4d #ffd768 #25a8b4',
  ],
  [
    'mint',
    'day',
    '#b9dfd2 #d8ecdc #f7f3e0 #f5865f #a6cfc2 #66a798 #2f7a72 #174750 #fffaf0 #ee6b4b #ffd06c #7cc4ba',
  ],
  [
    'golden',
    'golden',
    '#e08c50 #f5ba62 #fde4a4 #fff6d2 #dc9f68 #ad6741 #6f4036 #392330 #ffecc4 #c8412b #fff0a8 #e2a660',
  ],
  [
    'olive',
    'golden',
    '#d8b25c #f0d28a #fcefc4 #fff9df #b9ae6c #808a52 #4b6441 #24392f #fff4d4 #c4512d #fff0a0 #cbbf86',
  ],
  [
    'terracotta',
    'golden',
    '#f0c69c #f6dab8 #fcecd6 #e0562f #e2a680 #c5704d #8f4536 #4a2530 #fff2e0 #2f7f86 #ffe08a #82b2aa',
  ],
  [
    'apricot-teal',
    'golden',
    '#f5b58b #fad6b0 #fdeed0 #f2643f #a2baab #50908c #1e6067 #0e3742 #fff3e0 #ec5c3c #ffdf86 #74b0aa',
  ],
  [
    'saffron',
    'golden',
    '#f3a83f #f8c968 #fdebb0 #fffbe0 #e7a55a #c6673f #8a3b3c #431f35 #fff0cc #1f7a82 #fff0a0 #e8b066',
  ],
  [
    'coral',
    'dusk',
    '#3d4280 #c25c7e #f99f70 #ffe0a8 #a9628a #70437d #402e62 #1e1a40 #fcd8be #f0604d #ffd070 #b55c80',
  ],
  [
    'violet',
    'dusk',
    '#2c3468 #7f5e9e #eca8ac #ffe6cc #86689f #594a88 #36326a #181a40 #f6dcd6 #ee7058 #ffd480 #82629e',
  ],
  [
    'blue-hour',
    'dusk',
    '#163260 #3f709c #ebbb96 #ffe9c4 #6186a4 #355b83 #1d3b63 #0c2040 #d5dfe2 #e0694a #ffc861 #40719a',
  ],
  [
    'plum',
    'dusk',
    '#4a2548 #a8486c #f58c60 #ffdf9c #94456c #6a3060 #421f4c #210f30 #fbd0b4 #ff8a4c #ffd474 #a2486a',
  ],
  [
    'teal-dusk',
    'dusk',
    '#0f4b5c #439492 #f5ca92 #fff0cc #5d9a92 #2f7076 #17505a #092f3c #f4e6cc #ef7548 #ffd070 #43908e',
  ],
  [
    'ember',
    'dusk',
    '#54303f #c85b43 #f9ae5c #ffeab0 #b86a50 #85443f #532c36 #291724 #fcdab0 #f2c14e #ffe08c #c66b4c',
  ],
  [
    'sirocco',
    'night',
    '#1a1c48 #473a70 #b5677a #ffe9c0 #855577 #5f3d66 #452b52 #1c1330 #e6c4bc #e8784a #ffd27a #6a4a7c',
  ],
  [
    'midnight',
    'night',
    '#0b1a3c #183462 #345c88 #fff3d0 #2c527f #1d3b66 #13294b #0a1730 #b4c6d8 #cf5a44 #ffd166 #1f4471',
  ],
  [
    'emerald',
    'night',
    '#06262f #0f474c #33867a #f6f3cf #246a66 #16504f #0d383c #062127 #b9d3c6 #e0764a #ffd873 #1a5c5c',
  ],
  [
    'indigo',
    'night',
    '#1b1544 #382870 #7652a0 #ffeccc #5a4390 #3e2f74 #2a2056 #150f33 #c9b9dc #f0725c #ffd27a #46357e',
  ],
  [
    'slate',
    'night',
    '#15242f #274552 #648680 #fdf0cc #446670 #2e4d59 #1e3743 #0f1f2a #c6cfc6 #e0803f #ffcf68 #365c66',
  ],
  [
    'storm',
    'storm',
    '#44545f #76888e #c9c9b8 #f6edd4 #92a1a2 #607479 #38515a #1a2f38 #ece7d8 #d9953a #ffc95c #627c82',
  ],
  [
    'monsoon',
    'storm',
    '#3d5f58 #75998a #d0d7b6 #f9f3d2 #8aa998 #577f74 #305a56 #15383a #f0ecd6 #e0683f #ffcf66 #638c80',
  ],
  [
    'powder',
    'snow',
    '#93b3cc #cadce5 #f6efe6 #fff6e4 #a8bfd0 #c2d3de #edf2f3 #2b4a62 #ffffff #d2503a #ffcf6a #8db4c6',
  ],
  [
    'alpenglow',
    'snow',
    '#6676a8 #c2a0bc #fbd3b8 #fff0d8 #9f9cc2 #bcb8d6 #e6e2ee #322f5c #fdf6f2 #e0604a #ffd27e #9a9cc4',
  ],
  [
    'polar',
    'snow',
    '#12223f #263f69 #5679a0 #fff4d8 #3e5f8c #5f80a8 #a8bfd6 #0d1b36 #dfe9f2 #d85f48 #ffd36a #33557f',
  ],
];

/** All curated palettes. */
export const palettes: readonly Palette[] = rows.map(([name, mood, text]) => {
  const inks = text.split(' ');
  const at = (index: number): string => inks[index] ?? '#000000';
  return {
    name,
    mood,
    sky: [at(0), at(1), at(2)],
    sun: at(3),
    far: at(4),
    mid: at(5),
    near: at(6),
    dark: at(7),
    light: at(8),
    accent: at(9),
    glow: at(10),
    water: at(11),
  };
});

/** Which palettes do not suit a character: a desert has no snow and no meadow green. */
export const unsuited: Readonly<Record<string, readonly string[]>> = {
  alpine: ['sonora', 'ochre', 'saffron', 'lagoon', 'terracotta'],
  coast: ['sonora', 'powder', 'alpenglow', 'polar'],
  city: ['sonora', 'lagoon'],
  desert: [
    'powder',
    'alpenglow',
    'polar',
    'meadow',
    'summit',
    'lagoon',
    'monsoon',
    'mint',
    'riviera',
    'celadon',
    'emerald',
    'storm',
    'marine',
    'apricot',
    'almanac',
    'apricot-teal',
    'olive',
    'teal-dusk',
  ],
  lake: ['sonora', 'ochre', 'saffron', 'terracotta', 'lagoon'],
  forest: ['sonora', 'ochre', 'saffron', 'terracotta', 'lagoon', 'marine'],
  island: ['sonora', 'powder', 'alpenglow', 'polar', 'storm', 'slate'],
  interior: [],
  food: ['polar', 'midnight', 'storm', 'slate', 'emerald', 'indigo', 'alpenglow'],
  street: ['lagoon'],
};
