import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../../hydrated.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

interface Props extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows that the action is in progress, and ignores further presses. */
  busy?: boolean;
  /** Works before hydration too: the form's address answers it, or React replays it. */
  early?: boolean;
}

/** A button; `type="button"` by default. */
export function Button(props: Props) {
  const { kind, size, icon, busy = false, early = false, className = '', children, ...rest } = props;
  const waits = !useHydrated() && rest.type === 'submit' && !early;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy || waits}
      aria-busy={busy || undefined}
      className={`${buttonStyle({ kind, size })} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
