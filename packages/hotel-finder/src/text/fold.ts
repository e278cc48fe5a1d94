/** Letters that Unicode decomposition does not decompose. */
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

/**
 * These fold one by one, whatever precedes or follows them: the letters of the Latin languages, punctuation, currency signs, arrows and the older
 * pictographs.
 */
const LATIN_END = 0x180;
const SIGNS_START = 0x2000;
const SIGNS_END = 0x2800;
/** Turns a sign into a pictograph, and is invisible itself. */
const PICTURE_MARK = 0xfe0f;
const foldCode = (code: number) => foldAnything(String.fromCharCode(code));
const LATIN = Array.from({ length: LATIN_END }, (_, code) => foldCode(code));
const SIGNS = Array.from({ length: SIGNS_END - SIGNS_START }, (_, at) => foldCode(SIGNS_START + at));

/** The folded form of one of these letters or signs; undefined for all others. */
function foldedOf(code: number): string | undefined {
  if (code < LATIN_END) return LATIN[code];
  return code === PICTURE_MARK ? '' : SIGNS[code - SIGNS_START];
}

/** Whether the two units at a position form a pictograph or a letter of a flag, which stay as they are: U+1F1E6 to U+1F1FF, U+1F300 to U+1FAFF. */
function isPicture(text: string, at: number): boolean {
  const code = text.codePointAt(at) ?? 0;
  return code >= 0x1f1e6 && code < 0x1fb00 && (code < 0x1f200 || code >= 0x1f300);
}

/** One word, or a text, in the form in which words are compared: lower case, no diacritics, no apostrophes. */
export function foldWord(word: string): string {
  const { length } = word;
  let folded = '';
  let kept = 0;
  for (let at = 0; at < length; at += 1) {
    const code = word.charCodeAt(at);
    if (isPlain(code) || code === 32) continue;
    const other = foldedOf(code);
    if (other === undefined) {
      if (!isPicture(word, at)) return foldAnything(word);
      at += 1;
      continue;
    }
    folded += word.slice(kept, at) + other;
    kept = at + 1;
  }
  return kept === 0 ? word : folded + word.slice(kept);
}

function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** All letters and digits of a text run together, folded: "Das Stue, Berlin" → "dasstueberlin". */
export function squash(text: string): string {
  const folded = foldWord(text);
  const { length } = folded;
  for (let at = 0; at < length; at += 1) {
    if (!isPlain(folded.charCodeAt(at))) return folded.replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return folded;
}
