import type { Atlas } from '@staylore/contract/discovery/atlas';
import { fullName } from '@staylore/contract/full-name';
import { UserPlus } from 'lucide-react';
import { Avatar } from '../../design/primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { FollowButton } from '../../features/members/follows/components/follow-button.tsx';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { rememberAct } from '../../platform/session/wanted-act.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { ShareButtons } from './share-buttons.tsx';

/** Cover, portrait, name, the atlas in one sentence, and its actions; an empty one is nothing to share. */
export function AtlasHead({ atlas, summary, title }: { atlas: Atlas; summary: string; title: string }) {
  const name = fullName(atlas);
  const cover = coverOf(atlas);
  return (
    <header>
      <Cover src={cover} />
      <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-6 px-edge pb-8 md:flex-row md:flex-wrap md:items-end md:pb-10">
        <Avatar
          name={name}
          src={atlas.file}
          size={128}
          className={`relative ring-4 ring-paper ${cover === null ? 'mt-8 md:mt-12' : '-mt-12 md:-mt-8'}`}
        />
        <div className="min-w-0 grow md:min-w-80 md:basis-0 md:pt-6">
          <p className="text-14 text-ink-soft">@{atlas.username}</p>
          <h1 className="mt-1 text-36 break-words md:text-48">{name}</h1>
          <p className="mt-2 font-serif text-22 text-balance">{summary}</p>
        </div>
        <div
          className={`grid gap-3 md:flex md:shrink-0 ${atlas.shown ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2'}`}
        >
          <Follow atlas={atlas} />
          {atlas.stays === 0 ? null : <ShareButtons atlas={atlas} title={title} />}
        </div>
      </div>
    </header>
  );
}

/** Without a cover of the member's choice, the picture of their newest stay, one in their own words if there is one. */
function coverOf({ cover, list }: Atlas): string | null {
  if (cover !== null) return cover;
  const pictured = list.filter(({ small }) => small !== null);
  const newest = pictured.find(({ credit }) => credit === null) ?? pictured[0];
  return newest?.small?.replace(/[^/]+$/, '1600.webp') ?? null;
}

/** The page's first picture: fetched before everything else, in the size of the screen. */
function Cover({ src }: { src: string | null }) {
  if (src === null) return null;
  const sized = (width: number) => src.replace(/[^/]+$/, `${width}.webp`);
  return (
    <img
      src={src}
      srcSet={`${sized(800)} 800w, ${src} 1600w`}
      sizes="(min-width: 769px) 100vw, 60vw"
      width={1600}
      height={560}
      alt=""
      fetchPriority="high"
      className="h-60 w-full bg-sunken object-cover object-[50%_35%] sm:h-72 lg:h-[max(20rem,22vw)]"
    />
  );
}

/** A visitor signs in first and comes back; then they follow. */
function Follow({ atlas }: { atlas: Atlas }) {
  const { t } = useTexts();
  const paths = usePaths();
  const member = useMember();
  if (atlas.can.follow) return <FollowButton member={atlas} className="max-sm:col-span-2" />;
  if (member !== null) return null;
  return (
    <ButtonLink
      to={paths.login + returnQuery(paths.atlas(atlas.username))}
      onClick={() => rememberAct({ follow: atlas.username })}
      icon={<UserPlus aria-hidden="true" />}
      className="max-sm:col-span-2"
    >
      {t('atlas.follow')}
    </ButtonLink>
  );
}
