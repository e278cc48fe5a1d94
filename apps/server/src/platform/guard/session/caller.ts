import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../http/rate-limit.ts';

/** Whose requests are counted together: those of a member, or for visitors those of one network. */
export const callerOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): string =>
  viewer === null ? `address:${addressGroup(ip)}` : `member:${viewer.id}`;
