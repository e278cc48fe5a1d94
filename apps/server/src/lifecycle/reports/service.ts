import type { Language } from '@staylore/contract/fields';
import { fullName } from '@staylore/contract/full-name';
import {
  anonymousCategory,
  type ReportCategory,
  type ReportPart,
} from '@staylore/contract/lifecycle/reports';
import { memberOfAtlas } from '../../discovery/atlas/index.ts';
import { memberByFormerName, userById, userByUsername } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { writeAudit } from '../audit/index.ts';
import { mailReceipt } from './mails.ts';
import {
  type CaseSubject,
  insertCase,
  insertReport,
  lockSubject,
  openCaseOf,
  prioritiseCase,
  shownPost,
} from './queries.ts';
import { snapshotOf } from './shown/queries.ts';
import { type Named, placeOf, readTarget } from './target.ts';

export interface NewReport {
  viewer: Viewer | null;
  language: Language;
  url: string;
  captionOnly: boolean;
  category: ReportCategory;
  reason: string;
  name: string | undefined;
  email: string | undefined;
  /** Counts a receipt to a mail address; null if another one may be sent. */
  countFor(address: string): Promise<number | null>;
}

/**
 * Receives a report: it joins the open case about the same thing or opens one. Its sender gets a receipt by mail if there is an address, and
 * a stranger whose address was typed here only a few.
 * @throws {ApiError} `request.invalid` with the field: an address that leads to nothing here, no name or mail where one is needed
 */
export async function takeReport(
  { db, clock, config }: Platform,
  report: NewReport,
): Promise<{ id: number; mailed: boolean }> {
  const { category, language, reason, url, viewer } = report;
  const origin = config.http.publicUrl;
  // First, so that an invalid report is refused before a receipt is counted.
  await subjectOf(db, report, origin);
  const sender = await senderOf(db, report);
  const to = await receiptTo(report, sender.reporter_email);
  return inTransaction(db, async (trx) => {
    const { part, place, ...subject } = await subjectOf(trx, report, origin);
    const at = clock.now();
    const urgent = category === anonymousCategory;
    await lockSubject(trx, subject);
    const open = (await openCaseOf(trx, subject)) ?? (await insertCase(trx, subject, at, urgent));
    if (urgent && !open.urgent) await prioritiseCase(trx, open.id);
    const { id } = await insertReport(trx, {
      ...sender,
      case_id: open.id,
      part,
      url,
      category,
      reason,
      reporter_id: viewer?.id ?? null,
      language,
      shown: await snapshotOf(trx, { ...subject, part }),
      created_at: at,
    });
    await writeAudit(trx, {
      at,
      by: viewer?.id ?? 'visitor',
      act: 'reports.received',
      caseId: open.id,
      memberId: subject.memberId,
      details: { report: id, category, part },
    });
    if (to !== null) await mailReceipt(trx, { to, language, id, url: `${origin}/${language}/${place}` });
    return { id, mailed: to !== null };
  });
}

/** Where the receipt goes. A member's address is their own; a visitor's may be anyone's. */
async function receiptTo({ countFor, viewer }: NewReport, address: string | null): Promise<string | null> {
  if (address === null || viewer !== null) return address;
  return (await countFor(address.toLowerCase())) === null ? address : null;
}

/** Whom and what an address is about, and its canonical form: the one that was sent may have free text in it. */
async function subjectOf(
  db: Executor,
  { captionOnly, url }: NewReport,
  origin: string,
): Promise<CaseSubject & { part: ReportPart; place: string }> {
  const named = readTarget(url, origin);
  if (named?.kind === 'post') {
    const post = await shownPost(db, named.id);
    if (post !== undefined)
      return {
        postId: named.id,
        memberId: post.user_id,
        part: captionOnly ? 'caption' : 'post',
        place: placeOf(named),
      };
  }
  const part = named?.kind === 'member' ? named.part : 'profile';
  const member = named === null || named.kind === 'post' ? undefined : await memberAt(db, named);
  if (member !== undefined)
    return {
      postId: null,
      memberId: member.id,
      part,
      place: placeOf({ kind: 'member', username: member.username, part }),
    };
  return fail('request.invalid', { url: 'not_reportable' });
}

/** Whose profile or atlas it is, by every name that its page answers to. A hidden atlas must not reveal whose a handle is. */
async function memberAt(
  db: Executor,
  named: Exclude<Named, { kind: 'post' }>,
): Promise<{ id: number; username: string } | undefined> {
  const name = named.kind === 'atlas' ? named.handle : named.username;
  const atlas = named.kind === 'atlas' ? await memberOfAtlas(db, name) : undefined;
  if (atlas?.atlas_shown) return atlas;
  return (await userByUsername(db, name)) ?? (await memberByFormerName(db, name));
}

/** Members are identified by their session; visitors identify themselves, unless the law lets them remain anonymous. */
async function senderOf(db: Executor, { category, email, name, viewer }: NewReport) {
  const account = viewer === null ? undefined : await userById(db, viewer.id);
  const sender =
    account === undefined
      ? { reporter_name: name ?? null, reporter_email: email ?? null }
      : {
          reporter_name: fullName(account),
          reporter_email: account.email,
        };
  if (category === anonymousCategory) return sender;
  const missing = {
    ...(sender.reporter_name === null && { name: 'required' as const }),
    ...(sender.reporter_email === null && { email: 'required' as const }),
  };
  if (Object.keys(missing).length > 0) fail('request.invalid', missing);
  return sender;
}
