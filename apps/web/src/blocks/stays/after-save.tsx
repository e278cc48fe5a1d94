import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import AtlasOffer from '../atlas/atlas-offer.tsx';
import { ShareAtlas } from '../atlas/share-atlas.tsx';
import PeopleToFollow from '../people/people-to-follow.tsx';
import { SavedMap } from './saved-map.tsx';
import { WhoseAccount } from './whose-account.tsx';

const maxPictures = 6;
const maxPeople = 3;

interface Props {
  saved: SavedStays;
  onClose(): void;
}

/** The result of saving: how many stays, their pictures, where they are, and people to follow. */
export default function AfterSave({ saved, onClose }: Props) {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  const [isShown, setIsShown] = useState(member?.atlas_shown === true);
  const [isShared, setIsShared] = useState(false);
  if (member === null) return null;
  const pictures = saved.posts.flatMap(({ postId, file }) => (file === null ? [] : [{ postId, file }]));
  const more = saved.posts.length - maxPictures;
  return (
    <div className="mt-4">
      {saved.answer.saved_count === 0 ? null : (
        <p className="font-serif text-18">
          {t('instagramImport.saved.count', { count: saved.answer.saved_count })}
        </p>
      )}
      {pictures.length === 0 ? null : (
        <ul aria-hidden="true" className="mt-3 grid grid-cols-6 gap-1.5">
          {pictures.slice(0, maxPictures).map(({ postId, file }, at) => (
            <li key={postId} className="relative aspect-square overflow-hidden rounded-8 bg-sunken">
              {/* Below the picture: seen until it has come, and where it does not. */}
              <ImageIcon className="absolute inset-0 m-auto size-5 text-ink-soft" strokeWidth={1.5} />
              <img src={file} alt="" decoding="async" className="relative size-full object-cover" />
              {at === maxPictures - 1 && more > 0 ? (
                <span className="absolute inset-0 flex items-center justify-center bg-veil text-14 font-semibold text-veil-ink">
                  +{more}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <SavedMap posts={saved.posts} handle={saved.handle} />
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        <Link
          to={paths.profile(member.username)}
          onClick={onClose}
          className={buttonStyle({ kind: 'secondary' })}
        >
          {t('instagramImport.saved.see')}
        </Link>
        <ShareAtlas
          username={member.username}
          isShown={isShown}
          words={{
            title: t('instagramImport.saved.share_title'),
            share: t('actions.share'),
            showAndShare: t('instagramImport.saved.show_and_share'),
            copied: t('posts.link_copied'),
            copyFailed: (link) => t('posts.copy_failed', { link }),
          }}
          onShown={() => {
            setIsShown(true);
            setIsShared(true);
          }}
        />
      </div>
      {saved.answer.saved_count === 0 || isShared ? null : <AtlasOffer onChanged={setIsShown} />}
      <p role="status" className="mt-3 text-14 text-ink-soft empty:hidden">
        {isShared ? t('instagramImport.saved.shown', { username: member.username }) : null}
      </p>
      <WhoseAccount handle={saved.handle} onLeave={onClose} />
      <PeopleToFollow title={t('instagramImport.saved.people')} most={maxPeople} />
    </div>
  );
}
