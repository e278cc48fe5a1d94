const KEPT_SMALL = new Set(
  'de du des la le les di da do del della dei und and of the am im zum zur by in an der van'.split(' '),
);

/** A name as people print it: lower-case and shouted names get capitals, line breaks and double spaces go. */
export function displayName(written: string): string {
  const text = written.replace(/\s+/g, ' ').trim();
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 4 && letters === letters.toUpperCase() && text.includes(' ');
  if (letters !== letters.toLowerCase() && !shouted) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, position) => (position > 0 && KEPT_SMALL.has(word) ? word : capitalise(word)))
    .join(' ');
}

function capitalise(word: string): string {
  return word.replace(
    /(^|[-(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
