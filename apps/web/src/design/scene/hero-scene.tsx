import scene from './hero-scene.svg?url&no-inline';
import './hero-scene.css';

/**
 * The plate that opens the home page and the way in: a hotel above a bay, in flat inks that follow the theme. The drawing is a file of its
 * own, so that it weighs neither on the page nor on the script; its colours come in through the custom properties.
 */
export function HeroScene({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg role="img" aria-label={label} className={`hero-scene ${className}`}>
      <use href={`${scene}#scene`} width="100%" height="100%" />
    </svg>
  );
}
