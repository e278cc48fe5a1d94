/** Letters that Unicode decomposition leaves whole, with the spelling people type for them. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ĸ: 'k',
};

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const MARKS = /\p{M}+/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const WHOLE = /[ßẞæœøđðþłħıŋŧəĸ]/g;

/**
 * The form in which names are compared: lower case, no diacritics (ß → ss, ø → o, ł → l),
 * every run of punctuation or space as one space, none at the ends.
 * Scripts other than Latin keep their letters. Folding twice changes nothing.
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim();
}
