import { mix, shade } from '../color.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

// Clothes, hats and glasses in the 100-unit square of a portrait.

const body = 'M12 101Q13 80 37 75Q50 82 63 75Q87 80 88 101Z';

/** Shoulders in one of several garments. */
export function clothes(rnd: Random, pal: Palette, skin: string): string {
  const ink = rnd.pick([
    pal.accent,
    pal.near,
    pal.mid,
    pal.light,
    mix(pal.water, pal.dark, 0.2),
    mix(pal.glow, pal.accent, 0.3),
    pal.dark,
  ]);
  const dim = shade(ink, -0.06);
  let out = path(body, ink) + path('M60 76Q87 80 88 101H66Q70 86 60 76Z', dim);
  const kind = rnd.int(0, 6);
  if (kind === 0) out += path('M36 75.4Q50 92 64 75.4L61 74Q50 86 39 74Z', shade(ink, 0.07));
  else if (kind === 1) {
    for (const y of [84, 90, 96])
      out += path(`M${y === 84 ? 20 : 14} ${y}Q50 ${y + 4} ${y === 84 ? 80 : 86} ${y}`, {
        stroke: mix(ink, pal.light, 0.7),
        width: 2.2,
      });
    out += path('M39 75Q50 84 61 75', { stroke: mix(ink, pal.light, 0.7), width: 2 });
  } else if (kind === 2)
    out +=
      path('M39 74L50 88L44 92L34 77Z', shade(ink, 0.09)) +
      path('M61 74L50 88L56 92L66 77Z', shade(ink, 0.05)) +
      path('M50 88V101', { stroke: dim, width: 1.2 }) +
      circle([52.4, 94, 0.9], pal.light);
  else if (kind === 3)
    out +=
      path('M40 74L60 74L50 91Z', skin) +
      path('M39 74L50 91.5L61 74', { stroke: shade(ink, -0.08), width: 1.6 });
  else if (kind === 4)
    out +=
      path('M36 72Q50 82 64 72Q66 80 60 83Q50 87 40 83Q34 80 36 72Z', mix(pal.accent, pal.glow, 0.35)) +
      path('M56 83L60 101H67L62 82Z', mix(pal.accent, pal.glow, 0.35)) +
      path('M40 78Q50 83 60 78', { stroke: mix(pal.accent, pal.dark, 0.2), width: 1 });
  else if (kind === 5)
    out +=
      path('M38 68Q50 76 62 68V79Q50 87 38 79Z', shade(ink, 0.05)) +
      path('M38 73Q50 81 62 73', { stroke: dim, width: 0.9 });
  else out += path('M28 79L31 101M72 79L69 101', { stroke: mix(pal.dark, ink, 0.25), width: 4.6 });
  return out;
}

/** A hat, or nothing; hats hide the top of the hair. */
export function hat(rnd: Random, pal: Palette): string {
  const ink = rnd.pick([
    pal.accent,
    pal.light,
    pal.near,
    mix(pal.glow, pal.light, 0.3),
    mix(pal.water, pal.dark, 0.3),
  ]);
  const dim = shade(ink, -0.07);
  const kind = rnd.int(0, 3);
  if (kind === 0)
    return (
      path('M32.6 39Q30 18 50 17.4Q70 18 67.4 39Q50 33 32.6 39Z', ink) +
      path('M31.6 40Q50 32.6 68.4 40L68.8 34.6Q50 27.4 31.2 34.6Z', shade(ink, 0.06)) +
      circle([50, 16, 4], shade(ink, 0.06)) +
      path('M41 21Q39 27 40 31M50 18V30M59 21Q61 27 60 31', { stroke: dim, width: 1.1 })
    );
  if (kind === 1)
    return (
      ellipse([50, 34.5, 31, 6.4], dim) +
      ellipse([50, 33.4, 31, 5.8], ink) +
      path('M35 33Q35 17 50 16.6Q65 17 65 33Q50 37.4 35 33Z', shade(ink, 0.03)) +
      path(
        'M35 30.4Q50 35 65 30.4V33.6Q50 38 35 33.6Z',
        mix(pal.accent, pal.dark, ink === pal.accent ? 0.5 : 0),
      )
    );
  if (kind === 2)
    return (
      path('M33 37Q32 20 50 19.4Q68 20 67 37Q50 31 33 37Z', ink) +
      path('M33 37Q44 30 62 33Q75 35 78 40Q60 36 33 37Z', dim) +
      circle([50, 19.6, 1.5], dim)
    );
  return (
    path('M31 40Q27 33 36 26Q50 18 66 25Q73 31 69 40Q50 29 31 40Z', ink) +
    path('M33 35Q50 24 67 33', { stroke: dim, width: 1 })
  );
}

/** Glasses on the eye line. */
export function glasses(rnd: Random, pal: Palette): string {
  const ink = rnd.pick([pal.dark, mix(pal.accent, pal.dark, 0.5), mix(pal.glow, pal.dark, 0.35)]);
  const lens = { fill: '#ffffff', opacity: 0.16 };
  if (rnd.chance(0.25))
    return (
      rect([37, 43.4, 11.4, 7.6], pal.dark, 3.4) +
      rect([51.6, 43.4, 11.4, 7.6], pal.dark, 3.4) +
      path('M48 46H52M37 45.6L34 45M63 45.6L66 45', { stroke: pal.dark, width: 1.2 }) +
      path('M39.4 48.6L43 44.8M54 48.6L57.6 44.8', { stroke: '#ffffff', width: 1, opacity: 0.4 })
    );
  const round = rnd.chance(0.6);
  const frame = (x: number): string =>
    round
      ? circle([x, 47, 5.6], lens) + circle([x, 47, 5.6], { stroke: ink, width: 1.1 })
      : rect([x - 6, 43, 12, 8], lens, 2.4) + rect([x - 6, 43, 12, 8], { stroke: ink, width: 1.1 }, 2.4);
  return (
    frame(42.8) +
    frame(57.2) +
    path('M48.6 46.6Q50 45.6 51.4 46.6M37 46L34 45.4M63 46L66 45.4', { stroke: ink, width: 1.1 })
  );
}
