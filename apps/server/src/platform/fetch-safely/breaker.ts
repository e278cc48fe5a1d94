import { OutgoingError } from './outgoing-error.ts';

/** How a request ended: `unknown` if the caller aborted it. */
export type Ending = 'answered' | 'failed' | 'unknown';

export interface Breakers {
  /**
   * Called before a request; the returned function records how it ended.
   * @throws {OutgoingError} `network` while the circuit of the host is open.
   */
  enter(host: string): (ending: Ending) => void;
}

interface State {
  /** In a row. */
  failures: number;
  pausedUntil: number;
  isTrying: boolean;
}

export const failuresUntilPause = 5;
export const pauseMs = 15_000;

/**
 * Circuit breakers: a host that has failed several times in a row is not called for a while, so that callers do not wait for it and it can recover.
 * After the pause a single request tests whether it is back.
 */
export function createBreakers(options: {
  hosts: ReadonlySet<string>;
  now(): number;
  onChange(host: string, isPaused: boolean): void;
}): Breakers {
  const { hosts, now, onChange } = options;
  const states = new Map<string, State>();
  return {
    enter(host) {
      if (!hosts.has(host)) return () => undefined;
      const state = states.get(host) ?? { failures: 0, pausedUntil: 0, isTrying: false };
      states.set(host, state);
      const isTrial = state.failures >= failuresUntilPause;
      if (isTrial && (state.isTrying || now() < state.pausedUntil))
        throw new OutgoingError('network', `${host} has failed ${state.failures} times and is given a pause`);
      state.isTrying = isTrial;
      return (ending) => {
        if (isTrial) state.isTrying = false;
        if (ending === 'answered') {
          if (state.failures >= failuresUntilPause) onChange(host, false);
          state.failures = 0;
        } else if (ending === 'failed') {
          state.failures += 1;
          if (state.failures === failuresUntilPause) onChange(host, true);
          if (state.failures >= failuresUntilPause) state.pausedUntil = now() + pauseMs;
        }
      };
    },
  };
}

/** Whether an error means that the other side is down, rather than that it refuses the request. */
export function isDown({ kind, status = 0 }: OutgoingError): boolean {
  return kind === 'timeout' || kind === 'network' || (kind === 'status' && status >= 500);
}
