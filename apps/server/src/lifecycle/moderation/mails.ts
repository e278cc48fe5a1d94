import type { Language } from '@staylore/contract/fields';
import { deedOf } from '@staylore/contract/lifecycle/moderation-choices';
import { textsIn } from '@staylore/phrases/texts-in';
import { type LockedUser, mailMember } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import {
  button,
  dayFormat,
  enqueueMail,
  facts,
  heading,
  layOutMail,
  paragraph,
  quote,
  smallPrint,
  subjectLine,
} from '../../platform/mail/index.ts';
import { placeOf, readTarget } from '../reports/index.ts';
import type { WholeDecision } from './decisions/queries.ts';

/** The statement of reasons: what, why, on what ground, where, how long, by whom, and how to appeal. */
export async function mailStatement(
  trx: Executor,
  mail: { member: LockedUser; decision: WholeDecision; isLeaving: boolean; token: string; origin: string },
): Promise<void> {
  const { decision, isLeaving, member, origin, token } = mail;
  const { clause, facts: reasons, ground, until } = decision;
  await mailMember(trx, { ...member, isLimited: true }, (t, language) => {
    const about = decision.subject === 'post' ? (decision.location ?? '') : `@${member.username}`;
    return {
      subject: t('moderation.mails.statement.subject'),
      parts: [
        heading(t('moderation.mails.statement.heading', { name: member.name })),
        paragraph(t(`moderation.done.${deedOf(decision)}`)),
        facts([
          [t('moderation.statement.about'), about],
          [t('moderation.statement.ground'), `${t(`moderation.grounds.${ground ?? 'terms'}`)}: ${clause}`],
          [t('moderation.statement.scope'), t('moderation.statement.everywhere')],
          [
            t('moderation.statement.duration'),
            until === null
              ? t('moderation.statement.open_end')
              : t('moderation.statement.until', { day: dayFormat(language).format(until) }),
          ],
        ]),
        paragraph(`${t('moderation.statement.facts')}:`),
        quote(reasons),
        paragraph(
          t(decision.held_for.length > 0 ? 'moderation.statement.by_rule' : 'moderation.statement.by_person'),
        ),
        paragraph(t('moderation.statement.redress')),
        ...(isLeaving && decision.action === 'suspend'
          ? [paragraph(t('moderation.mails.statement.leaving'))]
          : []),
        button(t('moderation.mails.statement.button'), `${origin}/${language}/decision/${token}`),
        smallPrint(t('moderation.mails.statement.small')),
      ],
      key: `decision ${decision.id}`,
    };
  });
}

interface DecidedReport {
  id: number;
  reporter_email: string | null;
  url: string;
  language: Language;
}

/**
 * Tells everyone who reported it what was decided, without details about the member, and quotes nothing: an address may be a stranger's. So it
 * also gets one mail, however many reports were sent under it.
 */
export async function mailOutcomes(
  trx: Executor,
  mail: { reports: readonly DecidedReport[]; decision: WholeDecision; origin: string },
): Promise<void> {
  const { decision, origin, reports } = mail;
  const byAddress = Map.groupBy(reports, ({ reporter_email: to }) => to?.toLowerCase());
  for (const [address, own] of byAddress) {
    const last = own.at(-1);
    if (address === undefined || last?.reporter_email == null) continue;
    const { language, reporter_email: to } = last;
    const t = textsIn(language);
    const ids = own.map(({ id }) => id).join(', ');
    const subject = subjectLine(t('moderation.mails.outcome.subject', { id: ids }));
    const named = own.map(({ url }) => readTarget(url, origin)).filter((one) => one !== null);
    const places = new Set(named.map(placeOf));
    const parts = [
      heading(t('moderation.mails.outcome.heading')),
      paragraph(t(`moderation.outcome.${deedOf(decision)}`)),
      facts([...places].map((place) => [t('reports.mails.about'), `${origin}/${language}/${place}`])),
      paragraph(t('moderation.mails.outcome.by_person')),
      paragraph(t('moderation.mails.outcome.redress')),
      button(t('moderation.mails.outcome.button'), `${origin}/${language}/support/contact`),
    ];
    await enqueueMail(
      trx,
      { to, subject, ...layOutMail({ language, subject, parts, footer: [] }) },
      { key: `report ${last.id} decided` },
    );
  }
}

/** Tells the member the result of their appeal. */
export async function mailAnswer(
  trx: Executor,
  mail: {
    member: LockedUser;
    outcome: 'upheld' | 'reversed';
    text: string;
    token: string;
    /** Until when a member who is leaving can come back. */
    comeBackBy: Date | null;
    origin: string;
  },
): Promise<void> {
  const { comeBackBy, member, origin, outcome, text, token } = mail;
  await mailMember(trx, { ...member, isLimited: true }, (t, language) => ({
    subject: t('moderation.mails.answer.subject'),
    parts: [
      heading(t(`moderation.appeal.${outcome}`)),
      quote(text),
      ...(comeBackBy === null
        ? []
        : [paragraph(t('moderation.mails.answer.leaving', { day: dayFormat(language).format(comeBackBy) }))]),
      paragraph(t('moderation.mails.answer.by_other')),
      button(t('moderation.mails.answer.button'), `${origin}/${language}/decision/${token}`),
    ],
  }));
}
