/**
 * Letters that do not decompose into a base letter and an accent, in their usual Latin spelling. An ampersand is written as SEPA does: the XML
 * builder would read what begins with one as an entity, and one unknown entity makes the bank refuse everyone's payments.
 */
const letters: Record<string, string> = {
  '&': '+',
  ẞ: 'SS',
  ﬁ: 'fi',
  ﬂ: 'fl',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/** Basic Latin, Latin-1 and Latin Extended-A, and the five characters that the Swiss Payment Standards add (SPS 2025, character set). */
const allowed = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u;

/**
 * A text in the character set of payment files: one character outside it makes the bank refuse the whole file. What has a Latin spelling
 * gets it, anything else becomes a full stop.
 * @param max most characters of the result.
 */
export function paymentText(text: string, max: number): string {
  const plain = [...text.normalize('NFC')].map(paymentSign).join('');
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, max).trim();
}

function paymentSign(sign: string): string {
  const known = letters[sign];
  if (known !== undefined) return known;
  if (allowed.test(sign)) return sign;
  if (/\s/u.test(sign)) return ' ';
  const bare = [...sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
  // A wide ampersand decomposes into a plain one.
  return bare.length > 0 && bare.every((part) => allowed.test(part))
    ? bare.map((part) => letters[part] ?? part).join('')
    : '.';
}
