import { seeded } from './seeded.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The 11-character code of a post at the photo network, derived from `seed`. */
export function shortcode(seed: string): string {
  const first = seeded(seed);
  const second = seeded(`${seed} again`);
  const draw = (index: number) =>
    alphabet[Math.floor((index % 2 ? first : second)() * alphabet.length)] ?? 'A';
  return `D${Array.from({ length: 10 }, (_, index) => draw(index)).join('')}`;
}
