import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { duplicateFails } from '../../platform/db/sql-errors.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { userById } from '../accounts/index.ts';
import {
  checkNewPasskey,
  factorsOf,
  insertPasskey,
  type NewCredential,
  passkeyCreationOptions,
} from '../factors/index.ts';
import { type Added, addFactor } from './set-up.ts';

const maxPasskeys = 10;
const holderOf = ({ sessionId }: Viewer): string => `add ${sessionId}`;

async function refuseTooMany(db: Executor, viewer: Viewer): Promise<void> {
  const passkeys = (await factorsOf(db, viewer.id)).filter(({ kind }) => kind === 'passkey');
  if (passkeys.length >= maxPasskeys) fail('security.too_many_passkeys');
}

/** The options for creating a passkey of a member. @throws {ApiError} `security.too_many_passkeys` */
export async function ownCreationOptions(platform: Platform, viewer: Viewer) {
  await refuseTooMany(platform.db, viewer);
  const user = found(await userById(platform.db, viewer.id), 'session.required');
  return passkeyCreationOptions(platform, { user, holder: holderOf(viewer) });
}

/** Adds the passkey that the browser has created. @throws {ApiError} `security.passkey_refused`, `security.too_many_passkeys` */
export async function addOwnPasskey(
  platform: Platform,
  given: {
    viewer: Viewer;
    credential: NewCredential;
    name?: string | undefined;
    language: Language;
  },
): Promise<Added> {
  const { viewer, credential: response, language } = given;
  const passkey = await checkNewPasskey(platform, { response, holder: holderOf(viewer) });
  if (passkey === null) fail('security.passkey_refused');
  const name = given.name ?? textsIn(language)('security.passkey.name');
  const now = platform.clock.now();
  return addFactor(platform, viewer, async (trx) => {
    await refuseTooMany(trx, viewer);
    return insertPasskey(trx, { userId: viewer.id, name, passkey, now });
  }).catch(duplicateFails('factors__credential', 'security.passkey_refused'));
}
