import type { ChangeEvent, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from '../button/button-style.ts';

interface Props {
  children: ReactNode;
  icon?: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Content types offered first by the system's dialog; files are checked by their content. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  className?: string;
  onFiles(files: readonly File[]): void;
}

/** A button for choosing files; it contains the native input, so that keyboards and screen readers work. */
export function FileButton(props: Props) {
  const { children, icon, kind = 'secondary', size, className = '', onFiles, ...input } = props;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label
      className={`${buttonStyle({ kind, size })} relative cursor-pointer has-disabled:pointer-events-none has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input {...input} type="file" onChange={choose} className="sr-only" />
      {icon}
      {children}
    </label>
  );
}
