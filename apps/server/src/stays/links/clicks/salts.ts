import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { dayMs } from '../../../platform/durations.ts';
import { saltOfDay } from './queries.ts';

/** The salt of the day of a time: 64 hexadecimal digits. */
export type Salts = (at: Date) => Promise<string>;

/** The salts by which visitors are hashed: random, one per day (UTC) for all processes, cached here for the day. */
export function openSalts(db: Db): Salts {
  let known: { day: number; salt: Promise<string> } | undefined;
  return (at) => {
    const day = Math.floor(at.getTime() / dayMs);
    if (known?.day === day) return known.salt;
    const salt = saltOfDay(db, at.toISOString().slice(0, 10), randomBytes(32));
    const requested = { day, salt: salt.then((bytes) => bytes.toString('hex')) };
    known = requested;
    requested.salt.catch(() => {
      if (known === requested) known = undefined;
    });
    return requested.salt;
  };
}
