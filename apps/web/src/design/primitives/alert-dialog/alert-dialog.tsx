import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { type ButtonKind, buttonStyle } from '../button/button-style.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';

interface Props {
  open: boolean;
  onClose(): void;
  title: string;
  text: ReactNode;
  /** Label of the cancel button; without it the message has only its one button. */
  cancel?: string;
  confirm: string;
  /** How prominent the confirming button is: less so if the content above has a primary one. */
  kind?: ButtonKind;
  danger?: boolean;
  onConfirm?(): void;
  /** Content between the message and its buttons. */
  children?: ReactNode;
}

/** A message or question that has to be answered before continuing. */
export function AlertDialog({
  open,
  onClose,
  title,
  text,
  cancel,
  confirm,
  danger = false,
  kind = danger ? 'danger' : 'primary',
  onConfirm,
  children,
}: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-50 flex justify-center bg-veil p-4">
          {/* What is taller than the screen scrolls inside, so that its buttons stay in view. */}
          <Radix.Content
            {...returnFocus}
            className="sheet my-auto flex max-h-full w-full max-w-alert flex-col rounded-card bg-surface text-ink outline-none"
          >
            <div className="scroll-body min-h-0 px-6 pt-6 pb-3">
              <Radix.Title className="text-22">{title}</Radix.Title>
              <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
              {children}
            </div>
            <div className="flex shrink-0 flex-wrap justify-end gap-3 px-6 pt-3 pb-6">
              {cancel === undefined ? null : (
                <Radix.Cancel className={buttonStyle({ kind: 'quiet' })}>{cancel}</Radix.Cancel>
              )}
              <Radix.Action onClick={onConfirm} className={buttonStyle({ kind })}>
                {confirm}
              </Radix.Action>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
