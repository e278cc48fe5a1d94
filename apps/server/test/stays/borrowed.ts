import { expect } from 'vitest';
import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { publishPost } from './lists.ts';
import { postFormData } from './pictures.ts';

/** Gives a member a stay as if it had been saved from an account; no scan is needed to know whose words it has. Returns the post. */
export async function saveFrom(
  app: TestApp,
  { as, handle, networkId = null }: { as: TestMember; handle: string; networkId?: string | null },
) {
  const { id } = await publishPost(app, { as });
  await app.platform.db
    .updateTable('posts')
    .set({ source: 'instagram', source_handle: handle, source_post_id: networkId })
    .set({ source_url: 'https://www.instagram.com/p/Cabc/' })
    .where('id', '=', id)
    .execute();
  // Written again, as after a scan: the link records where its stay comes from.
  const form = await postFormData({
    location: 'Hotel Bergkristall, Zermatt',
    city: 'Zermatt',
    country: 'CH',
  });
  const changed = await app.send('PUT', `/api/posts/${id}`, { as, form });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  // Its words are still those of the account.
  await app.platform.db
    .updateTable('posts')
    .set((eb) => ({ updated_at: eb.ref('saved_at') }))
    .where('id', '=', id)
    .execute();
  return changed.body.post;
}

/** As if the member had proven the account to be theirs. */
export async function proveHandle(app: TestApp, member: TestMember, handle: string): Promise<void> {
  const { db, clock } = app.platform;
  const claim = { handle, user_id: member.id, code: 'x', created_at: clock.now() };
  await db
    .insertInto('claimed_handles')
    .values({ ...claim, confirmed_at: clock.now() })
    .execute();
}

/** As if the member had signed in with their account at the photo network, and claimed it. */
export async function connectAccount(app: TestApp, userId: number, handle: string): Promise<void> {
  const { db, clock } = app.platform;
  const at = clock.now();
  const times = { issued_at: at, expires_at: new Date(at.getTime() + 60 * 86_400_000), connected_at: at };
  await db
    .insertInto('instagram_accounts')
    .values({ user_id: userId, handle, sealed_token: Buffer.from('sealed'), ...times })
    .execute();
  await db
    .insertInto('claimed_handles')
    .values({ handle, user_id: userId, code: 'x', created_at: at, confirmed_at: at })
    .execute();
}

/** The handles that a member has connected, and those that they have claimed. */
export async function connectedHandles({ platform: { db } }: TestApp, userId: number): Promise<string[][]> {
  const connected = await db
    .selectFrom('instagram_accounts')
    .select('handle')
    .where('user_id', '=', userId)
    .execute();
  const claimed = await db
    .selectFrom('claimed_handles')
    .select('handle')
    .where('user_id', '=', userId)
    .execute();
  return [connected, claimed].map((rows) => rows.map(({ handle }) => handle));
}
