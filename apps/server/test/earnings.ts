import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TestMember } from './people.ts';
import type { TestApp } from './start-app.ts';

/** A click on a member's hotel link as the redirect leaves it. */
export interface TestClick {
  clickId: string;
  linkId: number;
  userId: number;
}

/** Makes a link of a member and a click on it. */
export async function createClick(
  app: TestApp,
  wishes: { of: TestMember; at?: Date; postId?: number; label?: string },
): Promise<TestClick> {
  const [clickId, code] = [randomBytes(16).toString('hex'), randomBytes(6).toString('hex')];
  const { rows } = await sql<{ id: number }>`
    insert into links (code, user_id, post_id, label, target_url, partner)
    values (${code}, ${wishes.of.id}, ${wishes.postId ?? null}, ${wishes.label ?? 'Hotel Bergkristall, Zermatt'},
      'https://hotel.example/bergkristall', 'sandbox') returning id`.execute(app.platform.db);
  const linkId = rows[0]?.id ?? 0;
  const at = wishes.at ?? app.platform.clock.now();
  await sql`
    insert into clicks (click_id, link_id, visitor, hour, counted, clicked_at)
    values (${clickId}, ${linkId}, ${randomBytes(16)}, date_trunc('hour', ${at}::timestamptz), true, ${at})`.execute(
    app.platform.db,
  );
  return { clickId, linkId, userId: wishes.of.id };
}
