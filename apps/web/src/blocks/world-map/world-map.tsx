import type { Frame } from '@staylore/geo/frame';
import relief from '@staylore/geo/relief.avif?url&no-inline';
import { world } from '@staylore/geo/world';
import drawn from '@staylore/geo/world.svg?url&no-inline';
import type { ReactNode } from 'react';

interface Props {
  /** The part of the world that is shown. */
  frame: Frame;
  /** Countries to colour (ISO 3166-1 alpha-2). */
  countries: readonly string[];
  className?: string;
  /** What is drawn on the map, positioned by shares of its width and height. */
  children?: ReactNode;
}

/** A world map on paper with its mountains, some of its countries in colour. Works without scripts; outlines and relief are separate files. */
export function WorldMap({ frame, countries, className = '', children }: Props) {
  return (
    <div
      className={`relative bg-(--map-water) ${className}`}
      style={{ aspectRatio: frame.width / frame.height }}
    >
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
        strokeLinejoin="round"
        // Less than a pixel on a wide screen, whatever the frame shows.
        strokeWidth={frame.width / 2000}
      >
        <use href={`${drawn}#land`} fill="var(--map-land)" stroke="var(--map-border)" />
        <g fill="color-mix(in oklab, var(--accent) 52%, var(--map-land))" stroke="var(--map-land)">
          {countries.map((country) => (
            <use key={country} href={`${drawn}#${country}`} />
          ))}
        </g>
        <use href={`${drawn}#lakes`} fill="var(--map-water)" />
      </svg>
      <Relief frame={frame} />
      {children}
    </div>
  );
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Hill shading over the land; a picture that is loaded with the map, and left out if it cannot be shown. */
function Relief({ frame }: Pick<Props, 'frame'>) {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <img
        src={relief}
        alt=""
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className="absolute max-w-none"
        style={{
          left: percent(-frame.x, frame.width),
          top: percent(-frame.y, frame.height),
          width: percent(world.width, frame.width),
          height: percent(world.height, frame.height),
        }}
      />
    </div>
  );
}
