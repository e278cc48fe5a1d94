import { classOf, LETTER } from './letters.ts';

const ELIDED = new Set([
  'l',
  'd',
  'dell',
  'all',
  'nell',
  'sull',
  'dall',
  'un',
  'qu',
  'j',
  'c',
  's',
  'm',
  'n',
  't',
]);
/** Turkish appends case endings to names with an apostrophe: "Cappadocia'da". */
const TURKISH_CASE = /^(?:da|de|ta|te|dan|den|tan|ten|ya|ye|nin|nun)(?![\p{L}\p{N}])/u;

/** Whether the apostrophe at `at` belongs to the word that begins at `start`: "don't", but not "l'hotel". */
export function joins(text: string, start: number, at: number): boolean {
  if (classOf(text.charCodeAt(at + 1)) !== LETTER || at === start) return false;
  if (TURKISH_CASE.test(text.slice(at + 1, at + 5))) return false;
  return at - start > 4 || !ELIDED.has(text.slice(start, at).toLowerCase());
}

/** Whether a word begins an address: "http://…", "www.…". */
export function isAddress(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  if ((first !== 104 && first !== 119) || end - start < 3 || end - start > 5) return false;
  const raw = text.slice(start, end);
  return (raw === 'http' || raw === 'https' || raw === 'www') && '.:'.includes(text.charAt(end));
}
