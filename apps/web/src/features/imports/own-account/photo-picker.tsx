import type { OwnMedia } from '@staylore/contract/imports/own-account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { EmptyState } from '../../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { ConnectButton } from './connect-button.tsx';
import { ownMedia } from './own-media.ts';

interface Props {
  onClose(): void;
  onPick(item: OwnMedia): void;
}

/** The member's own posts at the photo network as thumbnails, four per row; choosing one returns it and closes. */
export default function PhotoPicker({ onClose, onPick }: Props) {
  const { t } = useTexts();
  const pick = (item: OwnMedia) => {
    onPick(item);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={t('instagramAccount.picker.title')}
      closeLabel={t('actions.close')}
    >
      <div className="min-h-72 px-6 pt-2 pb-6">
        <p className="mb-5 text-ink-soft">{t('instagramAccount.picker.lead')}</p>
        <Media onPick={pick} />
      </div>
    </Dialog>
  );
}

const notConnected = ['instagram.not_connected', 'instagram.connection_expired'];

function Media({ onPick }: Pick<Props, 'onPick'>) {
  const { t } = useTexts();
  const query = useInfiniteQuery(ownMedia(useApi()));
  const { error } = query;
  if (query.data === undefined && isProblem(error) && notConnected.includes(error.code))
    return <NotConnected expired={error.code === 'instagram.connection_expired' ? error.message : null} />;
  return (
    <PagedList
      query={query}
      byButton
      empty={
        <EmptyState
          title={t('instagramAccount.picker.empty_title')}
          text={t('instagramAccount.picker.empty_text')}
        />
      }
      skeleton={(which) => <Waiting count={which === 'first' ? 12 : 4} />}
    >
      {(items) => (
        <ul className="grid grid-cols-4 gap-2 md:gap-3">
          {items.map((item) => (
            <li key={item.id}>
              <Thumbnail item={item} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Thumbnail({ item, onPick }: { item: OwnMedia } & Pick<Props, 'onPick'>) {
  const { t } = useTexts();
  const { media_url: url } = item;
  const caption = item.caption === '' ? t('instagramAccount.picker.without_caption') : item.caption;
  const label = t('instagramAccount.picker.choose', { caption: caption.slice(0, 120) });
  return (
    <button
      type="button"
      disabled={url === null}
      aria-label={url === null ? t('instagramAccount.picker.no_picture') : label}
      title={caption.slice(0, 300)}
      onClick={() => onPick(item)}
      className="relative block aspect-square w-full overflow-hidden rounded-8 bg-sunken ring-accent hover:ring-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:text-14 disabled:text-ink-soft md:[@media(height<64rem)]:aspect-4/3"
    >
      {url === null ? (
        t('instagramAccount.picker.no_picture')
      ) : (
        <>
          {/* Below the picture: seen until it has come, and where it does not. */}
          <ImageIcon
            aria-hidden="true"
            className="absolute inset-0 m-auto size-6 text-ink-soft"
            strokeWidth={1.5}
          />
          <img src={url} alt="" loading="lazy" decoding="async" className="relative size-full object-cover" />
        </>
      )}
    </button>
  );
}

function Waiting({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <div role="status" className="grid grid-cols-4 gap-2 md:gap-3">
      <span className="sr-only">{t('instagramAccount.picker.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and keep their order
        <Skeleton key={index} className="aspect-square w-full md:[@media(height<64rem)]:aspect-4/3" />
      ))}
    </div>
  );
}

function NotConnected({ expired }: { expired: string | null }) {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <EmptyState
      title={t('instagramAccount.picker.connect_title')}
      text={expired ?? t('instagramAccount.picker.connect_text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ConnectButton purpose="post" />
          <ButtonLink to={paths.instagram} kind="quiet">
            {t('instagramAccount.picker.other')}
          </ButtonLink>
        </div>
      }
    />
  );
}
