import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TextInput } from '../text-input/text-input.tsx';

export interface Choice {
  key: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
}

interface Props<T extends Choice>
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onSelect'> {
  value: string;
  onType(text: string): void;
  choices: readonly T[];
  onChoose(choice: T): void;
  /** Announces how many suggestions there are. */
  announcement: string;
  icon?: ReactNode;
}

/**
 * A text field with suggestions (ARIA combobox with list autocomplete): arrows walk through them, Enter takes one,
 * Escape closes the list and leaves the text.
 */
export function Combobox<T extends Choice>(props: Props<T>) {
  const { value, onType, choices, onChoose, announcement, icon, ...rest } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && choices.length > 0;
  const choose = (choice: T) => {
    setOpen(false);
    setActive(-1);
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = choices[active];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(
        active === -1 && step === -1 ? choices.length - 1 : (active + step + choices.length) % choices.length,
      );
    } else if (event.key === 'Enter' && shown && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative">
      <TextInput
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={rest['aria-label'] ?? rest.placeholder}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-1.5"
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the field, which names the active option
          <div
            key={choice.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field, so that it does not close the list before the press ends.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-8 px-3 py-1.5 hover:bg-sunken aria-selected:bg-sunken [&_svg]:size-5 [&_svg]:text-ink-soft"
          >
            {icon}
            <span className="min-w-0">
              <span className="block truncate">{choice.label}</span>
              {choice.detail === undefined ? null : (
                <span className="block truncate text-14 text-ink-soft">{choice.detail}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown ? announcement : ''}
      </p>
    </div>
  );
}
