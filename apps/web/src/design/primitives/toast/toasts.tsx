import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismiss,
  holdToasts,
  releaseToasts,
  subscribeToToasts,
  type ToastMessage,
} from './toast-store.ts';

const none: readonly ToastMessage[] = [];
const tones = { plain: 'border-line', good: 'border-good', bad: 'border-bad' };

/** Where short messages appear; announced to screen readers. They stay while the pointer or the focus is on one. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex flex-col items-center gap-2 px-4 md:bottom-6"
      onMouseEnter={holdToasts}
      onMouseLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {messages.map(({ id, text, tone, action }) => (
        <div
          key={id}
          className={`sheet pointer-events-auto flex w-full max-w-alert items-center gap-2 rounded-card border bg-surface py-2 pr-2 pl-4 text-14 text-ink ${tones[tone]}`}
        >
          <p className="flex-1 py-1.5">{text}</p>
          {action === undefined ? null : (
            <button
              type="button"
              className="min-h-9 rounded-8 px-3 font-semibold text-accent hover:bg-sunken"
              onClick={() => {
                action.run();
                dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dismiss(id)}
            className="inline-flex size-9 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      ))}
    </section>
  );
}
