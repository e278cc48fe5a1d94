import { PublicError } from '../../config/public-error.ts';
import type { Db, Executor } from '../db/database.ts';
import { allKeys, recordResealed } from './key-queries.ts';
import type { KeyRing } from './key-ring.ts';
import type { Secrets } from './secrets.ts';

/** A row with sealed values, each with the purpose it was sealed for. */
export interface SealedRow {
  readonly id: number;
  readonly values: readonly { readonly sealed: Buffer; readonly purpose: string }[];
}

/** What a feature stores sealed, declared by the feature that owns it. */
export interface SealedValues {
  /** Name of the keys. */
  readonly keys: string;
  /** Name used in messages to the operator. */
  readonly what: string;
  /** A page of rows after an id, by id. */
  read(db: Executor, page: { after: number; limit: number }): Promise<SealedRow[]>;
  /** Writes the values of a row, in order, if the row is unchanged since it was read. */
  write(db: Executor, row: SealedRow, sealed: readonly Buffer[]): Promise<void>;
  /** Deletes values that no key opens any more, so that the member has to enter them again. */
  forget(db: Executor, row: SealedRow): Promise<void>;
}

const rowsAtOnce = 500;

/**
 * Reseals everything that is not yet under the newest key of its name. Costs one query if nothing has changed since the last time.
 * @param lost what happens to values that none of the keys opens: the call fails, or they are deleted.
 * @throws {PublicError} when something stored cannot be opened.
 */
export async function reseal(
  { db, secrets }: { db: Db; secrets: Secrets },
  all: readonly SealedValues[],
  lost: 'refused' | 'forgotten' = 'refused',
): Promise<void> {
  await secrets.open();
  for (const [name, kinds] of Map.groupBy(all, ({ keys }) => keys)) {
    const ring = await secrets.ring(name);
    const newest = (await allKeys(db)).find((key) => key.name === name);
    if (newest === undefined || newest.resealed_at !== null) continue;
    for (const kind of kinds) {
      const unreadable = await resealKind(db, { ring, kind, lost });
      if (unreadable > 0)
        throw new PublicError(
          `${unreadable} ${kind.what} cannot be opened with the keys of this site. Bring in the keys of the server that sealed them (npx staylore keys bring-in FOLDER, its DATA_DIR/secrets), or have them given anew (npx staylore keys forget).`,
        );
    }
    await recordResealed(db, name, newest.number);
  }
}

async function resealKind(
  db: Db,
  { ring, kind, lost }: { ring: KeyRing; kind: SealedValues; lost: 'refused' | 'forgotten' },
): Promise<number> {
  let unreadable = 0;
  for (let after = 0; ; ) {
    const rows = await kind.read(db, { after, limit: rowsAtOnce });
    for (const row of rows.filter(({ values }) => !values.every(({ sealed }) => ring.isCurrent(sealed)))) {
      const fresh = resealed(ring, row);
      if (fresh !== null) await kind.write(db, row, fresh);
      else if (lost === 'forgotten') await kind.forget(db, row);
      else unreadable += 1;
    }
    const last = rows.at(rowsAtOnce - 1);
    if (last === undefined) return unreadable;
    after = last.id;
  }
}

function resealed(ring: KeyRing, { values }: SealedRow): Buffer[] | null {
  try {
    return values.map(({ sealed, purpose }) => ring.seal(ring.open(sealed, purpose), purpose));
  } catch {
    return null;
  }
}
