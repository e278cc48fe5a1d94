type Triple = readonly [number, number, number];

function toRgb(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const linear = (v: number): number => (v <= 10.31475 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** sRGB to OKLab, by Björn Ottosson's published matrices. */
function toLab(hex: string): Triple {
  const [r, g, b] = toRgb(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = rgb.map((v) =>
    Math.round(Math.min(255, Math.max(0, gamma(v))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Blends two `#rrggbb` colours in OKLab; `t` = 0 gives the first, 1 the second. */
export function mix(from: string, to: string, t: number): string {
  const a = toLab(from);
  const b = toLab(to);
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * t;
  return fromLab([at(0), at(1), at(2)]);
}

/** Moves the perceived lightness of a colour by `by` (OKLab units, about -0.3 to 0.3). */
export function shade(color: string, by: number): string {
  const [l, a, b] = toLab(color);
  return fromLab([Math.min(1, Math.max(0, l + by)), a, b]);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(color: string): number {
  return toLab(color)[0];
}
