import { Film, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { openedExport } from './opened-exports.ts';

/** The first picture of a stay, out of the export that this window holds open. */
export function StayPicture({ importId, itemKey }: { importId: number; itemKey: string }) {
  const { t } = useTexts();
  const [url, setUrl] = useState<string | null>(null);
  const read = openedExport(importId);
  const media = read?.posts.find((post) => post.key === itemKey)?.media ?? [];
  const picture = media.find(({ kind }) => kind === 'image');
  const path = picture?.path;
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
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [read, path]);
  const isFilm = picture === undefined && media.length > 0;
  return (
    <div className="relative aspect-[3/2] md:aspect-[4/5] overflow-hidden rounded-card bg-sunken">
      {url === null ? (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-6 text-center text-14 text-ink-soft">
          {isFilm ? (
            <Film aria-hidden="true" className="size-7" />
          ) : (
            <ImageOff aria-hidden="true" className="size-7" />
          )}
          {path === undefined ? t(isFilm ? 'imports.review.film' : 'imports.review.no_picture') : null}
        </p>
      ) : (
        <img src={url} alt="" className="absolute inset-0 size-full object-cover" />
      )}
    </div>
  );
}
