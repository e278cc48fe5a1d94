import { randomInt } from 'node:crypto';
import { isReservedUsername } from '../accounts/index.ts';

const longest = 30;

/** Letters that lose their meaning, not just an accent, when folded to ASCII. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th' };

/**
 * A username derived from a person's name: ASCII, words joined by dots, 3 to 30 characters; `traveller` if fewer than three are left of it or
 * the name is reserved.
 */
export function usernameFrom(name: string): string {
  const base = name
    .toLowerCase()
    .replace(/[ßæœøđłþ]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, longest)
    .replace(/^\.+|\.+$/g, '');
  return base.length < 3 || isReservedUsername(base) ? 'traveller' : base;
}

/** The name itself, and alternatives for when it is taken, the nicest first. */
export function usernameChoices(base: string): string[] {
  const numbers = [2, 3, 4, randomInt(10, 100), randomInt(100, 10_000), randomInt(100_000, 1_000_000_000)];
  return [base, ...numbers.map((number) => `${base.slice(0, longest - String(number).length)}${number}`)];
}
