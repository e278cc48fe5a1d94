import { HASH_START, hashLetter, slotOf } from './name-hash.ts';

const LONGEST = 64;
const SMALL_A = 97;
const SMALL_E = 101;
const SMALL_O = 111;
const SMALL_U = 117;
const SMALL_Z = 122;

/** A bit filter of known folded names: most words of a text are not names, and are ruled out without folding or a look-up. */
export class NameFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  constructor(names: number) {
    const size = 2 ** Math.ceil(Math.log2(8 * names + 256));
    this.bits = new Uint32Array(size >> 5);
    this.mask = size - 1;
  }

  /** Adds the name of that hash, see `hashOf`. */
  add(hash: number): void {
    const bit = slotOf(hash, this.mask);
    this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  /**
   * False if neither a text nor the words with which it begins are a known name, "Zuerich" read as Zurich too. Texts of other than plain letters,
   * digits and single spaces are never ruled out.
   */
  mayBegin(text: string): boolean {
    const { length } = text;
    if (length > LONGEST || length === 0) return true;
    let hash = HASH_START;
    let withoutE = HASH_START;
    let before = 0;
    for (let at = 0; at < length; at += 1) {
      const written = text.charCodeAt(at);
      const code = written > 64 && written < 91 ? written + 32 : written;
      const isSpace = code === 32;
      if (isSpace && (before === 0 || before === 32)) return true;
      if (!isSpace && !(code >= SMALL_A && code <= SMALL_Z) && !(code > 47 && code < 58)) return true;
      if (isSpace && (this.has(hash) || (withoutE !== hash && this.has(withoutE)))) return true;
      hash = hashLetter(hash, code);
      const dropped = code === SMALL_E && (before === SMALL_A || before === SMALL_O || before === SMALL_U);
      if (!dropped) withoutE = hashLetter(withoutE, code);
      before = code;
    }
    return before === 32 || this.has(hash) || (withoutE !== hash && this.has(withoutE));
  }

  private has(hash: number): boolean {
    const bit = slotOf(hash, this.mask);
    return ((this.bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}
