/** Nothing that we read goes deeper than ten. */
const deepest = 20;
/** Five hundred posts with everything a scan sends about them. */
const maxValues = 100_000;

/**
 * What parsing JSON would cost, found without parsing it: an upper bound on the number of values in it, or why it must not be parsed.
 * Follows the brackets and commas outside of strings.
 */
export function shapeOf(
  bytes: Uint8Array,
  most = maxValues,
): { values: number } | { refused: 'malformed' | 'too_large' } {
  let [depth, values] = [0, 1];
  let [inString, escaped] = [false, false];
  for (const byte of bytes) {
    if (inString) {
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === comma) values += 1;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      values += 1;
      if (depth > deepest) return { refused: 'malformed' };
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
    if (values > most) return { refused: 'too_large' };
  }
  return { values };
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
