import { fullName } from '@staylore/contract/full-name';
import type { Profile } from '@staylore/contract/members/profiles';
import { Globe, Pencil, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../design/primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { BlockMenu } from '../../features/members/follows/components/block-menu.tsx';
import { FollowButton } from '../../features/members/follows/components/follow-button.tsx';
import { FollowCounts } from '../../features/members/follows/components/follow-counts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { SafeHtml } from '../../platform/page/safe-html.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  profile: Profile;
  own: boolean;
  /** Called when the member was blocked, or unblocked. */
  onChanged(): void;
}

/** Cover, picture, name, counts and the biography. */
export function ProfileHead({ profile, own, onChanged }: Props) {
  const { t } = useTexts();
  const paths = usePaths();
  const name = fullName(profile);
  return (
    <header className="mx-auto max-w-page md:px-edge md:pt-8">
      <Cover src={profile.cover} />
      <div className="px-edge md:px-0">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-6 gap-y-5">
          <Avatar
            name={name}
            src={profile.file}
            size={128}
            className="relative -mt-14 ring-4 ring-paper md:-mt-16 md:ml-6"
          />
          <div className="col-span-3 row-start-2 min-w-0 md:col-span-2">
            <h1 className="text-36 break-words md:text-48">{name}</h1>
            <p className="mt-1 text-ink-soft">
              @{profile.username}
              {profile.mutualFollower ? ` · ${t('follows.mutual')}` : ''}
              {own || profile.blocked || !profile.atlas_shown ? null : (
                <>
                  {' · '}
                  <Link to={paths.atlas(profile.username)} className="underline underline-offset-4">
                    {t('profile.atlas')}
                  </Link>
                </>
              )}
            </p>
          </div>
          <div className="col-span-3 row-start-3 md:col-span-1 md:col-start-3 md:row-start-2">
            <FollowCounts member={profile} />
          </div>
          {own ? (
            <OwnTools username={profile.username} />
          ) : (
            <OtherTools profile={profile} onChanged={onChanged} />
          )}
        </div>
        {profile.bio === '' ? null : <SafeHtml html={profile.bio} className="mt-5 max-w-text text-18" />}
        {profile.bio_hidden ? (
          <p className="mt-3 max-w-text text-14 text-ink-soft">{t('profile.bio_hidden')}</p>
        ) : null}
      </div>
    </header>
  );
}

function OtherTools({ profile, onChanged }: Omit<Props, 'own'>) {
  if (profile.blocked) return null;
  return (
    <div className="col-span-2 col-start-2 row-start-1 -mr-3 flex gap-2 justify-self-end pb-1">
      <FollowButton member={profile} />
      <BlockMenu member={profile} onChanged={onChanged} />
    </div>
  );
}

function OwnTools({ username }: { username: string }) {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="col-span-3 row-start-4 flex flex-wrap gap-2 *:grow sm:col-span-2 sm:col-start-2 sm:row-start-1 sm:justify-end sm:pb-1 sm:*:grow-0">
      <ButtonLink to={paths.settings} kind="secondary" size="small" icon={<Pencil aria-hidden="true" />}>
        {t('profile.edit')}
      </ButtonLink>
      <ButtonLink to={paths.invite} kind="secondary" size="small" icon={<UserPlus aria-hidden="true" />}>
        {t('profile.invite')}
      </ButtonLink>
      <ButtonLink
        to={paths.atlas(username)}
        kind="secondary"
        size="small"
        icon={<Globe aria-hidden="true" />}
      >
        {t('profile.own_atlas')}
      </ButtonLink>
    </div>
  );
}

/** The cover picture; without one, hills at dusk in the colours of the page. */
function Cover({ src }: { src: string | null }) {
  const box = 'block h-40 w-full object-cover sm:h-56 md:h-72 md:rounded-card';
  if (src !== null) return <img src={src} alt="" fetchPriority="high" className={`bg-sunken ${box}`} />;
  return (
    <svg
      viewBox="0 0 1200 288"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`bg-accent-soft ${box}`}
    >
      <circle cx="930" cy="96" r="42" className="fill-favourite" opacity="0.7" />
      <path
        d="M0 210 170 120l140 84 190-130 210 142 150-72 190 88 150-62v118H0Z"
        className="fill-accent"
        opacity="0.22"
      />
      <path
        d="M0 262 220 190l180 52 260-86 200 74 180-40 160 52v46H0Z"
        className="fill-accent"
        opacity="0.38"
      />
    </svg>
  );
}
