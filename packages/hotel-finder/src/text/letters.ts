/** Classes of letters and signs. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
export const SOFT = 4;
export const COMMA = 5;
export const APOSTROPHE = 6;
export const QUOTE = 7;
export const HARD = 8;
export const LINE = 9;
export const HIGH = 10;
export const IGNORED = 11;

const ASCII = new Uint8Array(128).fill(HARD);
for (let code = 0; code < 128; code += 1) {
  const char = String.fromCharCode(code);
  if (/[a-z]/i.test(char)) ASCII[code] = LETTER;
  else if (/[0-9]/.test(char)) ASCII[code] = DIGIT;
  else if (char === '\n' || char === '\r') ASCII[code] = LINE;
  else if (/\s/.test(char)) ASCII[code] = SPACE;
  else if ("&-/+.'`*".includes(char))
    ASCII[code] = char === "'" || char === '`' || char === '*' ? APOSTROPHE : SOFT;
  else if (char === ',') ASCII[code] = COMMA;
  else if (char === '"') ASCII[code] = QUOTE;
}

/** The role of a UTF-16 unit in splitting a text into words; not a number (the end of a text): hard. */
export function classOf(code: number): number {
  if (code < 128) return ASCII[code] ?? HARD;
  if (code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a)) return SPACE;
  if (code === 0x2019 || code === 0x2018 || code === 0xb4) return APOSTROPHE;
  if (code >= 0x201a && code <= 0x201f) return QUOTE;
  if (code === 0xab || code === 0xbb || code === 0x2039 || code === 0x203a) return QUOTE;
  if (code === 0x200b || code === 0x200d || code === 0xfe0f) return IGNORED;
  if (code === 0xb7 || code === 0x2010 || code === 0x2011) return SOFT;
  if (code === 0xd7 || code === 0xf7 || code < 0xaa) return HARD;
  if (code < 0x1fff && !(code >= 0x2b0 && code < 0x300)) return LETTER;
  if (code >= 0x3040 && code < 0xa000) return LETTER;
  if (code >= 0xac00 && code < 0xd7b0) return LETTER;
  if (code === 0xd835) return HIGH;
  return HARD;
}
