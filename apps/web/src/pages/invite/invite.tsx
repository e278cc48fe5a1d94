import type { Invite } from '@staylore/contract/members/invites';
import { MessageCircle } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { FollowButton } from '../../features/members/follows/components/follow-button.tsx';
import { InviteList, useInviteLink } from '../../features/members/invites/components/invite-list.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['follows', 'invites'] };

interface Loaded {
  first: Invite[] | null;
}

export const loader = memberLoader<Loaded>(async ({ api }) => ({
  first: await api.call('GET /api/invites', { query: { limit: 50 } }),
}));

/** In the browser the list is fetched behind its skeletons. */
export const clientLoader = memberLoader<Loaded>(async () => ({ first: null }));

export default function InvitePage() {
  const { t } = useTexts();
  const { first } = useLoaderData<typeof loader>();
  const link = useInviteLink();
  return (
    <>
      <PageHead title={t('invites.meta_title')} hidden />
      <div className="mx-auto max-w-column px-edge pt-8 md:pt-12">
        <h1 className="text-28 md:text-36">{t('invites.title')}</h1>
        <p className="mt-3 text-18 text-ink-soft">{t('invites.intro')}</p>
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonStyle({})} mt-6 max-sm:w-full`}
        >
          <MessageCircle aria-hidden="true" />
          {t('invites.anyone')}
        </a>
        <div className="mt-8 min-h-96">
          <InviteList
            first={first}
            // Members whom the viewer follows are not listed.
            action={(person) => <FollowButton size="small" member={{ ...person, follow_id: null }} />}
          />
        </div>
      </div>
    </>
  );
}
