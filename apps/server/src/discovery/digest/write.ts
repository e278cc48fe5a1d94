import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import { mailMember, userById } from '../../members/accounts/index.ts';
import { notificationsOf, notificationText } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodOf } from './period.ts';
import { lockDigest, newStaysFor, storeDigest } from './queries.ts';
import { endingLink } from './token.ts';

/** How many new stays are listed individually. */
const maxLines = 12;
/** How far back news are searched for. */
const maxNews = 60;

/** Sends a member a digest once per period, about what is new since the last one; no mail if nothing is. */
export async function writeDigest(platform: Platform, userId: number): Promise<void> {
  const { db, clock, config } = platform;
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const row = await lockDigest(trx, userId);
    const user = await userById(trx, userId);
    // Only to members whose mail address is confirmed.
    if (row === undefined || user === undefined || user.email_verified_at === null) return;
    const period = periodOf(row.rhythm, now);
    if (row.last_period === period) return;
    await storeDigest(trx, { ...row, last_period: period, told_until: now });
    const language = user.language ?? 'en';
    const lines = await linesFor(trx, { userId, since: row.told_until, language });
    if (lines.length === 0) return;
    const origin = config.http.publicUrl;
    const ending = `${origin}/${language}/digest/end/${await endingLink.token(platform, userId, trx)}`;
    await mailMember(trx, { ...user, now }, (t) => ({
      subject: t(`digest.subject.${row.rhythm}`),
      key: `digest:${userId}:${period}`,
      unsubscribeUrl: ending,
      parts: [
        heading(t('digest.heading', { name: user.name })),
        ...lines.map((line) => paragraph(line)),
        button(t('digest.button'), `${origin}/${language}/notifications`),
        smallPrint(t(`digest.small.${row.rhythm}`, { link: ending })),
      ],
    }));
  });
}

async function linesFor(
  trx: Executor,
  member: { userId: number; since: Date; language: Language },
): Promise<string[]> {
  const { userId, since, language } = member;
  const news = await notificationsOf(trx, { viewerId: userId, last: null, limit: maxNews });
  const fresh = news.filter((row) => row.created_at > since && row.read_at === null);
  const lines = fresh.slice(0, maxLines).map((row) => notificationText(row, language));
  const t = textsIn(language);
  const more = fresh.length - lines.length;
  if (more > 0) lines.push(t('digest.more', { count: more }));
  const stays = await newStaysFor(trx, { userId, since });
  if (stays > 0) lines.push(t('digest.stays', { count: stays }));
  return lines;
}
