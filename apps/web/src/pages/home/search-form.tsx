import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { readSearch } from '../../features/imports/photo-network/read-handle.ts';
import { noPlace, typed } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { type HomeSearch, isRefused, searchAddress } from './home-search.ts';

interface Props {
  search: HomeSearch;
  /** The handle holds whitespace: results are cleared. */
  onRefused(): void;
  /** A search begins, possibly the same one again. */
  onSearch(): void;
}

/** Where the search begins: a place, a handle, or neither for the latest posts. */
export function SearchForm({ search, onRefused, onSearch }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [place, setPlace] = useState({
    ...noPlace,
    text: search.location ?? '',
    lat: search.lat,
    lng: search.long,
  });
  const [error, setError] = useState(isRefused(search) ? t('homePage.search.spaces') : undefined);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was typed before hydration stands in the field only.
    const text = String(new FormData(form.current ?? undefined).get('location') ?? '');
    setPlace((now) => (text === now.text ? now : typed(text)));
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const handle = String(new FormData(event.currentTarget).get('handle') ?? '');
    const read = readSearch({ handle, location: place.text });
    setError(read.kind === 'spaces' ? t('homePage.search.spaces') : undefined);
    if (read.kind === 'spaces') return onRefused();
    onSearch();
    const at = place.text.trim() === '' ? { lat: null, long: null } : { lat: place.lat, long: place.lng };
    navigate(searchAddress(read, at), { preventScrollReset: true });
  };

  return (
    <search aria-label={t('homePage.search.label')}>
      <form ref={form} onSubmit={submit} noValidate>
        <div>
          <Field label={t('homePage.search.location')}>
            {(control) => (
              <PlaceField
                {...control}
                name="location"
                value={place}
                onChange={setPlace}
                placeholder={t('homePage.search.location_placeholder')}
              />
            )}
          </Field>
          <Field label={t('homePage.search.handle')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                name="handle"
                // Kept by the field itself, so that what is typed before hydration is not lost.
                defaultValue={search.handle ?? ''}
                placeholder={t('homePage.search.handle_placeholder')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
              />
            )}
          </Field>
        </div>
        <Button type="submit" early size="large" className="mt-1 w-full" icon={<Search aria-hidden="true" />}>
          {t('homePage.search.submit')}
        </Button>
      </form>
    </search>
  );
}
