import { hash } from 'node:crypto';
import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { failIfTooMany } from '../errors.ts';
import { type LimitRule, limitNetworks } from '../http/rate-limit.ts';
import type { Viewer } from '../viewer.ts';

/** Counts a request; answers the seconds to wait if it is one too many. */
export type Limit = (key: string, rule: LimitRule) => Promise<number | null>;

/** Resets what was counted. */
export type Forget = (key: string, rule: LimitRule) => Promise<void>;

/** How many members may use a call to its limit from one address, as in an office. */
const membersAtAnAddress = 20;
const everyMinute = { requests: 600, seconds: 60, by: 'address' } as const;

/**
 * Counts a call by its rule: for the member or network that it comes from, for what it is about, and, where members are counted, also for all
 * accounts at one address together.
 * @throws {ApiError} `request.too_many`
 */
export async function enforceLimit(
  endpoint: Endpoint,
  { limit, request, viewer }: { viewer: Viewer | null; request: FastifyRequest; limit: Limit },
): Promise<void> {
  const rule: NonNullable<Endpoint['limit']> = endpoint.limit ?? everyMinute;
  const name = endpoint.limit === undefined ? 'any' : `${endpoint.method} ${endpoint.path}`;
  const count = async (who: string, requests: number) => {
    failIfTooMany('request.too_many', await limit(`${name}|${who}`, { requests, seconds: rule.seconds }));
  };
  const countFrom = async (who: string, requests: number) => {
    const from = { what: `${name}|${who}`, address: request.ip };
    failIfTooMany('request.too_many', await limitNetworks(limit, from, { requests, seconds: rule.seconds }));
  };
  if (rule.by === 'viewer' && viewer !== null) {
    await count(`member:${viewer.id}`, rule.requests);
    await countFrom('members at ', rule.requests * membersAtAnAddress);
  } else await countFrom('address:', rule.requests);
  if (rule.each === undefined) return;
  const value = (request.params as Record<string, string>)[rule.each] ?? '';
  await count(`${rule.each}:${hashed(value.trim().toLowerCase())}`, rule.requests);
}

/** Keys of counters leave this process, so they must not contain mail addresses or account names. */
const hashed = (name: string) => hash('sha256', name, 'base64url');

export function accountCounts(
  { method, path, perAccount }: Endpoint,
  { forget, limit }: { forget: Forget; limit: Limit },
) {
  const keyOf = (account: string) => `${method} ${path}|account:${hashed(account)}`;
  return {
    countFor: async (account: string, rules = perAccount ?? [], networks = 1) => {
      for (const { requests, seconds } of rules) {
        const wait = await limit(keyOf(account), { requests: requests * networks, seconds, resets: true });
        if (wait !== null) return wait;
      }
      return null;
    },
    forgive: async (account: string, rules = perAccount ?? []) => {
      for (const rule of rules) await forget(keyOf(account), { ...rule, resets: true });
    },
  };
}
