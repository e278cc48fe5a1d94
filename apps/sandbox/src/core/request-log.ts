import { providers } from './faults.ts';

/** Requests are grouped by channel. Picture downloads are separate from API calls, so that tests can prove "no call upstream". */
export const channels = [...providers, 'instagram-media'] as const;
export type Channel = (typeof channels)[number];

interface LoggedRequest {
  provider: Channel;
  method: string;
  /** Path and query without secrets. */
  path: string;
  at: string;
  /** null until the answer has been sent. */
  status: number | null;
}

export interface RequestLog {
  add(channel: Channel, request: { method: string; url: string }): LoggedRequest;
  /** Newest first, of one channel or of all. */
  list(channel?: Channel): LoggedRequest[];
  clear(): void;
}

const KEPT = 500;
const LONGEST = 2000;
const secret = /token|secret|^code$|^key$|assertion|verifier|password/i;

/** Path and query without the values of secret parameters. */
function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path.slice(0, LONGEST);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !secret.test(name));
  const rest = new URLSearchParams(kept).toString();
  return (rest ? `${path}?${rest}` : path).slice(0, LONGEST);
}

/** Keeps the last 500 requests of each channel. */
export function createRequestLog(): RequestLog {
  const lists = new Map<Channel, LoggedRequest[]>();
  return {
    add(channel, { method, url }) {
      const at = new Date().toISOString();
      const entry: LoggedRequest = { provider: channel, method, path: withoutSecrets(url), at, status: null };
      const list = lists.get(channel) ?? [];
      list.unshift(entry);
      list.length = Math.min(list.length, KEPT);
      lists.set(channel, list);
      return entry;
    },
    list(channel) {
      if (channel) return lists.get(channel) ?? [];
      return [...lists.values()].flat().sort((a, b) => b.at.localeCompare(a.at));
    },
    clear: () => lists.clear(),
  };
}
