import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const codeLength = 10;

/** The public part of a link: ten random letters and digits, 59 bits. */
export function newCode(): string {
  let code = '';
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength)) {
      // The remainder of a byte would make some letters more likely than others.
      if (byte < 248 && code.length < codeLength) code += alphabet[byte % 62];
    }
  }
  return code;
}

export const isCode = (text: string): boolean => /^[0-9A-Za-z]{10}$/.test(text);

const clickBytes = 16;
let drawn = Buffer.alloc(0);
let used = 0;

/**
 * The reference of a click that partners send back: 128 random bits as 32 hexadecimal digits, which fits every partner's field. Random
 * bytes are drawn for many at once, because each draw costs as much as all the rest.
 */
export function newClickId(): string {
  if (used + clickBytes > drawn.length) {
    drawn = randomBytes(clickBytes * 256);
    used = 0;
  }
  used += clickBytes;
  return drawn.toString('hex', used - clickBytes, used);
}
