/** How many slips of the finger a text of that length may contain and still be understood. */
export function allowedTypos(text: string): number {
  if (text.length < 4) return 0;
  return text.length < 8 ? 1 : 2;
}

/**
 * Whether `name` begins with `text`, but for at most `typos` slips (a letter wrong, missing, too many, or two
 * swapped: optimal string alignment).
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
