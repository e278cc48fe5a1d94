import { fullName } from '@staylore/contract/full-name';
import type { ReportPart } from '@staylore/contract/lifecycle/reports';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { targetOfPost } from '../../../stays/links/index.ts';
import type { CaseSubject } from '../queries.ts';
import type { Shown } from './shown.ts';

const maxEntries = 100;

/** What others see of a post, a profile or a list at this moment, to be stored with the report about it. */
export async function snapshotOf(trx: Executor, subject: CaseSubject & { part: ReportPart }): Promise<Shown> {
  const { memberId, part, postId } = subject;
  const member = await trx
    .selectFrom('users')
    .select(['username', 'name', 'last_name', 'bio', 'bio_hidden_at', 'avatar_key', 'cover_key'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { username } = member;
  const name = fullName(member);
  const shown = { username, name, leads_to: null };
  if (postId !== null) return { ...shown, ...(await postNow(trx, postId)) };
  if (part === 'list') return { ...shown, title: null, text: await listNow(trx, memberId), pictures: [] };
  const pictures = [member.avatar_key, member.cover_key].filter((key) => key !== null);
  return { ...shown, title: null, text: member.bio_hidden_at === null ? member.bio : '', pictures };
}

async function postNow(trx: Executor, id: number) {
  const post = await trx
    .selectFrom('posts')
    .select([
      'location',
      'caption',
      sql<
        string[]
      >`array(select key from pictures where post_id = posts.id and status = 'ready' order by position)`.as(
        'pictures',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const leads_to = await targetOfPost(trx, id);
  return { title: post.location, text: post.caption ?? '', pictures: post.pictures, leads_to };
}

async function listNow(trx: Executor, memberId: number): Promise<string> {
  const rows = await trx
    .selectFrom('recommendations')
    .select('location')
    .where('from_id', '=', memberId)
    .where('to_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute();
  return rows.map(({ location }) => location).join('\n');
}

/** Deletes what was stored for cases whose last decision was made before the given time, if no appeal is open. */
export async function deleteSnapshots(
  db: Executor,
  { decidedBefore }: { decidedBefore: Date },
): Promise<void> {
  await sql`
    update reports set shown = null
    from moderation_cases
    where moderation_cases.id = reports.case_id and moderation_cases.state = 'decided' and reports.shown is not null
      and not exists (
        select from moderation_decisions left join moderation_appeals on moderation_appeals.decision_id = moderation_decisions.id
        where moderation_decisions.case_id = reports.case_id
          and (moderation_decisions.decided_at >= ${decidedBefore} or moderation_appeals.decided_at >= ${decidedBefore}
            or (moderation_appeals.id is not null and moderation_appeals.outcome is null))
      )`.execute(db);
}
