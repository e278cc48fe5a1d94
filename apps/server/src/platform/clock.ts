/** The source of the current time. Injected everywhere, so that tests and the sandbox can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs alongside another one, at an offset that can be changed. */
export interface AdjustableClock extends Clock {
  /** Milliseconds ahead of the source; negative when behind. */
  readonly offsetMs: number;
  /** @throws {RangeError} when the resulting time could not be represented as a date. */
  setOffset(milliseconds: number): void;
}

/** Half of what a `Date` can hold, so that arithmetic on moved dates stays within range. */
const widestOffset = 4.32e15;

export function createAdjustableClock(source: Clock = systemClock): AdjustableClock {
  let offset = 0;
  return {
    get offsetMs() {
      return offset;
    },
    setOffset(milliseconds) {
      if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > widestOffset) {
        throw new RangeError(`A clock cannot be moved by ${milliseconds} ms`);
      }
      offset = milliseconds;
    },
    now: () => new Date(source.now().getTime() + offset),
  };
}

/**
 * Keeps a clock at an offset that someone else decides (the sandbox), by polling it. A failed poll leaves the clock unchanged. Resolves
 * after the first answer or failure.
 * @returns a function that stops the polling.
 */
export async function followOffset(
  clock: AdjustableClock,
  options: {
    readOffset(): Promise<number>;
    everyMs: number;
    onError(error: unknown): void;
    /** Called after each answer, when the clock has already been moved. */
    onAnswer?(): Promise<void>;
  },
): Promise<() => void> {
  const poll = async () => {
    try {
      clock.setOffset(await options.readOffset());
      await options.onAnswer?.();
    } catch (error) {
      options.onError(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const next = () => {
    if (ended) return;
    timer = setTimeout(() => void poll().then(next), options.everyMs);
    timer.unref();
  };
  await poll();
  next();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
