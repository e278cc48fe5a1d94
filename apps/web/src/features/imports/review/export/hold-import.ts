import type { StayImport } from '@staylore/contract/imports/review-items';
import type { Api } from '../../../../platform/api/api-client.ts';

/** How often a window renews its lock; the server keeps it for a minute. */
const sayEveryMs = 20_000;
/** How often a waiting window retries. */
const pollEveryMs = 3_000;

let named: string | undefined;
/** This window's name; a duplicated tab is another window. */
const holder = (): string => {
  named ??= crypto.randomUUID();
  return named;
};

export interface Hold {
  /** Aborted when another window took over, for example after this machine slept. */
  lost: AbortSignal;
  /** The work is over. */
  release(): Promise<void>;
}

interface Waiting {
  signal: AbortSignal;
  /** Another window or device works on it; this is its state there. */
  onWait(begun: StayImport): void;
}

/**
 * Locks an import for this window, so that no other does the same work; waits while another one has it. Throws `Problem`, and an
 * `AbortError` when the signal ends the wait.
 */
export async function holdImport(api: Api, importId: number, { onWait, signal }: Waiting): Promise<Hold> {
  const params = { id: importId };
  const renew = () => api.call('POST /api/imports/:id/hold', { params, body: { holder: holder() } });
  for (let answer = await renew(); !answer.held; answer = await renew()) {
    onWait(answer.import);
    await pause(pollEveryMs, signal);
  }
  const lost = new AbortController();
  const renewing = setInterval(() => {
    // No answer is no loss: the lock's minute goes on.
    renew().then(
      ({ held }) => (held ? undefined : lost.abort()),
      () => {},
    );
  }, sayEveryMs);
  const leave = () => leaveNow(importId);
  window.addEventListener('pagehide', leave);
  return {
    lost: lost.signal,
    async release() {
      clearInterval(renewing);
      window.removeEventListener('pagehide', leave);
      await api
        .call('POST /api/imports/:id/hold', { params, body: { holder: holder(), release: true } })
        .catch(() => {});
    },
  };
}

/** A closing window releases the lock, so that the next one need not wait for the end of the minute. */
function leaveNow(importId: number): void {
  const body = JSON.stringify({ holder: holder(), release: true });
  navigator.sendBeacon(`/api/imports/${importId}/hold`, new Blob([body], { type: 'application/json' }));
}

/** Waits; rejects with an `AbortError` when the signal comes first. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    };
    if (signal.aborted) return stop();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
