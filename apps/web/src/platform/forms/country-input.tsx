import { useState } from 'react';
import type { ControlProps } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { countryName } from '../texts/country-name.ts';
import { countryNamed } from '../texts/country-named.ts';
import { useTexts } from '../texts/texts.tsx';

interface Props {
  control: ControlProps;
  /** ISO 3166-1 code, or the typed text if it is no country. */
  value: string;
  onChange(country: string): void;
}

/** A country by its name in the reader's language, or by its code. */
export function CountryInput({ control, value, onChange }: Props) {
  const texts = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...control}
      name="country"
      autoComplete="off"
      value={typed ?? countryName(value, texts)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(countryNamed(target.value, texts) ?? target.value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
