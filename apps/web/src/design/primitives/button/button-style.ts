export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-soft',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-3.5 text-14 [&_svg]:size-4',
  normal: 'h-11 px-5 text-16 [&_svg]:size-5',
  // May take a second line, where even that of a whole phone is too short.
  large:
    'min-h-13 max-w-full px-7 py-1.5 max-[24rem]:px-4 text-center text-18 text-balance whitespace-normal [&_svg]:size-5',
};

/** Classes of everything that looks like a button. */
export function buttonStyle(options: {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
}): string {
  const { kind = 'primary', size = 'normal' } = options;
  return `button ${kinds[kind]} ${sizes[size]}`;
}
