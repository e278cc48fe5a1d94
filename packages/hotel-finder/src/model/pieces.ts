/** A word as written, with its number in the vocabulary, 0 if it has none. */
export interface Written {
  readonly number: number;
  readonly fold: string;
}

/** Number of distinct pieces of words. */
const PIECES = 2 ** 16;

/** A piece of a word as a number; a space is added before and after the word. */
export function hashed(text: string, from: number, to: number): number {
  const { length } = text;
  let hash = 17;
  for (let at = from; at < to; at += 1)
    hash = Math.imul(hash, 131) + (at < 0 || at >= length ? 32 : text.charCodeAt(at));
  return ((hash ^ (hash >>> 14)) >>> 0) & 0x3ffff;
}

/** Letter trigrams and four-grams of the word: of slang, misspellings and long words at least a part is known. */
export function piecesOf(word: string): number[] {
  const pieces: number[] = [];
  for (let from = -1; from < word.length - 1; from += 1) {
    pieces.push(hashed(word, from, from + 3) & (PIECES - 1));
    if (from < word.length - 2) pieces.push(hashed(word, from, from + 4) & (PIECES - 1));
  }
  return pieces;
}

export class PieceWeights {
  /** Pieces with a weight, numbered from 1; 0 for all others. */
  private readonly numbers = new Uint16Array(PIECES);
  private readonly steps: Int16Array;
  /** By the word's number, where in `met` its pieces begin; 0 for words not met yet. */
  private starts = new Uint32Array(1 << 10);
  /** For each word met, how many of its pieces have a weight, then which. */
  private readonly met: number[] = [0];

  /** `stepsOf` returns the weight of a piece. */
  constructor(stepsOf: (piece: number) => number) {
    const steps = [0];
    for (let piece = 0; piece < PIECES; piece += 1)
      if (stepsOf(piece) !== 0) this.numbers[piece] = steps.push(stepsOf(piece)) - 1;
    this.steps = Int16Array.from(steps);
  }

  /** Total weight of the pieces of some words, in steps, each piece once. */
  of(words: readonly Written[]): number {
    const seen = new Uint32Array((this.steps.length >> 5) + 1);
    let sum = 0;
    for (const word of words) {
      const start = word.number === 0 ? this.meet(word) : this.startOf(word);
      const end = start + 1 + (this.met[start] ?? 0);
      for (let at = start + 1; at < end; at += 1) {
        const piece = this.met[at] ?? 0;
        const bit = 1 << (piece & 31);
        const bits = seen[piece >> 5] ?? 0;
        if ((bits & bit) !== 0) continue;
        seen[piece >> 5] = bits | bit;
        sum += this.steps[piece] ?? 0;
      }
      if (word.number === 0) this.met.length = start;
    }
    return sum;
  }

  private startOf(word: Written): number {
    const known = this.starts[word.number] ?? 0;
    if (known !== 0) return known;
    if (word.number >= this.starts.length) {
      const starts = new Uint32Array(2 * word.number);
      starts.set(this.starts);
      this.starts = starts;
    }
    const start = this.meet(word);
    this.starts[word.number] = start;
    return start;
  }

  private meet({ fold }: Written): number {
    const start = this.met.push(0) - 1;
    for (const piece of piecesOf(fold)) {
      const number = this.numbers[piece] ?? 0;
      if (number !== 0) this.met.push(number);
    }
    this.met[start] = this.met.length - start - 1;
    return start;
  }
}
