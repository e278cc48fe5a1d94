import type { Language } from '@staylore/contract/fields';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { fill, phrases } from '@staylore/phrases/phrases';
import { mailMember, userById } from '../../members/accounts/index.ts';
import { type NotificationRow, notificationsOf } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodOf } from './period.ts';
import { lockDigest, newStaysFor, storeDigest } from './queries.ts';
import { endingToken } from './token.ts';

/** So much of what is new is told one by one. */
const mostLines = 12;
/** And so far back it is looked for. */
const mostNews = 60;

/** Writes to a member once a period, about what is new since the last time; nothing new, no mail. */
export async function writeDigest(platform: Platform, userId: number): Promise<void> {
  const { db, clock, config } = platform;
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const row = await lockDigest(trx, userId);
    const user = await userById(trx, userId);
    if (row === undefined || user === undefined) return;
    const period = periodOf(row.rhythm, now);
    if (row.last_period === period) return;
    await storeDigest(trx, { ...row, last_period: period, told_until: now });
    const language = user.language ?? 'en';
    const lines = await linesFor(trx, { userId, since: row.told_until, language });
    if (lines.length === 0) return;
    const texts = phrases[language].digest;
    const origin = config.http.publicUrl;
    const ending = `${origin}/${language}/digest/end/${endingToken(platform, userId)}`;
    await mailMember(trx, {
      to: user.email,
      language,
      subject: texts.subject[row.rhythm],
      key: `digest:${userId}:${period}`,
      unsubscribeUrl: ending,
      parts: [
        heading(fill(texts.heading, { name: user.name })),
        ...lines.map((line) => paragraph(line)),
        button(texts.button, `${origin}/${language}/notifications`),
        smallPrint(fill(texts.small[row.rhythm], { link: ending })),
      ],
    });
  });
}

async function linesFor(
  trx: Executor,
  member: { userId: number; since: Date; language: Language },
): Promise<string[]> {
  const { userId, since, language } = member;
  const news = await notificationsOf(trx, { userId, last: null, limit: mostNews });
  const fresh = news.filter((row) => row.created_at > since && row.read_at === null);
  const lines = fresh.slice(0, mostLines).map((row) => sentence(row, language));
  const texts = phrases[language].digest;
  const more = fresh.length - lines.length;
  if (more > 0) lines.push(fill(texts[more === 1 ? 'more_one' : 'more_other'], { count: more }));
  const stays = await newStaysFor(trx, { userId, since });
  if (stays > 0) lines.push(fill(texts[stays === 1 ? 'stays_one' : 'stays_other'], { count: stays }));
  return lines;
}

/** What happened, in the words of the bell. */
function sentence(row: NotificationRow, language: Language): string {
  const { kinds, somebody, a_hotel, a_payout } = phrases[language].notifications;
  const { amount_minor, currency } = row.payload;
  const count = Number(row.payload['count'] ?? 1);
  const form = count === 1 ? 'one' : 'other';
  const text =
    row.kind === 'import_finished' || row.kind === 'new_stays'
      ? kinds[`${row.kind}_${form}`]
      : kinds[row.kind];
  return fill(text, {
    name: row.actor_name ?? somebody,
    place: row.post_location || String(row.payload['location'] ?? '') || a_hotel,
    handle: String(row.payload['handle'] ?? ''),
    count,
    amount:
      typeof currency === 'string'
        ? formatMinor(Number(amount_minor), currency, { locale: locales[language], code: true })
        : a_payout,
  });
}
