import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { SafeHtml } from '../../../platform/page/safe-html.tsx';
import { formatDay, formatNumber } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Decide } from './decide.tsx';
import { ShownThen } from './shown-then.tsx';

interface Props {
  matter: CaseContext;
  state: string;
}

/** A case: what others see, what was reported, earlier decisions, and the decision to be made. */
export function CaseView({ matter, state }: Props) {
  const { t } = useTexts();
  const appeal = matter.decisions[0]?.appeal ?? null;
  return (
    <div className="grid min-w-0 gap-8">
      {matter.held_for.length === 0 ? null : (
        <Section title={t('moderation.held')}>
          <Held rules={matter.held_for} />
        </Section>
      )}
      {matter.received.length === 0 ? null : (
        <Section title={t('moderation.received')}>
          <Reports received={matter.received} />
        </Section>
      )}
      <Section title={t('moderation.as_seen')}>
        {matter.subject === 'post' ? <Post matter={matter} /> : null}
        <Member member={matter.member} />
      </Section>
      {matter.decisions.length === 0 ? null : (
        <Section title={t('moderation.decisions')}>
          <Decisions rows={matter.decisions} />
        </Section>
      )}
      <Section title={t('moderation.history')}>
        {matter.history.length === 0 ? (
          <p className="text-ink-soft">{t('moderation.no_history')}</p>
        ) : (
          <Decisions rows={matter.history} />
        )}
      </Section>
      {matter.can.answer && appeal !== null ? <AnswerForm appeal={appeal.id} state={state} /> : null}
      {matter.can.decide ? <Decide matter={matter} state={state} /> : null}
      {matter.hindrance === null ? null : (
        <p className="text-ink-soft">{t(`moderation.hindrance.${matter.hindrance}`)}</p>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-22">{title}</h2>
      {children}
    </section>
  );
}

/** Why a post is held, and what the decision does with it. */
function Held({ rules }: { rules: CaseContext['held_for'] }) {
  const { t } = useTexts();
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <ul className="list-disc pl-5">
        {rules.map((rule) => (
          <li key={rule}>{t(`moderation.rules.${rule}`)}</li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-soft">{t('moderation.held_text')}</p>
    </div>
  );
}

function Reports({ received }: { received: CaseContext['received'] }) {
  const { t, language } = useTexts();
  return (
    <ul className="grid gap-4">
      {received.map((one) => (
        <li key={one.id} className="rounded-card border border-line bg-surface p-4">
          <p className="font-medium">
            {t(`moderation.parts.${one.part}`)}: {t(`reports.categories.${one.category}`)}
          </p>
          <p className="mt-2 max-w-text break-words whitespace-pre-line">{one.reason}</p>
          {one.shown === null ? null : <ShownThen part={one.part} shown={one.shown} />}
          <p className="mt-2 text-14 text-ink-soft">
            {one.reporter === null ? t('moderation.anonymous') : t('moderation.by', { name: one.reporter })},{' '}
            {formatDay(one.created_at, language)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Post({ matter: { leads_to: address, post } }: { matter: CaseContext }) {
  const { t } = useTexts();
  const paths = usePaths();
  if (post === null) return <p className="mb-6 text-ink-soft">{t('moderation.gone')}</p>;
  return (
    <article className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[post.cover, ...post.gallery]
          .filter((picture) => picture !== null)
          .map((picture) => (
            <li key={picture.id}>
              <a href={picture.file} target="_blank" rel="noreferrer">
                <img
                  src={picture.small}
                  alt={picture.alt ?? post.location}
                  loading="lazy"
                  width={160}
                  height={200}
                  className="h-50 w-40 rounded-8 bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
      </ul>
      <h3 className="mt-3 text-18">
        <a href={paths.post(post.id)} className="underline underline-offset-4">
          {post.location}
        </a>
      </h3>
      <p className="mt-2 max-w-text break-words whitespace-pre-line">{post.caption}</p>
      {address === null ? null : (
        <p className="mt-2 text-14 break-all text-ink-soft">{t('moderation.leads_to', { address })}</p>
      )}
    </article>
  );
}

function Member({ member }: { member: CaseContext['member'] }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  const states = [
    ...(member.suspended ? ['suspended' as const] : []),
    ...(member.limited ? ['limited' as const] : []),
    ...(member.bio_hidden ? ['bio_hidden' as const] : []),
  ];
  return (
    <div className="flex gap-4">
      <Avatar name={member.name} src={member.file} size={64} />
      <div className="min-w-0">
        <p>
          <a href={paths.profile(member.username)} className="font-medium underline underline-offset-4">
            {member.name} @{member.username}
          </a>
          {states.map((one) => (
            <strong key={one} className="ml-2 text-bad">
              {t(`moderation.${one}`)}
            </strong>
          ))}
        </p>
        <p className="text-14 text-ink-soft">
          {t('moderation.member_facts', {
            since: formatDay(member.since, language),
            posts: formatNumber(member.posts, language),
            followers: formatNumber(member.followers, language),
          })}
          , {t(`moderation.trust.${member.trust}`)}
        </p>
        {member.bio === '' ? null : <SafeHtml html={member.bio} className="mt-2 max-w-text" />}
      </div>
    </div>
  );
}

type Row = CaseContext['history'][number] | CaseContext['decisions'][number];

function Decisions({ rows }: { rows: readonly Row[] }) {
  const { t, language } = useTexts();
  return (
    <ul className="grid gap-3">
      {rows.map((one) => (
        <li key={one.id} className="border-l-2 border-line-strong pl-4">
          <p className="font-medium">
            {t(`moderation.actions.${one.action}`)}
            {one.label === null ? '' : `: ${t(`moderation.labels.${one.label}`)}`},{' '}
            {formatDay(one.decided_at, language)}
            {'moderator' in one && one.moderator !== null
              ? `, ${t('moderation.decided_by', { name: one.moderator })}`
              : ''}
          </p>
          {one.ended_at === null ? null : (
            <p className="text-14 text-ink-soft">{t('moderation.statement.ended')}</p>
          )}
          {one.ground === null ? null : (
            <p className="text-14 text-ink-soft">
              {t(`moderation.grounds.${one.ground}`)}: {one.clause}
            </p>
          )}
          <p className="max-w-text break-words whitespace-pre-line">{one.facts}</p>
          {'appeal' in one && one.appeal !== null ? (
            <p className="mt-2 max-w-text rounded-8 bg-accent-soft px-4 py-3 break-words whitespace-pre-line">
              <strong>{t('moderation.appealed')}: </strong>
              {one.appeal.text}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
