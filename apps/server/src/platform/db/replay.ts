/** How far behind a replica may be that answers. */
export const mostBehindMs = 3000;

/** For so long a browser that changed something reads the primary: longer than an answering replica is behind. */
export const ownWritesMs = 10_000;

/** Where the primary was at a moment (`performance.now()`, which no change of the clock moves). */
export interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

/** What is known of a replica. */
export interface ReplicaState {
  /** Whether it answered when it was last asked. */
  readonly isThere: boolean;
  /** It has everything that was committed before this moment. */
  readonly completeUntil: number;
}

/** A place in the write-ahead log as PostgreSQL writes it, such as `16/B374D848`. */
export function readLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The latest of these moments whose commits are all replayed; -Infinity where none is known to be. */
export function completeUntil(positions: readonly Position[], replayed: bigint): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...positions.filter(({ lsn }) => lsn <= replayed).map(({ at }) => at),
  );
}

/** Whether a replica is there and as new as a list may be. */
export function mayAnswer({ isThere, completeUntil: until }: ReplicaState, now: number): boolean {
  return isThere && now - until <= mostBehindMs;
}
