import type { ComponentProps } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';

/** A handle or username: the `@` stands before it and is removed where it is typed or pasted as well. */
export function HandleInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      lead="@"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      onInput={({ currentTarget: input }) => {
        if (input.value.startsWith('@')) input.value = input.value.slice(1);
      }}
    />
  );
}
