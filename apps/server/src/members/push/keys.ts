import webPush from 'web-push';
import type { SealedValues } from '../../platform/crypto/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteKeys, insertKeys, keysRow, replacePrivateKey } from './queries.ts';

const ringName = 'push';
const purpose = 'push private key';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair by which push services know this site, made on first use. Browsers are bound to it, so it stays. */
export async function pushKeys({
  db,
  secrets,
  clock,
}: Pick<Platform, 'db' | 'secrets' | 'clock'>): Promise<PushKeys> {
  let row = await keysRow(db);
  if (row === undefined) {
    const made = webPush.generateVAPIDKeys();
    const ring = await secrets.ring(ringName);
    await insertKeys(db, {
      public_key: made.publicKey,
      sealed_private_key: ring.seal(made.privateKey, purpose),
      created_at: clock.now(),
    });
    // Another server may have been first.
    row = await keysRow(db);
  }
  if (row === undefined) throw new Error('There is no key for push services');
  // After the row, which may lie under the newest key.
  const ring = await secrets.ring(ringName);
  return { publicKey: row.public_key, privateKey: ring.open(row.sealed_private_key, purpose) };
}

/** The private key of the pair. Without it a new pair is made, and browsers have to subscribe again. */
export const sealedPushKeys: SealedValues = {
  keys: ringName,
  what: 'keys for push services',
  async read(db, { after }) {
    const row = await keysRow(db);
    if (row === undefined || row.id <= after) return [];
    return [{ id: row.id, values: [{ sealed: row.sealed_private_key, purpose }] }];
  },
  write: async (db, _row, [sealed]) => {
    if (sealed !== undefined) await replacePrivateKey(db, sealed);
  },
  forget: (db) => deleteKeys(db),
};
