import { mix, shade } from '../color.ts';
import { grainTile } from '../grain.ts';
import { type Palette, palettes } from '../palettes.ts';
import { createRandom, type Random } from '../random.ts';
import { circle, ellipse, num, path, rect } from '../svg.ts';
import { type Hair, longStyles, shortStyles } from './hair.ts';
import { clothes, glasses, hat } from './wear.ts';

const skins = [
  '#fbdcc4',
  '#f5cba9',
  '#eab78f',
  '#dba077',
  '#c68657',
  '#a96c43',
  '#8a5433',
  '#6b3f28',
  '#52301f',
] as const;
const hairInks = [
  '#1d1a20',
  '#2b1d1a',
  '#3f2a1f',
  '#5c3a22',
  '#7c4a26',
  '#9c5a2c',
  '#b5452b',
  '#c99149',
  '#dfb86d',
  '#8d8a8c',
  '#cfcac4',
] as const;
const bright = palettes.filter((p) => p.mood !== 'night' && p.mood !== 'storm');

/** A calm piece of landscape behind the head. */
function backdrop(rnd: Random, pal: Palette): string {
  const [top, middle, low] = pal.sky;
  const ground = rnd.pick([
    middle,
    low,
    mix(pal.water, pal.light, 0.2),
    mix(pal.accent, pal.light, 0.35),
    mix(pal.far, pal.light, 0.2),
    mix(top, middle, 0.5),
  ]);
  let out = rect([0, 0, 100, 100], ground);
  const kind = rnd.int(0, 4);
  const sun = mix(ground, pal.sun, 0.72);
  const [sx, sy] = [rnd.range(20, 80), rnd.range(22, 50)];
  if (kind <= 2) out += circle([sx, sy, rnd.range(13, 22)], sun);
  if (kind === 1)
    for (let i = 0; i < 3; i += 1)
      out += path(
        `M-2 ${62 + i * 11}Q${rnd.int(12, 32)} ${50 + i * 11} 50 ${60 + i * 11}T102 ${56 + i * 11}V102H-2Z`,
        mix(mix(pal.far, ground, 0.5 - i * 0.2), pal.mid, i * 0.22),
      );
  if (kind === 2)
    out +=
      path('M-2 80L18 48L34 70L60 40L84 68L102 52L102 102L-2 102Z', mix(pal.far, ground, 0.35)) +
      path('M60 40L84 68L102 52L102 102L58 102L64 70Z', mix(pal.far, pal.mid, 0.2));
  if (kind === 3)
    for (let i = 5; i > 0; i -= 1) out += circle([50, 52, 12 + i * 11], mix(ground, sun, 0.16 * (6 - i)));
  if (kind === 4)
    out +=
      path('M14 102V44A36 36 0 0 1 86 44V102Z', mix(ground, pal.light, 0.4)) +
      path('M20 102V46A30 30 0 0 1 80 46V102Z', sun);
  return out;
}

function eyes(rnd: Random, ink: string): string {
  const kind = rnd.int(0, 3);
  if (kind === 0)
    return path('M40.6 47.4Q43 44.6 45.4 47.4M54.6 47.4Q57 44.6 59.4 47.4', { stroke: ink, width: 1.5 });
  const lash =
    kind === 1
      ? path('M40.4 45.8Q43 43.6 45.6 45.6M59.6 45.8Q57 43.6 54.4 45.6', { stroke: ink, width: 1 })
      : '';
  return (
    circle([43, 47, 1.65], ink) +
    circle([57, 47, 1.65], ink) +
    circle([43.6, 46.4, 0.5], '#ffffff') +
    circle([57.6, 46.4, 0.5], '#ffffff') +
    lash
  );
}

function mouth(rnd: Random, { dim, lip }: { dim: string; lip: string }): string {
  const kind = rnd.int(0, 3);
  if (kind === 0) return path('M44.6 56.4Q50 61.6 55.4 56.4', { stroke: shade(dim, -0.12), width: 1.4 });
  if (kind === 1)
    return (
      path('M44 56Q50 57.6 56 56Q55 62 50 62Q45 62 44 56Z', shade(lip, -0.06)) +
      path('M44.9 56.3Q50 57.8 55.1 56.3Q54.8 58.3 50 58.4Q45.2 58.3 44.9 56.3Z', '#fffaf2')
    );
  if (kind === 2) return path('M45.4 57Q48 55.6 50 56.6Q52 55.6 54.6 57Q50 61.4 45.4 57Z', lip);
  return path('M45.4 56.8Q51 60.8 55.8 55.6', { stroke: shade(dim, -0.12), width: 1.4 });
}

function beard(rnd: Random, ink: string): string {
  const kind = rnd.int(0, 2);
  const full = 'M34.6 48Q37 53 42 53.6Q50 51 58 53.6Q63 53 65.4 48Q66.4 66 50 68.4Q33.6 66 34.6 48Z';
  if (kind === 0) return path(full, ink);
  if (kind === 1)
    return path('M42.6 54.6Q50 51.8 57.4 54.6Q58 57 55.6 56.4Q50 54.4 44.4 56.4Q42 57 42.6 54.6Z', ink);
  return path(full, { fill: ink, opacity: 0.35 });
}

function face(rnd: Random, skin: string, bearded: string): string {
  const dim = mix(shade(skin, -0.06), '#b5583c', 0.14);
  const lip = mix(skin, '#b3343a', 0.5);
  const ink = '#2a1d22';
  const shape =
    'M34.6 42Q34.4 27 50 27Q65.6 27 65.4 42V49Q64.4 61 55.6 65.2Q50 67.6 44.4 65.2Q35.6 61 34.6 49Z';
  let out = ellipse([34.4, 47.5, 3, 4], skin) + ellipse([65.6, 47.5, 3, 4], dim);
  out +=
    path(shape, skin) +
    path('M56 28Q65.6 30 65.4 42V49Q64.4 61 55.6 65.2Q52.6 66.5 50 66.4Q60.6 60 60.4 48Q60.6 36 56 28Z', {
      fill: dim,
      opacity: 0.6,
    });
  out +=
    ellipse([40, 53.4, 3.2, 2.2], { fill: '#e0563f', opacity: 0.2 }) +
    ellipse([60, 53.4, 3.2, 2.2], { fill: '#e0563f', opacity: 0.2 });
  if (bearded) out += beard(rnd, bearded);
  if (rnd.chance(0.14))
    for (const [x, y] of [
      [41, 51.4],
      [43.2, 52.6],
      [39.4, 52.8],
      [57, 52.6],
      [59.2, 51.4],
      [60.8, 52.8],
    ] as const)
      out += circle([x, y, 0.45], dim);
  out +=
    eyes(rnd, ink) + path('M50.4 47.6Q52.6 52 49.2 52.6', { stroke: mix(dim, '#7a3a28', 0.3), width: 1.2 });
  return out + mouth(rnd, { dim, lip });
}

function brows(rnd: Random, ink: string): string {
  const lift = rnd.range(-0.7, 0.5);
  return path(
    `M39.8 ${42 + lift}Q43 ${40 + lift} 46 ${41.8 + lift}M54 ${41.8 + lift}Q57 ${40 + lift} 60.2 ${42 + lift}`,
    { stroke: ink, width: rnd.range(1.2, 1.9) },
  );
}

function headscarf(rnd: Random, pal: Palette): Hair {
  const ink = rnd.pick([
    pal.accent,
    pal.mid,
    pal.light,
    mix(pal.water, pal.dark, 0.15),
    mix(pal.glow, pal.light, 0.3),
  ]);
  const dim = shade(ink, -0.06);
  return {
    back: path('M29 48Q27 21 50 20.4Q73 21 71 48Q72 66 66 77Q50 86 34 77Q28 66 29 48Z', ink),
    front:
      path(
        'M29 48Q27 21 50 20.4Q73 21 71 48Q72 64 64 76Q50 84 36 76Q28 64 29 48ZM36.2 44V50Q37.4 60 44.8 64.4Q50 66.8 55.2 64.4Q62.6 60 63.8 50V44Q62 30.6 50 30.4Q38 30.6 36.2 44Z',
        ink,
      ).replace('<path', '<path fill-rule="evenodd"') +
      path('M37 68Q50 78 66 66M40 76Q54 79 66 72', { stroke: dim, width: 1.2 }),
  };
}

interface Person {
  hair: Hair;
  hairInk: string;
  beard: string;
  scarf: boolean;
}

function person(rnd: Random, pal: Palette, dark: boolean): Person {
  const hairInk = rnd.pick(dark ? hairInks.slice(0, 4).concat(hairInks.slice(9)) : hairInks);
  if (rnd.chance(0.06)) return { hair: headscarf(rnd, pal), hairInk, beard: '', scarf: true };
  if (rnd.chance(0.5)) {
    const beardInk = rnd.chance(0.45) ? shade(hairInk, -0.01) : '';
    return { hair: rnd.pick(shortStyles)(hairInk, rnd), hairInk, beard: beardInk, scarf: false };
  }
  return { hair: rnd.pick(longStyles)(hairInk, rnd), hairInk, beard: '', scarf: false };
}

/** Draws a friendly portrait in the manner of the posters as SVG text, `size` pixels square. Throws RangeError outside 16 to 4000. */
export function drawAvatar({ seed, size }: { seed: string; size: number }): string {
  if (!(size >= 16 && size <= 4000)) throw new RangeError('a portrait is 16 to 4000 pixels wide');
  const rnd = createRandom(`avatar/${seed}`);
  const pal = rnd.pick(bright);
  const tone = rnd.int(0, skins.length - 1);
  const skin = skins[tone] ?? skins[0];
  const who = person(rnd.fork('person'), pal, tone >= 4);
  const wear = rnd.fork('wear');
  let art = backdrop(rnd.fork('back'), pal) + who.hair.back;
  art +=
    path('M43.4 58H56.6V74Q50 82 43.4 74Z', shade(skin, -0.035)) +
    path('M43.4 63Q50 70 56.6 64V68Q50 73 43.4 67Z', shade(skin, -0.09));
  art += clothes(wear, pal, shade(skin, -0.02));
  art +=
    face(rnd.fork('face'), skin, who.beard) + who.hair.front + brows(wear, mix(who.hairInk, '#2a1d22', 0.3));
  if (!who.scarf && wear.chance(0.16)) art += hat(wear, pal);
  if (wear.chance(0.24)) art += glasses(wear, pal);
  if (who.beard === '' && !who.scarf && wear.chance(0.22))
    art += circle([34, 53.4, 1.5], pal.glow) + circle([66, 53.4, 1.5], pal.glow);
  // The bust fills the frame: portraits are mostly shown small and round.
  const zoom = 1.16;
  const shift = -50 * (zoom - 1);
  const body = wear.chance(0.5) ? `<g transform="translate(100 0)scale(-1 1)">${art}</g>` : art;
  const grain = `<pattern id="ag" width="26" height="26" patternUnits="userSpaceOnUse"><image width="26" height="26" href="${grainTile()}"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>${grain}</defs><g transform="translate(${num(shift)} ${num(shift - 0.5)})scale(${zoom})">${body}</g><rect width="100" height="100" fill="url(#ag)"/></svg>`;
}
