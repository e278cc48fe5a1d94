import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../../../design/primitives/icon-button/icon-button.tsx';
import { Picture, type PictureSource } from '../../../../../design/primitives/picture/picture.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';

interface Props {
  pictures: readonly PictureSource[];
  fallbackAlt: string;
  sizes: string;
}

/** The pictures of a post side by side, to swipe or to step through, as high as a text beside them. */
export function Gallery({ pictures, fallbackAlt, sizes }: Props) {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: index * width, behavior: 'smooth' });
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  return (
    <div className="top-0 max-h-[90dvh] max-sm:relative sm:sticky">
      <div aria-hidden="true" className="hidden aspect-4/5 sm:block" />
      <ul
        ref={strip}
        onScroll={onScroll}
        aria-label={t('posts.pictures')}
        // A scrolling strip must be reachable by keyboard.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="flex snap-x sm:absolute sm:inset-0 snap-mandatory overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {pictures.map((picture, index) => (
          <li key={picture.file ?? index} className="w-full shrink-0 snap-center">
            <Picture
              picture={picture}
              shape="4:5"
              sizes={sizes}
              eager={index === 0}
              fallbackAlt={fallbackAlt}
              className="sm:aspect-auto sm:h-full"
            />
          </li>
        ))}
      </ul>
      {pictures.length < 2 ? null : (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between">
          <IconButton
            over="picture"
            label={t('posts.picture_count', { number: Math.max(1, current), count: pictures.length })}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <span
            aria-hidden="true"
            className="rounded-pill bg-veil px-3 py-1 text-12 font-medium text-veil-ink tabular-nums"
          >
            {current + 1} / {pictures.length}
          </span>
          <IconButton
            over="picture"
            label={t('posts.picture_count', {
              number: Math.min(current + 2, pictures.length),
              count: pictures.length,
            })}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={current === pictures.length - 1}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </div>
  );
}
