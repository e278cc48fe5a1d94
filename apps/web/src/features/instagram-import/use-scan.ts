import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Api } from '../../platform/api-client.ts';
import { isProblem } from '../../platform/problem.ts';
import { liveScan } from './api/live-scan.ts';
import { keepScan, keptScan } from './model/kept-scan.ts';
import { canGoOn, idleScan, type ScanState, type SearchPlace, scanReducer } from './model/scan-state.ts';

export interface Scan {
  state: ScanState;
  begin(handle: string, place: SearchPlace): void;
  /** Scans the next stretch. */
  goOn(): void;
  stop(): void;
  closeError(): void;
  clear(): void;
}

/**
 * Runs scans of a handle: hits appear as they are found, the clock ticks each second, leaving the page ends the work upstream, and a
 * reload finds the scan where it was.
 */
export function useScan(options: { api: Api; viewerId: number; messageOf(error: unknown): string }): Scan {
  const [state, dispatch] = useReducer(scanReducer, idleScan);
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ ...options, state });
  latest.current = { ...options, state };

  useEffect(() => {
    const kept = keptScan();
    if (kept !== null) dispatch({ type: 'restore', state: kept });
    return () => running.current?.abort();
  }, []);

  useEffect(() => keepScan(state), [state]);

  useEffect(() => {
    if (state.status !== 'scanning') return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [state.status]);

  const run = useCallback(
    async (request: { handle: string; place: SearchPlace; pagination: string | null }) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const { api, viewerId, messageOf } = latest.current;
      try {
        for await (const event of liveScan(api, { ...request, viewerId, signal: own.signal })) {
          if (own.signal.aborted) return;
          dispatch({ type: 'event', event });
          if (event.type === 'done') return;
        }
        // The stream broke off without a last word.
        if (!own.signal.aborted)
          dispatch({ type: 'failed', error: { message: messageOf(null), code: 'client.unreachable' } });
      } catch (error) {
        if (own.signal.aborted) return;
        dispatch({
          type: 'failed',
          error: { message: messageOf(error), code: isProblem(error) ? error.code : 'client.unreachable' },
        });
      }
    },
    [],
  );

  return {
    state,
    begin: (handle, place) => {
      dispatch({ type: 'begin', handle, place });
      void run({ handle, place, pagination: null });
    },
    goOn: () => {
      const { handle, place, pagination } = latest.current.state;
      if (!canGoOn(latest.current.state)) return;
      dispatch({ type: 'next' });
      void run({ handle, place, pagination });
    },
    stop: () => {
      running.current?.abort();
      dispatch({ type: 'stop' });
    },
    closeError: () => dispatch({ type: 'close_error' }),
    clear: () => {
      running.current?.abort();
      dispatch({ type: 'clear' });
    },
  };
}
