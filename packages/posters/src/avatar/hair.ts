import { shade } from '../color.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, path } from '../svg.ts';

/** Hair is drawn in two layers, behind and in front of the face, in the 100-unit square of a portrait. */
export interface Hair {
  back: string;
  front: string;
}

type Style = (ink: string, rnd: Random) => Hair;

const cap = 'M33.6 46Q31 27 50 25.4Q69 27 66.4 46';

function crop(ink: string): Hair {
  return {
    back: '',
    front:
      path(`${cap}Q64.5 36 58 34.5Q48 37 40 34Q35.5 37 33.6 46Z`, ink) +
      path('M45 28Q54 27 61 33', { stroke: shade(ink, 0.07), width: 1.2 }),
  };
}

function sidePart(ink: string): Hair {
  return {
    back: '',
    front:
      path('M33.4 47Q30 24 50 23.4Q70 24 66.6 47Q65 38 61 33.5Q48 37.5 40.5 30Q38 38 33.4 47Z', ink) +
      path('M41 30Q50 34.5 60.5 31', { stroke: shade(ink, 0.07), width: 1.1 }),
  };
}

function quiff(ink: string): Hair {
  return {
    back: '',
    front:
      path(
        'M33.6 46Q32 34 36 31Q34 21 47 22Q60 17 66 28Q68 36 66.4 46Q64.6 38 61 35.5Q50 33 43 35Q37 36 33.6 46Z',
        ink,
      ) + path('M41 27Q51 22 60 27', { stroke: shade(ink, 0.08), width: 1.3 }),
  };
}

function round(ink: string, rnd: Random): Hair {
  const r = rnd.range(19, 23);
  let curls = '';
  for (let i = 0; i < 15; i += 1) {
    const a = Math.PI * (0.94 + (i / 14) * 1.12);
    curls += circle([50 + Math.cos(a) * r, 40 + Math.sin(a) * r * 0.94, 5.2], ink);
  }
  let fringe = '';
  for (let i = 0; i < 6; i += 1)
    fringe += circle([37 + i * 5.2, 31.5 + Math.abs(i - 2.5) * 0.9, 4.4], i % 2 ? ink : shade(ink, 0.02));
  return { back: circle([50, 41, r + 1], ink) + curls, front: fringe };
}

function curlyTop(ink: string, rnd: Random): Hair {
  let top = '';
  for (let i = 0; i < 16; i += 1) {
    const a = Math.PI * (1.02 + (i / 15) * 0.96);
    top += circle(
      [50 + Math.cos(a) * 15.5, 38 + Math.sin(a) * 11.5, rnd.range(3.6, 5)],
      i % 3 ? ink : shade(ink, 0.035),
    );
  }
  for (let i = 0; i < 7; i += 1)
    top += circle([39 + i * 3.7, 29.5 + (i % 2) * 2, 4], i % 2 ? ink : shade(ink, 0.03));
  return { back: '', front: top };
}

function bob(ink: string): Hair {
  return {
    back: path('M31 62Q27 24 50 22.6Q73 24 69 62Q60 66 50 64Q40 66 31 62Z', ink),
    front:
      path('M33 50Q32 33 44 29Q58 26 66 38Q67.6 44 67 50Q64 40 57 35Q46 38 38.5 37Q35 42 33 50Z', ink) +
      path('M42 32Q52 29 61 35', { stroke: shade(ink, 0.08), width: 1.2 }),
  };
}

function long(ink: string, rnd: Random): Hair {
  const wave = rnd.range(2, 6);
  return {
    back:
      path(
        `M32 36Q29 ${24} 50 22.4Q71 24 68 36Q${72 + wave} 60 ${71 + wave} 84Q50 92 ${29 - wave} 84Q${28 - wave} 60 32 36Z`,
        ink,
      ) + path(`M36 66Q33 76 34 84M64 66Q67 76 66 84`, { stroke: shade(ink, -0.05), width: 1.2 }),
    front: path('M33.2 50Q31 30 50 25Q69 30 66.8 50Q65.5 39 50 30Q34.5 39 33.2 50Z', ink),
  };
}

function bun(ink: string): Hair {
  return {
    back: circle([50, 19.5, 8], ink) + path('M45 15Q50 12 55 15', { stroke: shade(ink, 0.08), width: 1.2 }),
    front:
      path('M33.4 47Q31 25.4 50 24.4Q69 25.4 66.6 47Q65 36 58 33Q50 31 42 33Q35 36 33.4 47Z', ink) +
      path('M40 31Q46 27.5 50 27M60 31Q54 27.5 50 27', { stroke: shade(ink, 0.07), width: 1 }),
  };
}

function ponytail(ink: string): Hair {
  return {
    back: path('M60 26Q80 26 78 50Q77 64 70 70Q73 52 66 42Z', ink),
    front:
      path('M33.4 47Q31 25 50 24Q69 25 66.6 47Q65 37 59 33Q46 36 37.5 35Q34.6 40 33.4 47Z', ink) +
      path('M40 31Q52 32 62 29', { stroke: shade(ink, 0.08), width: 1.2 }),
  };
}

function wavyLong(ink: string): Hair {
  const side = (f: number): string => {
    const at = (dx: number, y: number): string => `${50 + f * dx} ${y}`;
    return path(
      `M${at(8, 24)}C${at(22, 26)} ${at(20, 40)} ${at(21, 48)}C${at(22, 56)} ${at(28, 58)} ${at(25, 67)}C${at(23, 74)} ${at(29, 78)} ${at(23, 86)}C${at(18, 88)} ${at(13, 84)} ${at(12, 76)}L${at(8, 40)}Z`,
      ink,
    );
  };
  return {
    back: `${ellipse([50, 40, 18.4, 17], ink)}${side(1)}${side(-1)}${path('M33 54Q30 64 32 76M67 54Q70 64 68 76', { stroke: shade(ink, 0.06), width: 1.2 })}`,
    front: path('M33.4 48Q31 27 50 24Q69 27 66.6 48Q64 36 47 31Q39 38 33.4 48Z', ink),
  };
}

function buzz(ink: string): Hair {
  return {
    back: '',
    front: path('M34.2 43Q33 27.6 50 26.8Q67 27.6 65.8 43Q64 35 57 32.6Q50 31.6 43 32.6Q36 35 34.2 43Z', {
      fill: ink,
      opacity: 0.8,
    }),
  };
}

function bald(): Hair {
  return {
    back: '',
    front: path('M42 31Q47 28.4 52 28.6', { stroke: '#ffffff', width: 1.4, opacity: 0.35 }),
  };
}

function locs(ink: string): Hair {
  let back = '';
  for (let i = 0; i < 9; i += 1) {
    const x = 30 + i * 5;
    back += path(`M${x} 36Q${x + (x - 50) * 0.16} 54 ${x + (x - 50) * 0.18} ${74 - Math.abs(i - 4) * 2}`, {
      stroke: i % 2 ? ink : shade(ink, 0.05),
      width: 4.6,
    });
  }
  return {
    back: ellipse([50, 38, 18.5, 15], ink) + back,
    front: path('M33.6 46Q31 26 50 24.6Q69 26 66.4 46Q64 36 57 32Q50 35 43 32Q36 36 33.6 46Z', ink),
  };
}

/** All hair styles; the first ones may go with a beard. */
export const shortStyles: readonly Style[] = [crop, sidePart, quiff, curlyTop, buzz, bald, round];
export const longStyles: readonly Style[] = [
  bob,
  long,
  bun,
  ponytail,
  wavyLong,
  round,
  locs,
  curlyTop,
  sidePart,
];
