import { createHash } from 'node:crypto';
import type { Endpoint } from '@staylore/contract/endpoint';
import type { Limit } from './enforce-limit.ts';

/** Lets go of what was counted. */
export type Forget = (key: string, rule: { requests: number; seconds: number }) => Promise<void>;

/** What is counted about accounts. Keys leave this process, so that they do not hold what an account is called. */
export function accountCounts(
  { method, path, perAccount }: Endpoint,
  { forget, limit }: { forget: Forget; limit: Limit },
) {
  const keyOf = (account: string) =>
    `${method} ${path}|account:${createHash('sha256').update(account).digest('base64url')}`;
  return {
    countFor: async (account: string) => {
      for (const rule of perAccount ?? []) {
        const wait = await limit(keyOf(account), rule);
        if (wait !== null) return wait;
      }
      return null;
    },
    forgive: async (account: string) => {
      for (const rule of perAccount ?? []) await forget(keyOf(account), rule);
    },
  };
}
