import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="empty">
      <h2 className="mt-4 text-22">{title}</h2>
      {text === undefined ? null : <p className="mt-2 max-w-[46ch] text-ink-soft">{text}</p>}
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  );
}
