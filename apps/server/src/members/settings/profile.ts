import type { ReceivedBy } from '@staylore/contract/contract';
import type { UploadedFile } from '@staylore/contract/endpoint';
import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { failIfTooMany, found } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import {
  deletePictures,
  discardPictures,
  type StoredPicture,
  storeUpload,
} from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sanitiseHtml } from '../../platform/sanitise.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  lockUser,
  refuseHeldForOthers,
  refuseReservedUsername,
  refuseStaffName,
  refuseTaken,
  requireProof,
  reserveFreedUsername,
  type UserRow,
  updateUserRow,
  userById,
} from '../accounts/index.ts';
import { requestEmailChange } from './change-email.ts';

type ProfileForm = ReceivedBy<'POST /api/users/:id/update'>['body'];

interface ProfileChange {
  viewer: Viewer;
  form: ProfileForm;
  files: readonly UploadedFile[];
  language: Language;
  /** Counts a mail to an address; the seconds to wait if it is one too many. */
  countFor(address: string): Promise<number | null>;
}

/** Changes a member's profile. Another mail address needs a fresh proof and takes effect once it is confirmed. */
export async function changeProfile(platform: Platform, change: ProfileChange): Promise<UserRow> {
  const { db, storage } = platform;
  const before = found(await userById(db, change.viewer.id), 'session.required');
  if (isOtherEmail(before, change.form)) {
    requireProof(change.viewer, platform.clock.now());
    await countMails(before, change.form.email, change.countFor);
  }
  const pictures: StoredPicture[] = [];
  try {
    const avatar = await storeField('file', pictures, { platform, change });
    const cover = await storeField('cover', pictures, { platform, change });
    return await inTransaction(db, (trx) => apply(trx, { platform, change, avatar, cover }));
  } catch (error) {
    await discardPictures(storage, pictures);
    throw error;
  }
}

/** Both addresses get a mail. The new one may be a stranger's, and so may one that nobody has confirmed. */
async function countMails(
  before: UserRow,
  email: string,
  countFor: ProfileChange['countFor'],
): Promise<void> {
  const strangers = before.email_verified_at === null ? [before.email, email] : [email];
  for (const address of strangers)
    failIfTooMany('accounts.too_many_mails', await countFor(address.toLowerCase()));
}

/** Refuses names that are reserved. A member who has had such a name before keeps it, and may change the spelling of a username. */
function refuseNames(before: UserRow, { form, viewer }: ProfileChange): void {
  const { username = before.username, name = before.name, last_name = before.last_name } = form;
  if (username.toLowerCase() !== before.username.toLowerCase()) refuseReservedUsername(username);
  const isRenamed = name !== before.name || last_name !== before.last_name;
  // The product's own account has a name that says so.
  if (isRenamed && !viewer.permissions.includes('operator')) refuseStaffName(name, last_name);
}

interface ChangeContext {
  platform: Platform;
  change: ProfileChange;
}

async function storeField(
  field: 'file' | 'cover',
  kept: StoredPicture[],
  { platform, change }: ChangeContext,
): Promise<StoredPicture | null> {
  const file = change.files.find((one) => one.field === field);
  if (file === undefined) return null;
  const stored = await storeUpload(platform, file);
  kept.push(stored);
  return stored;
}

async function apply(
  trx: Executor,
  around: ChangeContext & { avatar: StoredPicture | null; cover: StoredPicture | null },
): Promise<UserRow> {
  const { platform, change, avatar, cover } = around;
  const { form, viewer } = change;
  await lockUser(trx, viewer.id);
  // Read again now that the row is locked: another call may have changed half of a name, or the address.
  const before = found(await userById(trx, viewer.id), 'session.required');
  refuseNames(before, change);
  const otherEmail = isOtherEmail(before, form) ? form.email : null;
  if (otherEmail !== null) requireProof(viewer, platform.clock.now());
  const user = await updateUserRow(trx, viewer.id, {
    name: form.name,
    last_name: form.last_name === '' ? null : form.last_name,
    email: otherEmail === null ? form.email : undefined,
    username: form.username,
    bio: form.bio === undefined ? undefined : sanitiseHtml(form.bio),
    language: form.language,
    avatar_key: avatar?.key,
    cover_key: cover?.key,
    updated_at: platform.clock.now(),
  }).catch(refuseTaken);
  const { username: to } = user;
  if (to.toLowerCase() !== before.username.toLowerCase()) {
    await refuseHeldForOthers(trx, { username: to, userId: viewer.id });
    await reserveFreedUsername(trx, {
      from: before.username,
      to,
      userId: viewer.id,
      now: platform.clock.now(),
    });
  }
  const replaced = [avatar && before.avatar_key, cover && before.cover_key].filter((key) => key !== null);
  if (replaced.length > 0) await enqueue(trx, deletePictures, { keys: replaced });
  if (otherEmail !== null)
    await requestEmailChange(trx, { platform, user: before, email: otherEmail, language: change.language });
  return user;
}

/** Whether the form has another address than the account; case does not matter. */
function isOtherEmail(before: UserRow, form: ProfileForm): form is ProfileForm & { email: string } {
  return form.email !== undefined && form.email.toLowerCase() !== before.email.toLowerCase();
}
