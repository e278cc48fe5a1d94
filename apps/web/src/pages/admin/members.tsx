import type { AnswerOf } from '@staylore/contract/contract';
import { Link, Form as SearchForm, useLoaderData, useRevalidator } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { formatDay, formatNumber } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ClaimEnd } from './claim-end.tsx';
import { Frame } from './frame.tsx';
import { moderatorLoader } from './load.ts';

export const handle: PageHandle = { texts: ['moderation', 'operations'] };

interface Loaded {
  text: string;
  handle: string;
  /** Null without a query. */
  members: AnswerOf<'GET /api/operations/members'> | null;
  claims: AnswerOf<'GET /api/operations/claims'> | null;
}

const load = moderatorLoader<Loaded>(async (api, args) => {
  const query = new URL(args.request.url).searchParams;
  const [text, handle] = ['text', 'handle'].map((name) => (query.get(name) ?? '').trim().slice(0, 80));
  await api.call('GET /api/operations/overview');
  return {
    text: text ?? '',
    handle: handle ?? '',
    members: text ? await api.call('GET /api/operations/members', { query: { text } }) : null,
    claims: handle ? await api.call('GET /api/operations/claims', { query: { handle } }) : null,
  };
});

export { load as clientLoader, load as loader };

/** Finds members, and the members who have claimed a handle. */
export default function MembersPage() {
  const { claims, members, ...search } = useLoaderData<typeof load>();
  const { t, language } = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <Frame part="members">
      <div className="grid gap-10 md:grid-cols-2">
        <section>
          <h2 className="text-22">{t('operations.members.title')}</h2>
          <Search
            name="text"
            value={search.text}
            label={t('operations.members.find')}
            hint={t('operations.members.hint')}
          />
          {members?.length === 0 ? (
            <p className="mt-4 text-ink-soft">{t('operations.members.none')}</p>
          ) : null}
          <ul className="mt-4 divide-y divide-line">
            {members?.map((member) => (
              <li key={member.id} className="py-3">
                <Member member={member} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-22">{t('operations.claims.title')}</h2>
          <Search name="handle" value={search.handle} label={t('operations.claims.find')} />
          {claims?.length === 0 ? <p className="mt-4 text-ink-soft">{t('operations.claims.none')}</p> : null}
          <ul className="mt-4 divide-y divide-line">
            {claims?.map(({ can, confirmed_at, created_at, handle: name, username }) => (
              <li key={username} className="py-3">
                @{username},{' '}
                {confirmed_at === null
                  ? t('operations.claims.open', { day: formatDay(created_at, language) })
                  : t('operations.claims.confirmed', { day: formatDay(confirmed_at, language) })}
                {can.end ? <ClaimEnd handle={name} onEnded={() => void revalidate()} /> : null}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  );
}

interface SearchProps {
  name: string;
  value: string;
  label: string;
  hint?: string | undefined;
}

function Search({ name, value, label, hint }: SearchProps) {
  const { t } = useTexts();
  return (
    <SearchForm role="search" aria-label={label} className="mt-3 flex flex-wrap items-start gap-x-3">
      <div className="min-w-0 flex-1 basis-56">
        <Field label={label} hint={hint}>
          {(field) => (
            <TextInput key={value} {...field} type="search" name={name} defaultValue={value} maxLength={80} />
          )}
        </Field>
      </div>
      <Button type="submit" kind="secondary" className="mt-7.5">
        {t('operations.search')}
      </Button>
    </SearchForm>
  );
}

function Member({ member }: { member: NonNullable<Loaded['members']>[number] }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  const marks = (['suspended', 'limited', 'leaving'] as const)
    .filter((mark) => member[mark])
    .map((mark) => t(`operations.members.${mark}`));
  return (
    <>
      <p>
        <Link to={paths.profile(member.username)} className="font-medium underline underline-offset-4">
          @{member.username}
        </Link>{' '}
        {member.name}
        {[...marks, ...member.roles].length === 0 ? null : (
          <strong className="ml-2 text-14">{[...marks, ...member.roles].join(', ')}</strong>
        )}
      </p>
      <p className="text-14 text-ink-soft">
        {t('operations.members.facts', {
          since: formatDay(member.since, language),
          posts: formatNumber(member.posts, language),
          followers: formatNumber(member.followers, language),
        })}
        {member.case_id === null ? null : (
          <>
            {' '}
            ·{' '}
            <Link
              to={`/${language}/admin?state=decided&case=${member.case_id}`}
              className="underline underline-offset-4"
            >
              {t('operations.members.case')}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
