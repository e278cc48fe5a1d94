import { ChevronDown, MapPin } from 'lucide-react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { CountryInput } from '../../../../platform/forms/country-input.tsx';
import { CustomField, FormField } from '../../../../platform/forms/form-field.tsx';
import { countryName } from '../../../../platform/texts/country-name.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { fill, type PostForm } from './post-form.ts';

/** The address of the place, as given by the map service; everything can be corrected by hand. */
export function AddressFields({ form }: { form: PostForm }) {
  const texts = useTexts();
  const { t } = texts;
  const { city, country, street, zip } = form.watch();
  const line = [street, [zip, city].filter(Boolean).join(' '), countryName(country, texts)];
  const address = line.filter((part) => part !== '').join(', ');
  const { errors } = form.formState;
  const wrong = [errors.street, errors.zip, errors.city, errors.state, errors.country].some(Boolean);
  const text = (name: 'street' | 'zip' | 'city' | 'state') => (
    <FormField form={form} name={name} label={t(`postForm.address.${name}`)} autoComplete="off" />
  );
  return (
    // Its gap to the place is that of other fields: below their reserved line for errors.
    <details
      open={wrong || undefined}
      className="group -mt-4.5 mb-5 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium">{t('postForm.address.title')}</span>
          <span className="line-clamp-3 text-14 text-ink-soft">
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
          <CustomField form={form} name="country" label={t('postForm.address.country')}>
            {(control, { value, onChange }) => (
              <CountryInput control={control} value={value} onChange={onChange} />
            )}
          </CustomField>
        </div>
        <Pin form={form} />
      </div>
    </details>
  );
}

function Pin({ form }: { form: PostForm }) {
  const { t } = useTexts();
  const place = form.watch('place');
  const { lat, lng } = place;
  if (lat === null || lng === null)
    return <p className="py-2 text-14 text-ink-soft">{t('postForm.address.no_pin')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-14 text-ink-soft tabular-nums">
        {t('postForm.address.pin', { lat: lat.toFixed(4), long: lng.toFixed(4) })}
      </p>
      <Button
        kind="quiet"
        size="small"
        onClick={() => fill(form, { place: { ...place, lat: null, lng: null } })}
      >
        {t('postForm.address.remove_pin')}
      </Button>
    </div>
  );
}
