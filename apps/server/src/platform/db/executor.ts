import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A database handle that may be a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;
