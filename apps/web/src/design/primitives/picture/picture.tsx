import { useEffect, useRef, useState } from 'react';
import { averageColour } from './placeholder.ts';
import { whenNear } from './when-near.ts';

export interface PictureSource {
  /** Largest file; null while it is loading. */
  file: string | null;
  /** Files 800 and 320 pixels wide, if they exist. */
  medium?: string | undefined;
  small?: string | undefined;
  alt: string | null;
  thumbhash: string | null;
  width: number | null;
  height: number | null;
}

interface Props {
  picture: PictureSource;
  /** `4:5` in grids, `3:2` in lists. */
  shape: '4:5' | '3:2';
  /**
   * Its future width, for the browser's choice of file (the `sizes` attribute). On phones two thirds of it: their screens have three device
   * pixels to a CSS pixel, of which the eye sees two, and the next larger file would delay the page by a second.
   */
  sizes: string;
  /** Loaded eagerly, for the pictures a page opens with. */
  eager?: boolean;
  /** Alt text, if the picture has none of its own. */
  fallbackAlt?: string;
  className?: string;
}

const shapes = { '4:5': 'aspect-4/5', '3:2': 'aspect-3/2' };

/** A picture in a box that has its size before it is loaded: first its average colour, then its blur, then the picture. */
export function Picture({ picture, shape, sizes, eager = false, fallbackAlt = '', className = '' }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [blur, setBlur] = useState<string | null>(null);
  const { file, thumbhash } = picture;

  useEffect(() => {
    const frame = box.current;
    if (thumbhash === null || frame === null) return;
    let shown = true;
    const stop = whenNear(frame, async () => {
      if (image.current?.complete === true) return;
      const { placeholderUrl } = await import('./blur.ts');
      if (shown) setBlur(placeholderUrl(thumbhash));
    });
    return () => {
      shown = false;
      stop();
    };
  }, [thumbhash]);

  return (
    <div
      ref={box}
      className={`picture relative overflow-hidden bg-sunken bg-cover ${shapes[shape]} ${className}`}
      style={{
        backgroundColor: averageColour(thumbhash) ?? undefined,
        backgroundImage: blur === null ? undefined : `url(${blur})`,
      }}
    >
      {file === null ? null : (
        <img
          ref={image}
          src={file}
          srcSet={sourceSet(picture)}
          sizes={sizes}
          alt={picture.alt ?? fallbackAlt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          // Decoded with the page, for the pictures a page opens with: otherwise whatever waits for the first picture would start no sooner.
          decoding={eager ? 'sync' : 'async'}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

function sourceSet({ file, medium, small }: PictureSource): string | undefined {
  if (medium === undefined || small === undefined) return undefined;
  return `${small} 320w, ${medium} 800w, ${file} 1600w`;
}
