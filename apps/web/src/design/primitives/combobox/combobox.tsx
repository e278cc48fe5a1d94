import { useCombobox } from 'downshift';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** Small print below the suggestions, shown with them. */
  note?: ReactNode;
}

const { InputBlur, InputClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/**
 * A text field with suggestions (ARIA combobox with list autocomplete): arrows move the highlight, Enter takes a suggestion, Escape closes
 * the list and leaves the text. Suggestions may change at any time: the highlight stays with its suggestion, or goes with it.
 */
export function Combobox<T extends Choice>(props: Props<T>) {
  const { value, onType, choices, onChoose, announcement, icon, note, onKeyDown, ...rest } = props;
  const { getInputProps, getMenuProps, getItemProps, isOpen, highlightedIndex, setHighlightedIndex } =
    useCombobox<T>({
      items: choices as T[],
      itemToString: (choice) => choice?.label ?? '',
      itemToKey: (choice) => choice?.key,
      inputValue: value,
      // A suggestion becomes text; nothing stays selected.
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
      stateReducer: (state, { type, changes }) => {
        // Only a key or a press takes a suggestion: not leaving the field, nor Enter because the mouse rests on one.
        if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
        if (type === InputClick || type === ItemMouseMove || type === MenuMouseLeave) return state;
        return changes;
      },
    });
  // A list that arrives late must not put another suggestion under the reader's Enter. Before painting, so that no key comes in between.
  const highlightedOf = useRef(choices);
  useLayoutEffect(() => {
    const key = highlightedOf.current[highlightedIndex]?.key;
    highlightedOf.current = choices;
    const index = choices.findIndex((choice) => choice.key === key);
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [choices, highlightedIndex, setHighlightedIndex]);
  const shown = isOpen && choices.length > 0;
  const passOn = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key } = event;
    // Every other key belongs to the text or the form: Enter without a suggestion submits the form, Home moves the caret.
    const isOurs =
      ((key === 'ArrowDown' || key === 'ArrowUp') && choices.length > 0) ||
      (key === 'Enter' && shown && highlightedIndex >= 0) ||
      (key === 'Escape' && shown);
    if (!isOurs) Object.assign(event, { preventDownshiftDefault: true });
    else if (key === 'Escape') event.stopPropagation();
  };
  const label = rest['aria-label'] ?? rest.placeholder;
  const input = getInputProps({
    autoComplete: 'off',
    ...(rest as object),
    onKeyDown: passOn,
    onChange: (event) => onType(event.currentTarget.value),
    'aria-expanded': shown,
    // The surrounding field labels it.
    'aria-labelledby': undefined,
  });
  return (
    <div className="relative">
      <TextInput {...input} />
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-surface"
      >
        <div {...getMenuProps({ 'aria-label': label })} className="max-h-80 overflow-y-auto p-1.5">
          {choices.map((choice, index) => (
            <div
              key={choice.key}
              {...getItemProps({ item: choice, index })}
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
        {/* Not an option, so outside of the list box. */}
        {note}
      </div>
      <p aria-live="polite" className="sr-only">
        {shown ? announcement : ''}
      </p>
    </div>
  );
}
