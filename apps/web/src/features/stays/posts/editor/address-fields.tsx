import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { countryName } from '../../../../platform/texts/country-name.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { EditorProps } from './fields.tsx';

/** The address behind the place, as the map service tells it; everything can be put right by hand. */
export function AddressFields({ draft, errors, onChange }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const country = countryName(draft.country, texts);
  const line = [draft.street, [draft.zip, draft.city].filter(Boolean).join(' '), country];
  const address = line.filter((part) => part !== '').join(', ');
  const wrong = [errors.street, errors.zip, errors.city, errors.state, errors.country].some(Boolean);
  const text = (name: 'street' | 'zip' | 'city' | 'state') => (
    <Field label={t(`postForm.address.${name}`)} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <details open={wrong || undefined} className="group mb-5 rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium">{t('postForm.address.title')}</span>
          <span className="line-clamp-2 text-14 text-ink-soft">
            {address === '' ? t('postForm.address.none') : address}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 pt-4 pb-3">
        {text('street')}
        <div className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {text('zip')}
          {text('city')}
        </div>
        <div className="grid gap-x-3 sm:grid-cols-2">
          {text('state')}
          <CountryField
            value={draft.country}
            error={errors.country}
            onChange={(code) => onChange({ country: code })}
          />
        </div>
        <Pin draft={draft} onRemove={() => onChange({ place: { ...draft.place, lat: null, lng: null } })} />
      </div>
    </details>
  );
}

interface CountryProps {
  value: string;
  error: string | undefined;
  onChange(country: string): void;
}

/** The country by its name; the code behind it stays as long as the name is left alone. */
function CountryField({ value, error, onChange }: CountryProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const name = countryName(value, texts);
  return (
    <Field label={texts.t('postForm.address.country')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="country"
          autoComplete="off"
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (typed !== null && typed !== name) onChange(typed.trim());
            setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

function Pin({ draft, onRemove }: { draft: EditorProps['draft']; onRemove(): void }) {
  const { t } = useTexts();
  const { lat, lng } = draft.place;
  if (lat === null || lng === null)
    return <p className="py-2 text-14 text-ink-soft">{t('postForm.address.no_pin')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-14 text-ink-soft tabular-nums">
        {t('postForm.address.pin', { lat: lat.toFixed(4), long: lng.toFixed(4) })}
      </p>
      <Button kind="quiet" size="small" onClick={onRemove}>
        {t('postForm.address.remove_pin')}
      </Button>
    </div>
  );
}
