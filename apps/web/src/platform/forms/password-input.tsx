import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../texts/texts.tsx';

/** A password field that can show what was typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'trail'>) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const label = t(shown ? 'accounts.hide_password' : 'accounts.show_password');
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
          className="flex size-10 items-center justify-center rounded-8 text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
