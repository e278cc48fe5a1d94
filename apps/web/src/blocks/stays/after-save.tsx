import { Link2, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import type { SavedStays } from '../../features/imports/photo-network/use-save-scan.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import AtlasOffer from '../atlas/atlas-offer.tsx';
import PeopleToFollow from '../people/people-to-follow.tsx';
import { WhoseAccount } from './whose-account.tsx';

const mostPictures = 6;
const mostPeople = 3;

interface Props {
  saved: SavedStays;
  onClose(): void;
}

/** What a save came to: how many stays, their pictures, where they are now, and people to follow. */
export default function AfterSave({ saved, onClose }: Props) {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  const [isShown, setIsShown] = useState(member?.atlas_shown === true);
  const [isAsked, setIsAsked] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  if (member === null) return null;
  /** A link that only members can open is no link for friends: the atlas is shown first. */
  const askFirst = () => {
    setIsAsked(true);
    offer.current?.querySelector('input')?.focus();
  };
  const pictures = saved.posts.flatMap(({ postId, file }) => (file === null ? [] : [{ postId, file }]));
  const more = saved.posts.length - mostPictures;
  return (
    <div className="mt-4">
      <p className="font-medium">{t('instagramImport.saved.count', { count: saved.answer.saved_count })}</p>
      {pictures.length === 0 ? null : (
        <ul aria-hidden="true" className="mt-3 grid grid-cols-6 gap-1.5">
          {pictures.slice(0, mostPictures).map(({ postId, file }, at) => (
            <li key={postId} className="relative aspect-square overflow-hidden rounded-8 bg-sunken">
              <img src={file} alt="" decoding="async" className="size-full object-cover" />
              {at === mostPictures - 1 && more > 0 ? (
                <span className="absolute inset-0 flex items-center justify-center bg-veil text-14 font-semibold text-veil-ink">
                  +{more}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to={paths.profile(member.username)}
          onClick={onClose}
          className={buttonStyle({ kind: 'secondary' })}
        >
          {t('instagramImport.saved.see')}
        </Link>
        <ShareStays path={paths.atlas(member.username)} onAskFirst={isShown ? null : askFirst} />
      </div>
      <div ref={offer}>
        {saved.answer.saved_count === 0 && !isAsked ? null : <AtlasOffer onChanged={setIsShown} />}
        <p role="status" className="text-14 text-ink-soft">
          {isAsked && !isShown ? t('instagramImport.saved.show_first') : null}
        </p>
      </div>
      <WhoseAccount handle={saved.handle} onLeave={onClose} />
      <PeopleToFollow title={t('instagramImport.saved.people')} most={mostPeople} />
    </div>
  );
}

/** The device's own sheet where there is one, else a copied link. */
function ShareStays({ path, onAskFirst }: { path: string; onAskFirst: (() => void) | null }) {
  const { t } = useTexts();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet without sharing rejects; that is no error.
      await navigator.share({ title: t('instagramImport.saved.share_title'), url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(t('posts.link_copied'), { tone: 'good' });
    } catch {
      toast(t('posts.copy_failed', { link: url }));
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <Button
      kind="secondary"
      icon={canShare ? <Share2 aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      onClick={onAskFirst ?? share}
    >
      {t('instagramImport.saved.share')}
    </Button>
  );
}
