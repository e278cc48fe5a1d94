/** How many typing errors a text of that length may contain and still be understood. */
export function allowedTypos(text: string): number {
  if (text.length < 4) return 0;
  return text.length < 8 ? 1 : 2;
}

/** The letters of a text as a set of bits: a to z one each, all others share six. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + (Math.abs(code) % 6));
  }
  return letters >>> 0;
}

/** Whether so many letters of a text are missing in a name that it would need more errors than allowed. */
export function lacksLetters(text: number, name: number, typos: number): boolean {
  let missing = text & ~name;
  for (let left = typos; missing !== 0; left -= 1) {
    if (left === 0) return true;
    missing &= missing - 1;
  }
  return false;
}

/**
 * Whether `name` begins with `text`, with at most `typos` errors (a letter wrong, missing, too many, or two swapped: optimal string
 * alignment).
 */
export function begins(text: string, name: string, typos: number): boolean {
  return reaches(text, name, { at: 0, nameAt: 0, allowed: typos });
}

interface Position {
  at: number;
  nameAt: number;
  allowed: number;
}

function reaches(text: string, name: string, position: Position): boolean {
  let { at, nameAt } = position;
  while (at < text.length && text.charCodeAt(at) === name.charCodeAt(nameAt)) {
    at += 1;
    nameAt += 1;
  }
  if (at >= text.length) return true;
  const allowed = position.allowed - 1;
  if (allowed < 0) return false;
  const swapped =
    text.charCodeAt(at) === name.charCodeAt(nameAt + 1) &&
    text.charCodeAt(at + 1) === name.charCodeAt(nameAt);
  return (
    (swapped && reaches(text, name, { at: at + 2, nameAt: nameAt + 2, allowed })) ||
    (nameAt < name.length && reaches(text, name, { at: at + 1, nameAt: nameAt + 1, allowed })) ||
    (nameAt < name.length && reaches(text, name, { at, nameAt: nameAt + 1, allowed })) ||
    reaches(text, name, { at: at + 1, nameAt, allowed })
  );
}
