/** Bits of the filter for each slot of the table, as a power of two. */
const FILTER_BITS = 3;
const FEWEST_BITS = 6;

/**
 * Assigns numbers to pairs of numbers (consecutive words, a step of a phrase and its next word): 1, 2, … in the order in which they are added. Most
 * pairs of a text are in no lexicon, which one bit tells: nested maps, one per word, would be scattered over the memory.
 */
export class PairNumbers {
  /** Open addressing, never more than half full; 0 is free. */
  private slots = new Uint32Array(1 << FEWEST_BITS);
  private shift = 32 - FEWEST_BITS;
  private filter = filterFor(this.slots.length);
  /** By number. */
  private firsts = roomFor(this.slots.length);
  private seconds = roomFor(this.slots.length);
  private count = 0;

  /** The number of a pair, 0 if it was not added. */
  numberOf(first: number, second: number): number {
    const hash = hashOf(first, second);
    const bit = hash >>> (this.shift - FILTER_BITS);
    if (((this.filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return 0;
    return this.slots[this.slotOf(first, second, hash)] ?? 0;
  }

  /** The number of a pair, which is added if it is new. */
  add(first: number, second: number): number {
    const known = this.numberOf(first, second);
    if (known !== 0) return known;
    this.count += 1;
    if (2 * this.count > this.slots.length) this.grow();
    this.firsts[this.count] = first;
    this.seconds[this.count] = second;
    this.enter(this.count);
    return this.count;
  }

  firstOf(number: number): number {
    return this.firsts[number] ?? 0;
  }

  secondOf(number: number): number {
    return this.seconds[number] ?? 0;
  }

  /** The slot of a pair, or the free one where it would be. */
  private slotOf(first: number, second: number, hash: number): number {
    const last = this.slots.length - 1;
    for (let slot = hash >>> this.shift; ; slot = (slot + 1) & last) {
      const number = this.slots[slot] ?? 0;
      if (number === 0 || (this.firsts[number] === first && this.seconds[number] === second)) return slot;
    }
  }

  private enter(number: number): void {
    const first = this.firsts[number] ?? 0;
    const second = this.seconds[number] ?? 0;
    const hash = hashOf(first, second);
    const bit = hash >>> (this.shift - FILTER_BITS);
    this.filter[bit >>> 5] = (this.filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
    this.slots[this.slotOf(first, second, hash)] = number;
  }

  private grow(): void {
    const size = 2 * this.slots.length;
    this.slots = new Uint32Array(size);
    this.filter = filterFor(size);
    this.shift -= 1;
    this.firsts = roomFor(size, this.firsts);
    this.seconds = roomFor(size, this.seconds);
    for (let number = 1; number < this.count; number += 1) this.enter(number);
  }
}

/** Its highest bits depend on all bits of both. */
function hashOf(first: number, second: number): number {
  return Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
}

const filterFor = (slots: number) => new Uint32Array((slots << FILTER_BITS) >> 5);

/** Half of the slots are taken at most, and no pair has the number 0. */
function roomFor(slots: number, kept: ArrayLike<number> = []): Int32Array {
  const room = new Int32Array(slots / 2 + 1);
  room.set(kept);
  return room;
}
