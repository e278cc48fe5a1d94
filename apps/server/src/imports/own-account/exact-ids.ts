/** A key and a whole number, as they can only stand outside of strings: inside, quotation marks are escaped. */
const ids = /("(?:user_)?id"\s*:\s*)(\d+)(?=\s*[,}])/g;

/** JSON in which the network writes ids as numbers too large for JavaScript, with those ids as strings. */
export const withExactIds = (json: string): string => json.replace(ids, '$1"$2"');
