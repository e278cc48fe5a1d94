import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './return-focus.ts';

interface Props {
  onClose(): void;
  title: string;
  /** Shows the title to screen readers only, if the content begins with its own. */
  titleHidden?: boolean;
  closeLabel: string;
  size?: 'small' | 'large';
  children: ReactNode;
}

const sizes = { small: 'md:max-w-alert', large: 'md:max-w-dialog' };

/** A window over the page, open as long as it is rendered; Escape and a press beside it close it. On small screens it rises from the bottom. */
export function Dialog({ onClose, title, titleHidden = false, closeLabel, size = 'small', children }: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-50 flex items-end justify-center overflow-y-auto bg-veil md:items-center md:p-6">
          <Radix.Content
            {...returnFocus}
            aria-describedby={undefined}
            className={`sheet relative max-h-[94dvh] w-full overflow-y-auto rounded-t-card bg-surface text-ink outline-none md:max-h-[90dvh] md:rounded-card ${sizes[size]}`}
          >
            <Radix.Title className={titleHidden ? 'sr-only' : 'px-6 pt-6 pr-16 text-22'}>{title}</Radix.Title>
            {children}
            <Radix.Close
              aria-label={closeLabel}
              title={closeLabel}
              className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-pill bg-surface text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
