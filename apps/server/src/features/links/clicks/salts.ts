import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db.ts';
import { saltOfDay } from './queries.ts';

/** The salt of the day of a time. */
export type Salts = (at: Date) => Promise<KeyObject>;

/** The salts by which visitors are hashed: random, one a day (UTC) for all processes, kept here while the day lasts. */
export function openSalts(db: Db): Salts {
  let known: { day: string; salt: Promise<KeyObject> } | undefined;
  return (at) => {
    const day = at.toISOString().slice(0, 10);
    if (known?.day === day) return known.salt;
    const asked = { day, salt: saltOfDay(db, day, randomBytes(32)).then(createSecretKey) };
    known = asked;
    asked.salt.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.salt;
  };
}
