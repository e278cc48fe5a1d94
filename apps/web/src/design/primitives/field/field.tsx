import { type ReactNode, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  /** The error, as a sentence; announced when it appears. */
  error?: string | undefined;
  children(control: ControlProps): ReactNode;
}

/** A labelled control with its hint and error. A line below is reserved for them, so that an error moves nothing. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const note = `${id}-note`;
  const wrong = error !== undefined && error !== '';
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': wrong || hint !== undefined ? note : undefined,
      })}
      <p
        id={note}
        aria-live="polite"
        className={`min-h-10 pt-1 pb-4.5 text-14 leading-[1.125rem] ${wrong ? 'text-bad' : 'text-ink-soft'}`}
      >
        {wrong ? error : hint}
      </p>
    </div>
  );
}
