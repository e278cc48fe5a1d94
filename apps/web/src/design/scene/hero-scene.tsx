import scene from './hero-scene.svg?url&no-inline';

/**
 * The illustration of the home and sign-in pages: a hotel above a bay, in flat colours that follow the theme. The drawing is a separate file, so
 * that neither page nor script grows; its colours are custom properties.
 */
export function HeroScene({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg role="img" aria-label={label} className={`hero-scene ${className}`}>
      <use href={`${scene}#scene`} width="100%" height="100%" />
    </svg>
  );
}
