import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projected, world } from './world.ts';

const svg = readFileSync(new URL('../data/world.svg', import.meta.url), 'utf8');

/** The box around a country of the drawn map. */
function boxOf(code: string) {
  const path = new RegExp(`<path id="${code}" d="([^"]+)"`).exec(svg)?.[1] ?? '';
  const points = path.split('M').slice(1).flatMap(pointsOf);
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function pointsOf(ring: string): number[][] {
  const [start = '', steps = ''] = ring.split('l');
  let [x = 0, y = 0] = start.split(' ').map(Number);
  const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
  const points = [[x, y]];
  for (let index = 0; index < numbers.length; index += 2) {
    [x, y] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

test.each([
  ['AT', 47.3, 13.4],
  ['FR', 46.5, 2.5],
  ['JP', 36.2, 138.2],
  ['BR', -15.8, -47.9],
  ['NZ', -43.5, 171],
])('a place in %s lies within its outlines on the drawn map', (code, lat, lng) => {
  const { x, y } = projected({ lat, lng });
  const { left, right, top, bottom } = boxOf(code);
  expect([x > left && x < right, y > top && y < bottom]).toEqual([true, true]);
});

test('no country spreads over the whole map because it lies on both sides of the date line', () => {
  const whole = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => path.split('M').slice(1));
  const widths = whole.map((ring) => {
    const xs = pointsOf(ring).map(([x = 0]) => x);
    return Math.max(...xs) - Math.min(...xs);
  });
  expect(Math.max(...widths)).toBeLessThan(world.width / 2);
});
