const KEPT_SMALL = new Set(
  'de du des la le les di da do del della dei und and of the am im zum zur by in an der van'.split(' '),
);

/** A name as it is printed: lower-case and all-caps names are capitalised, line breaks and double spaces removed. */
export function displayName(written: string): string {
  const text = isTidy(written) ? written : written.replace(/\s+/g, ' ').trim();
  if (isMixed(text)) return text;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 4 && letters === letters.toUpperCase() && text.includes(' ');
  if (letters !== letters.toLowerCase() && !shouted) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, position) => (position > 0 && KEPT_SMALL.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** Whether a text has only plain letters and other plain signs, with single spaces between them. */
function isTidy(text: string): boolean {
  let before = 32;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 || code > 126 || (code === 32 && before === 32)) return false;
    before = code;
  }
  return before !== 32;
}

/** Whether a text has both upper- and lower-case plain letters. */
function isMixed(text: string): boolean {
  let capital = false;
  let small = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) small = true;
    else if (code >= 65 && code <= 90) capital = true;
    if (capital && small) return true;
  }
  return false;
}

function capitalise(word: string): string {
  const first = word.charCodeAt(0);
  if (first > 96 && first < 123 && !word.includes('-'))
    return String.fromCharCode(first - 32) + word.slice(1);
  return word.replace(
    /(^|[-(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
