import type { ComponentProps } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';

/** The name of a person: digits are removed as they are typed or pasted, as names have none. */
export function NameInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...props}
      onInput={({ currentTarget: input }) => {
        const clean = input.value.replace(/\p{Nd}/gu, '');
        if (clean !== input.value) input.value = clean;
      }}
    />
  );
}
