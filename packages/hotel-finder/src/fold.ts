/** Letters that Unicode decomposition leaves whole. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const MARKS = /\p{M}+/gu;
const JOINERS = /\u200b|\u200c|\u200d|\ufe0f|['’‘ʻ`´*.]/g;
const PLAIN = /^[a-z0-9]*$/;

/** One word in the form in which words are compared: lower case, no diacritics, no apostrophes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(JOINERS, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => WHOLE[letter] ?? letter);
}

/** All letters and digits of a text run together, folded: "Das Stue, Berlin" → "dasstueberlin". */
export function squash(text: string): string {
  return foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
