import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import { Film, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { openedExport } from '../export/opened-exports.ts';

interface Props {
  importId: number;
  itemKey: string;
  /** Its address at the source, where the server knows one. */
  address: string | null;
}

/** The first picture of a stay: from the photo network, or from the export that this window has open. */
export function StayPicture({ importId, itemKey, address }: Props) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const read = openedExport(importId);
  const media = read?.posts.find((post) => post.key === itemKey)?.media ?? [];
  const picture = media.find(({ kind }) => kind === 'image');
  const unpacked = useUnpacked(read, picture?.path);
  const url = [unpacked, address].find((one) => one !== null && !broken.includes(one)) ?? null;
  const isFilm = picture === undefined && media.length > 0;
  const isUnpacking = picture !== undefined && unpacked === null;
  const missing = () => {
    if (address !== null) return t('imports.review.picture_gone');
    if (isFilm) return t('imports.review.film');
    return unpacked === null ? t('imports.review.no_picture') : t('imports.review.picture_unreadable');
  };
  const Icon = isFilm ? Film : ImageOff;
  return (
    <div className="relative self-start overflow-hidden rounded-card bg-sunken max-sm:h-[max(8rem,18svh)] sm:aspect-4/5">
      {url === null ? (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-6 text-center text-14 text-ink-soft">
          <Icon aria-hidden="true" className="size-7" />
          {isUnpacking ? null : missing()}
        </p>
      ) : (
        <img
          src={url}
          alt=""
          onError={() => setBroken([...broken, url])}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** An object URL of a picture in an opened export; null until it is unpacked, and if there is none. */
function useUnpacked(read: OpenExport | null, path: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let left = false;
    setUrl(null);
    if (path !== undefined)
      read
        ?.bytes(path)
        .then((bytes) => {
          if (left) return;
          made = URL.createObjectURL(new Blob([bytes]));
          setUrl(made);
        })
        .catch(() => {});
    return () => {
      left = true;
      const address = made;
      // The picture may still be loading when the next one takes its place.
      if (address !== null) setTimeout(() => URL.revokeObjectURL(address), 5000);
    };
  }, [read, path]);
  return url;
}
