import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '../../../platform/errors.ts';
import { OutgoingError, type OutgoingErrorKind } from '../../../platform/fetch-safely/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Ask, createGraphClient } from './graph-client.ts';
import { NetworkError, type NetworkFailure, type PhotoNetwork } from './types.ts';

/** The configured photo network; without settings every call reports that it is not connected. */
export function photoNetwork(platform: Platform): PhotoNetwork {
  const settings = platform.config.instagram;
  if (settings === undefined) return { page: async () => fail('instagram.not_configured') };
  return createGraphClient({
    settings,
    clock: platform.clock,
    ask: guardedAsk(platform),
    pause: async (ms, signal) => {
      await sleep(ms, undefined, { signal });
    },
  });
}

const failures: Record<OutgoingErrorKind, NetworkFailure> = {
  refused: 'unreachable',
  timeout: 'timeout',
  too_large: 'unreadable',
  network: 'unreachable',
  malformed: 'unreadable',
  status: 'network_failed',
};

/** Talks to the network; a request that fails on the way becomes a NetworkError. */
export async function withNetwork<T>(signal: AbortSignal, talk: () => Promise<T>): Promise<T> {
  try {
    return await talk();
  } catch (error) {
    if (error instanceof OutgoingError && !signal.aborted)
      throw new NetworkError(failures[error.kind], { cause: error });
    throw error;
  }
}

function guardedAsk({ fetchSafely }: Platform): Ask {
  return (url, options) =>
    withNetwork(options.signal, async () => {
      const answer = await fetchSafely(url, { ...options, as: 'text', accept: () => true });
      return { status: answer.status, headers: answer.headers, text: answer.body };
    });
}
