import { randomBytes } from 'node:crypto';
import { PublicError } from '../../config/public-error.ts';
import type { Db, Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { type MasterKey, makeMasterKey, masterKeyOf, readMasterKeys, readNamedKeys } from './key-files.ts';
import {
  allKeys,
  insertKey,
  type KeyRow,
  keysOf,
  lockKeys,
  recordResealed,
  updateKey,
} from './key-queries.ts';
import { createKeyRing, type KeyRing, type NumberedKey } from './key-ring.ts';
import { seal, unseal } from './sealing.ts';

/** The keys of this site, the same for every server over its database. */
export interface Secrets {
  /**
   * The keys of a name, made on first use. Read from the database each time, so that every server sees a new key at once.
   * @param executor the caller's transaction.
   */
  ring(name: string, executor?: Executor): Promise<KeyRing>;
  /**
   * Imports keys of earlier installations, and finds or makes the master key. No key may be used before this.
   * @throws {PublicError} when this server cannot open the keys of the site.
   */
  open(): Promise<void>;
  /** Imports keys that lie in the folder of another server. */
  importFolder(folder: string): Promise<void>;
  /** Gives every name a new key; what was sealed stays under its old key until `reseal`. */
  renew(): Promise<void>;
}

export interface SecretsOptions {
  readonly db: Db;
  /** Where the master key is stored if it is not given as a setting. */
  readonly folder: string;
  /** From the setting: the first one seals, the others only open. */
  readonly masterKeys: readonly Buffer[];
}

/** The owner of all keys: they are stored in the database, each sealed under the master key. */
export function createSecrets(options: SecretsOptions): Secrets {
  const { db, folder } = options;
  const opened = new Map<string, Buffer>();
  let opening: Promise<readonly MasterKey[]> | undefined;
  const masters = () => {
    opening ??= inTransaction(db, (trx) => arrange(trx, options)).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const keyOf = (known: readonly MasterKey[]) => (row: KeyRow) => {
    const place = row.sealed.toString('base64');
    const key = opened.get(place) ?? openKey(known, row);
    opened.set(place, key);
    return { number: row.number, key };
  };
  const add = async (executor: Executor, name: string, number: number) => {
    const [current] = await masters();
    if (current !== undefined)
      await insertKey(executor, newKey(current, { name, number, key: randomBytes(32) }));
  };
  return {
    async ring(name, executor = db) {
      const known = await masters();
      let rows = await keysOf(executor, name);
      // Not in the caller's transaction: a rollback would remove a key that others already use.
      if (rows.length === 0) await add(db, name, 1);
      if (rows.length === 0) rows = await keysOf(db, name);
      return createKeyRing(rows.map(keyOf(known)) as [NumberedKey, ...NumberedKey[]]);
    },
    async open() {
      await masters();
    },
    async importFolder(from) {
      const known = await masters();
      await inTransaction(db, (trx) => takeOver(trx, { known, from }));
    },
    async renew() {
      await masters();
      await inTransaction(db, async (trx) => {
        await lockKeys(trx);
        const newest = Map.groupBy(await allKeys(trx), ({ name }) => name);
        for (const [name, [row]] of newest) await add(trx, name, (row?.number ?? 0) + 1);
      });
    },
  };

  async function arrange(trx: Executor, { masterKeys }: SecretsOptions): Promise<MasterKey[]> {
    await lockKeys(trx);
    const rows = await allKeys(trx);
    const given = masterKeys.map(masterKeyOf);
    const lying = readMasterKeys(folder);
    const used = lying.filter(({ id }) => rows.some(({ master }) => master === id));
    const known = [...given, ...used, ...lying.filter((one) => !used.includes(one))];
    if (known.length === 0 && rows.length === 0) known.push(makeMasterKey(folder));
    const keys = rows.map((row) => ({ ...row, key: openKey(known, row) }));
    const [current] = known;
    if (current === undefined) return known;
    for (const one of keys) if (one.master !== current.id) await updateKey(trx, one, sealedBy(current, one));
    await takeOver(trx, { known, from: folder });
    // A first key, so that the next server notices at once that it needs this master key.
    if (rows.length === 0)
      await insertKey(trx, newKey(current, { name: 'site', number: 1, key: randomBytes(32) }));
    return known;
  }
}

/**
 * Adds keys found in a folder that are not known yet, after the existing keys of their name: they open values, and seal only where they are the
 * first.
 */
async function takeOver(
  trx: Executor,
  { known, from }: { known: readonly MasterKey[]; from: string },
): Promise<void> {
  const [current] = known;
  for (const { name, key } of readNamedKeys(from)) {
    const rows = await keysOf(trx, name);
    if (current === undefined || rows.some((row) => openKey(known, row).equals(key))) continue;
    await insertKey(trx, newKey(current, { name, number: (rows.at(-1)?.number ?? 2) - 1, key }));
    await recordResealed(trx, name, null);
  }
}

function newKey(master: MasterKey, one: { name: string; number: number; key: Buffer }) {
  return { name: one.name, number: one.number, ...sealedBy(master, one) };
}

function sealedBy(master: MasterKey, { name, number, key }: { name: string; number: number; key: Buffer }) {
  const purpose = `secret-keys:${name}:${number}`;
  return { master: master.id, sealed: seal(master.key, key.toString('hex'), purpose) };
}

function openKey(known: readonly MasterKey[], row: KeyRow): Buffer {
  const master = known.find(({ id }) => id === row.master);
  if (master === undefined)
    throw new PublicError(
      `The keys of this site are sealed under the master key ${row.master}, which this server lacks: copy the file master-${row.master} from DATA_DIR/secrets of the server that has it into that of this one, or set MASTER_KEY to what it holds.`,
    );
  return Buffer.from(unseal(master.key, row.sealed, `secret-keys:${row.name}:${row.number}`), 'hex');
}
