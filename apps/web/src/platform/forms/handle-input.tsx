import type { ComponentProps } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';

/** A handle or username: `@` is shown before it, and removed if typed or pasted. */
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
