import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const roles = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function colour(role: string, theme: 'light' | 'dark'): string {
  const found = roles.get(role);
  if (found === undefined) throw new Error(`no role ${role}`);
  return found[theme];
}

/** Text on its grounds needs 4.5:1 (WCAG 1.4.3). */
const texts: [string, readonly string[]][] = [
  ['ink', ['paper', 'surface', 'sunken', 'accent-soft', 'good-soft', 'bad-soft']],
  ['ink-soft', ['paper', 'surface', 'sunken']],
  ['accent', ['paper', 'surface', 'accent-soft']],
  ['accent-ink', ['accent', 'accent-hover']],
  ['good', ['surface', 'good-soft']],
  ['bad', ['paper', 'surface', 'bad-soft']],
  ['map-label', ['map-land', 'map-water']],
];

/** Borders of controls and the focus ring need 3:1 (WCAG 1.4.11). */
const edges: [string, readonly string[]][] = [
  ['line-strong', ['paper', 'surface']],
  ['accent', ['paper', 'surface', 'sunken']],
];

for (const theme of ['light', 'dark'] as const) {
  for (const [role, grounds] of texts) {
    for (const ground of grounds) {
      test(`${role} is readable on ${ground} in the ${theme} theme`, () => {
        expect(contrast(colour(role, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
      });
    }
  }
  for (const [role, grounds] of edges) {
    for (const ground of grounds) {
      test(`${role} can be made out on ${ground} in the ${theme} theme`, () => {
        expect(contrast(colour(role, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
      });
    }
  }
}

test('the favourite heart stands out on the dark ground it has over pictures', () => {
  // The veil over a white picture: 62 % of #140e0a.
  const overWhite = '#6d6967';
  expect(contrast(colour('favourite', 'light'), overWhite)).toBeGreaterThanOrEqual(3);
  expect(contrast(colour('favourite', 'dark'), overWhite)).toBeGreaterThanOrEqual(3);
});
