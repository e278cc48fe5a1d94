import type { UploadedFile } from '@staylore/contract/endpoint';
import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { found } from '../../platform/errors.ts';
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
  endMailTokens,
  issueMailToken,
  passwordMark,
  refuseTaken,
  type UserRow,
  updateUserRow,
  userById,
} from '../accounts/index.ts';
import { mailEmailChange } from './mails.ts';

export interface ProfileForm {
  name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  username?: string | undefined;
  bio?: string | undefined;
  language?: Language | undefined;
}

interface ProfileChange {
  viewer: Viewer;
  form: ProfileForm;
  files: readonly UploadedFile[];
  language: Language;
}

/** Changes a member's profile. A changed mail address holds at once; both addresses are told, the old one can take it back. */
export async function changeProfile(platform: Platform, change: ProfileChange): Promise<UserRow> {
  const { db, storage } = platform;
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

interface Around {
  platform: Platform;
  change: ProfileChange;
}

async function storeField(
  field: 'file' | 'cover',
  kept: StoredPicture[],
  { platform, change }: Around,
): Promise<StoredPicture | null> {
  const file = change.files.find((one) => one.field === field);
  if (file === undefined) return null;
  const stored = await storeUpload(platform.storage, file);
  kept.push(stored);
  return stored;
}

async function apply(
  trx: Executor,
  around: Around & { avatar: StoredPicture | null; cover: StoredPicture | null },
): Promise<UserRow> {
  const { platform, change, avatar, cover } = around;
  const { form, viewer } = change;
  const before = found(await userById(trx, viewer.id), 'session.required');
  const user = await updateUserRow(trx, viewer.id, {
    ...(form.name === undefined ? {} : { name: form.name }),
    ...(form.last_name === undefined ? {} : { last_name: form.last_name === '' ? null : form.last_name }),
    ...(form.email === undefined ? {} : { email: form.email }),
    ...(form.username === undefined ? {} : { username: form.username }),
    ...(form.bio === undefined ? {} : { bio: sanitiseHtml(form.bio) }),
    ...(form.language === undefined ? {} : { language: form.language }),
    ...(avatar === null ? {} : { avatar_key: avatar.key }),
    ...(cover === null ? {} : { cover_key: cover.key }),
    updated_at: platform.clock.now(),
  }).catch(refuseTaken);
  const replaced = [
    avatar === null ? null : before.avatar_key,
    cover === null ? null : before.cover_key,
  ].filter((key) => key !== null);
  if (replaced.length > 0) await enqueue(trx, deletePictures, { keys: replaced });
  if (user.email.toLowerCase() !== before.email.toLowerCase())
    await announceEmail(trx, { platform, before, user, language: change.language });
  return user;
}

async function announceEmail(
  trx: Executor,
  change: { platform: Platform; before: UserRow; user: UserRow; language: Language },
): Promise<void> {
  const { platform, before, user } = change;
  // Links to a new password lie in the mailbox that no longer counts.
  await endMailTokens(trx, { userId: user.id, purpose: 'reset_password', now: platform.clock.now() });
  const token = await issueMailToken(trx, {
    userId: user.id,
    purpose: 'undo_email',
    payload: { email: before.email, password: passwordMark(before.password_hash) },
    now: platform.clock.now(),
  });
  const language = user.language ?? change.language;
  await mailEmailChange(trx, {
    from: before.email,
    to: user.email,
    token,
    language,
    origin: platform.config.http.publicUrl,
  });
}
