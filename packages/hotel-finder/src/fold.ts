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

function foldAnything(word: string): string {
  return word
    .toLowerCase()
    .replace(JOINERS, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => WHOLE[letter] ?? letter);
}

/** Letters of the Latin languages fold one by one, whatever stands beside them. */
const LATIN_END = 0x180;
const LATIN = Array.from({ length: LATIN_END }, (_, code) => foldAnything(String.fromCharCode(code)));
/** The curly apostrophe is as frequent as the straight one. */
const CURLY = 0x2019;

/** One word in the form in which words are compared: lower case, no diacritics, no apostrophes. */
export function foldWord(word: string): string {
  let at = 0;
  while (at < word.length && isPlain(word.charCodeAt(at))) at += 1;
  if (at === word.length) return word;
  let folded = word.slice(0, at);
  for (; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code < LATIN_END) folded += LATIN[code];
    else if (code !== CURLY) return foldAnything(word);
  }
  return folded;
}

function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** All letters and digits of a text run together, folded: "Das Stue, Berlin" → "dasstueberlin". */
export function squash(text: string): string {
  const folded = foldWord(text);
  for (let at = 0; at < folded.length; at += 1) {
    if (!isPlain(folded.charCodeAt(at))) return folded.replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return folded;
}
