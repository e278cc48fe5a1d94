/** How far behind a replica may be and still answer. */
export const maxLagMs = 3000;

/** How long a browser that changed something reads from the primary: longer than any answering replica is behind. */
export const ownWritesMs = 10_000;

/** Where the primary was at a moment (`performance.now()`, which is independent of clock changes). */
export interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

export interface ReplicaState {
  /** Whether it answered when it was last queried. */
  readonly isThere: boolean;
  /** It has everything that was committed before this moment. */
  readonly completeUntil: number;
}

/** A position in the write-ahead log as PostgreSQL writes it, such as `16/B374D848`. */
export function readLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The latest of these moments up to which all commits are replayed; -Infinity if none is known. */
export function completeUntil(positions: readonly Position[], replayed: bigint): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...positions.filter(({ lsn }) => lsn <= replayed).map(({ at }) => at),
  );
}

/** Whether a replica is up and recent enough for lists. */
export function mayAnswer({ isThere, completeUntil: until }: ReplicaState, now: number): boolean {
  return isThere && now - until <= maxLagMs;
}
