import type { Invite } from '@staylore/contract/members/invites';
import { useQuery } from '@tanstack/react-query';
import { MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/primitives/avatar/avatar.tsx';
import { buttonStyle } from '../../../../design/primitives/button/button-style.ts';
import { EmptyState } from '../../../../design/primitives/empty-state/empty-state.tsx';
import { ErrorState } from '../../../../design/primitives/error-state/error-state.tsx';
import { Skeleton } from '../../../../design/primitives/skeleton/skeleton.tsx';
import { SkeletonRows } from '../../../../design/primitives/skeleton/skeleton-rows.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useOrigin } from '../../../../platform/page/site.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** A link that opens WhatsApp with the fixed invitation, to be sent to anyone. */
export function useInviteLink(): string {
  const { t, language } = useTexts();
  const link = `${useOrigin()}/${language}`;
  return `https://wa.me/?text=${encodeURIComponent(t('invites.message', { link }))}`;
}

interface Props {
  first: Invite[] | null;
  /** Shown beside the invitation. */
  action(person: Invite): ReactNode;
}

/** People to invite, with the place that links them to the viewer. */
export function InviteList({ first, action }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invites'],
    queryFn: ({ signal }) => api.call('GET /api/invites', { query: { limit: 50 }, signal }),
    ...(first === null ? {} : { initialData: first }),
    meta: { dependsOn: 'follows' },
  });
  if (isPending) return <Skeletons />;
  if (data === undefined)
    return (
      <ErrorState text={problemText(error, t)} retryLabel={t('actions.retry')} onRetry={() => refetch()} />
    );
  if (data.length === 0) return <EmptyState title={t('invites.empty')} text={t('invites.empty_text')} />;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map((person) => (
        <Entry key={person.id} person={person} action={action(person)} />
      ))}
    </ul>
  );
}

function Entry({ person, action }: { person: Invite; action: ReactNode }) {
  const { t } = useTexts();
  const paths = usePaths();
  const link = useInviteLink();
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-3 py-4 sm:gap-x-4">
      <Link
        to={paths.profile(person.username)}
        className="group flex min-w-0 flex-1 items-center gap-2.5 rounded-8"
      >
        <Avatar name={person.name} src={person.file} size={44} />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:underline">@{person.username}</span>
          {person.location === '' ? null : (
            <span className="flex items-center gap-1 text-14 text-ink-soft">
              <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{person.location}</span>
            </span>
          )}
          {person.reason === 'active' ? null : (
            <span className="block text-12 text-ink-soft">{t(`invites.${person.reason}`)}</span>
          )}
        </span>
      </Link>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('invites.invite_name', { username: person.username })}
        className={buttonStyle({ kind: 'secondary', size: 'small' })}
      >
        <MessageCircle aria-hidden="true" />
        <span className="max-sm:hidden">{t('invites.invite')}</span>
      </a>
      {action}
    </li>
  );
}

function Skeletons() {
  const { t } = useTexts();
  return (
    <SkeletonRows count={5} label={t('invites.loading')} className="flex items-center gap-2.5 py-4">
      <Skeleton className="size-11 rounded-pill" />
      <div className="flex-1">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="mt-2 h-3.5 w-1/4" />
      </div>
      <Skeleton className="h-9 w-24 rounded-8" />
    </SkeletonRows>
  );
}
