import { fullName } from '@staylore/contract/full-name';
import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import { avatarPath, trustLevel } from '../../members/accounts/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { targetOfPost } from '../../stays/links/index.ts';
import { onePost } from '../../stays/posts/index.ts';
import { reportingMembers, reportsOf, shownIn } from '../reports/index.ts';
import { type CaseRow, memberOfCase } from './cases/queries.ts';
import { decisionsOfCase, historyOf } from './decisions/queries.ts';
import { moderationPolicy, recusalReason } from './policy.ts';
import { presentAppeal, presentCase, presentDecision } from './present.ts';

/** Everything needed to judge a case: what others see, what was reported, and earlier decisions about the member. */
export async function caseContext(
  { db, clock, config }: Platform,
  row: CaseRow,
  viewer: Viewer,
): Promise<CaseContext> {
  const { author_id, id, member_id: memberId, post_id: postId, state } = row;
  const [member, received, reporters, decisions, history] = await Promise.all([
    memberOfCase(db, memberId),
    reportsOf(db, id),
    reportingMembers(db, id),
    decisionsOfCase(db, id),
    historyOf(db, { memberId, caseId: id }),
  ]);
  const options = { viewer: null, publicUrl: config.http.publicUrl };
  const latest = decisions[0];
  const { permissions } = member;
  const decided_by = latest?.moderator_id ?? null;
  const target = { member_id: memberId, author_id, reporters, decided_by, permissions };
  const isOpen = state === 'open';
  const waits = latest !== undefined && latest.appeal_id !== null && latest.outcome === null;
  return {
    ...presentCase(row),
    state,
    post: postId === null ? null : await onePost(db, postId, options),
    leads_to: postId === null ? null : await targetOfPost(db, postId),
    member: {
      id: member.id,
      username: member.username,
      name: fullName(member),
      bio: member.bio,
      bio_hidden: member.bio_hidden_at !== null,
      file: avatarPath(member.avatar_key),
      cover: member.cover_key === null ? null : `/media/${member.cover_key}/1600.webp`,
      posts: member.posts_count,
      followers: member.followers_count,
      since: member.created_at.toISOString(),
      suspended: member.suspended_at !== null,
      limited: member.limited_at !== null,
      trust: trustLevel(member, clock.now()),
    },
    received: received.map((report) => ({
      id: report.id,
      part: report.part,
      url: report.url,
      category: report.category,
      reason: report.reason,
      reporter: report.reporter_name,
      shown: presentShown(report.shown),
      created_at: report.created_at.toISOString(),
    })),
    decisions: decisions.map((one) => {
      const appeal = presentAppeal(one);
      return {
        ...presentDecision(one),
        moderator: one.moderator,
        appeal: appeal === null || one.appeal_id === null ? null : { id: one.appeal_id, ...appeal },
      };
    }),
    history: history.map((one) => ({ ...presentDecision(one), case_id: one.case_id, subject: one.subject })),
    can: {
      decide: isOpen && moderationPolicy.decide(viewer, target),
      answer: waits && moderationPolicy.answer(viewer, target),
    },
    hindrance: isOpen || waits ? recusalReason(viewer, target) : null,
  };
}

/** A post, profile or list as it was when it was reported. */
function presentShown(stored: Record<string, unknown> | null): CaseContext['received'][number]['shown'] {
  const shown = shownIn(stored);
  return shown && { ...shown, pictures: shown.pictures.map((key) => `/media/${key}/320.webp`) };
}
