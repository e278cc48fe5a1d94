import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { postLinkAddress, readSearch } from '../../features/imports/photo-network/read-handle.ts';
import { LazyPlaceField } from '../../features/stays/places/lazy-place-field.tsx';
import { noPlace, typed } from '../../features/stays/places/model/place-value.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { type HomeSearch, type Refusal, refusalOf, searchAddress } from './home-search.ts';

interface Props {
  search: HomeSearch;
  /** The handle cannot be scanned: results are cleared. */
  onRefused(): void;
  /** A search begins, possibly the same one again. */
  onSearch(): void;
}

/** The search form: a handle or a pasted link, a place, or neither for the latest posts. */
export function SearchForm({ search, onRefused, onSearch }: Props) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [place, setPlace] = useState({
    ...noPlace,
    text: search.location ?? '',
    lat: search.lat,
    lng: search.long,
  });
  const [refusal, setRefusal] = useState<Refusal | null>(refusalOf(search));

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was typed before hydration is in the field only.
    const text = String(new FormData(form.current ?? undefined).get('location') ?? '');
    setPlace((now) => (text === now.text ? now : typed(text)));
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const handle = String(new FormData(event.currentTarget).get('handle') ?? '');
    const read = readSearch({ handle, location: place.text });
    if (read.kind === 'post') return navigate(postLinkAddress(language, read.link));
    if (read.kind === 'spaces' || read.kind === 'spaced_link' || read.kind === 'strange_link') {
      setRefusal(read.kind);
      return onRefused();
    }
    setRefusal(null);
    onSearch();
    const at = place.text.trim() === '' ? { lat: null, long: null } : { lat: place.lat, long: place.lng };
    navigate(searchAddress(read, at), { preventScrollReset: true });
  };

  return (
    <search aria-label={t('homePage.search.label')}>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="gap-x-3 sm:grid sm:grid-cols-2 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto]"
      >
        <Field
          label={t('homePage.search.handle')}
          hint={t('homePage.search.handle_hint')}
          error={refusal === null ? undefined : t(`homePage.search.${refusal}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              name="handle"
              // Uncontrolled, so that what is typed before hydration is not lost.
              defaultValue={search.handle ?? ''}
              placeholder={t('homePage.search.handle_placeholder')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
            />
          )}
        </Field>
        <Field label={t('homePage.search.location')}>
          {(control) => (
            <LazyPlaceField
              {...control}
              name="location"
              value={place}
              onChange={setPlace}
              placeholder={t('homePage.search.location_placeholder')}
            />
          )}
        </Field>
        <Button
          type="submit"
          early
          size="large"
          className="max-md:w-full sm:max-md:col-span-2 md:mt-7 md:h-12 md:min-h-12"
          icon={<Search aria-hidden="true" />}
        >
          {t('homePage.search.submit')}
        </Button>
      </form>
    </search>
  );
}
