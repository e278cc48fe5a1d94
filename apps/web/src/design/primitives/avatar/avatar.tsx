import defaultAvatar from './default-avatar.svg?url&no-inline';

interface Props {
  /** Name of the person, for the initials if there is no picture. */
  name: string;
  src: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

/** Two initials at most, of first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A person's round picture, or the default one with their initials. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 40, className = '' }: Props) {
  const box = `shrink-0 rounded-pill border border-line bg-accent-soft ${className}`;
  if (typeof src === 'string' && src !== '') {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={`object-cover ${box}`}
        style={{ width: size, height: size }}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center bg-cover font-serif font-semibold text-accent ${box}`}
      style={{ width: size, height: size, fontSize: size * 0.4, backgroundImage: `url(${defaultAvatar})` }}
    >
      {initials(name)}
    </span>
  );
}
