/** A seeded source of chance: the same seed always gives the same sequence. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  range(low: number, high: number): number;
  /** Whole number in [low, high], both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** An independent stream, so that a change in one part of a picture leaves the others as they were. */
  fork(label: string): Random;
}

/** 32-bit FNV-1a hash of a text, finished with the murmur3 mixer. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Makes a random source from a text seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('pick needs a list with at least one item');
      return item;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
