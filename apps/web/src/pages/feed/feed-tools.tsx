import type { Profile } from '@staylore/contract/members/profiles';
import { BedDouble } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { FindUser } from '../../features/members/follows/components/find-user.tsx';
import { FollowCounts } from '../../features/members/follows/components/follow-counts.tsx';
import { FollowLists } from '../../features/members/follows/components/follow-lists.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

const RecommendHotel = lazyPart(() => import('./recommend-hotel.tsx'));

/** Recommending a hotel, finding members, and the member's own lists. */
export function FeedTools({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-wrap content-center items-center gap-x-4 md:mt-6.5 md:min-h-12 md:self-start">
        <Button
          kind="secondary"
          size="small"
          icon={<BedDouble aria-hidden="true" />}
          aria-expanded={open}
          aria-controls="recommend-hotel"
          onClick={() => setOpen((now) => !now)}
        >
          {t('recommendations.open')}
        </Button>
        <FollowCounts member={profile} />
      </div>
      <div id="recommend-hotel" hidden={!open} className="max-w-text md:order-last md:col-span-full">
        {open ? (
          <LazyPart fallback={<Skeleton className="h-48 rounded-card" />}>
            <RecommendHotel onSaved={() => setOpen(false)} />
          </LazyPart>
        ) : null}
      </div>
      <FindUser viewerId={profile.id} onChanged={refresh} />
      <FollowLists member={profile} own onChanged={refresh} />
    </div>
  );
}
