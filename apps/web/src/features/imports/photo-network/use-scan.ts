import type { ScanEvent } from '@staylore/contract/imports/photo-network';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { readEventData } from '../../../platform/api/event-source.ts';
import { isProblem } from '../../../platform/api/problem.ts';
import { keepScan, takeStoredScan } from './kept-scan.ts';
import { canGoOn, idleScan, type ScanState, scanReducer } from './scan-state.ts';

export interface ScanRequest {
  handle: string;
  location: string | null;
  lat: number | null;
  long: number | null;
  viewerId: number;
}

export interface Scan {
  state: ScanState;
  /** Whole seconds of the running or last page. */
  seconds: number;
  next(): void;
  stop(): void;
  /** Tries again where it failed. */
  retry(): void;
  dismiss(): void;
}

/**
 * Scans a handle as soon as it is shown; stops when it no longer is, and stops the server with it. After a reload, or on return, the scan shows its
 * previous findings and continues from there.
 */
export function useScan(request: ScanRequest): Scan {
  const api = useApi();
  const [state, dispatch] = useReducer(scanReducer, idleScan);
  const running = useRef<AbortController | null>(null);
  const { handle, location, lat, long, viewerId } = request;

  const read = useCallback(
    async (token: string | null) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: 'start' });
      const send = (event: ScanEvent) => {
        if (running.current === controller) dispatch({ type: 'event', event });
      };
      try {
        const response = await api.open('GET /api/newposts/:userId/:location/:handle/:lat/:long/live', {
          params: {
            userId: viewerId,
            location: location ?? 'nolocation',
            handle,
            lat: lat === null ? 'noLat' : String(lat),
            long: long === null ? 'noLong' : String(long),
          },
          query: token === null ? {} : { pagination: token },
          signal: controller.signal,
        });
        let done = false;
        if (response.body === null) throw new Error('no stream');
        for await (const data of readEventData(response.body)) {
          const event = JSON.parse(data) as ScanEvent;
          done ||= event.type === 'done';
          send(event);
        }
        if (!done) throw new Error('the stream ended early');
      } catch (error) {
        if (running.current !== controller || controller.signal.aborted) return;
        dispatch({ type: 'broken', reason: isProblem(error) ? error.message : '' });
      }
    },
    [api, handle, location, lat, long, viewerId],
  );

  const latest = useRef(state);
  latest.current = state;
  const key = JSON.stringify([handle, location, lat, long, viewerId]);
  useEffect(() => {
    const kept = takeStoredScan(key);
    if (kept !== null) dispatch({ type: 'restore', state: kept });
    if (kept === null || kept.phase === 'scanning') read(kept?.token ?? null);
    const leave = () => keepScan(key, latest.current);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // Kept, so that returning from a stay shows the scan where it was.
      leave();
      running.current?.abort();
    };
  }, [read, key]);

  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stop' });
  };
  return {
    state,
    seconds: useSeconds(state.phase === 'scanning'),
    next: () => (canGoOn(state) ? read(state.token) : undefined),
    stop,
    retry: () => read(state.token),
    dismiss: () => dispatch({ type: 'dismiss' }),
  };
}

/** Counts whole seconds from 0 while something runs, and keeps the last count afterwards. */
function useSeconds(running: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!running) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return seconds;
}
