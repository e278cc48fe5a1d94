import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface Props {
  /** What happened and what to do, as a sentence. */
  text: string;
  retryLabel?: string;
  onRetry?(): void;
  /** Where to go instead. */
  action?: ReactNode;
}

/** Part of a page that could not be fetched. */
export function ErrorState({ text, retryLabel, onRetry, action }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card bg-bad-soft px-6 py-10 text-center"
    >
      <TriangleAlert aria-hidden="true" className="size-7 text-bad" />
      <p className="max-w-[52ch] text-ink">{text}</p>
      {retryLabel === undefined || onRetry === undefined ? null : (
        <Button kind="secondary" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
}
