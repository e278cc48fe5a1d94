import { expect } from 'vitest';
import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** Changes the code of a claim into a word of the account's own texts, as if its owner had placed it. */
export async function placeCode(app: TestApp, as: TestMember, handle: string): Promise<void> {
  const network = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  const code = String(network.body.posts[0].caption).split(/\s+/)[0] ?? '';
  expect(code.length).toBeGreaterThan(0);
  await app.platform.db
    .updateTable('claimed_handles')
    .set({ code: code.toUpperCase() })
    .where('handle', '=', handle)
    .where('user_id', '=', as.id)
    .execute();
}
