import { longestLocation } from '@staylore/contract/lengths';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Field } from '../../design/primitives/field/field.tsx';
import { noPlace, type PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { keepLastOrigin } from './last-origin.ts';
import { type Origin, placeQuery } from './map-address.ts';

/** Where the map begins: choosing a place moves it at once, a typed one when it is sent. */
export function OriginForm({ origin, typed = '' }: { origin: Origin | null; typed?: string | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [place, setPlace] = useState<PlaceValue>({ ...noPlace, text: origin?.place ?? typed });
  const go = ({ text, lat, lng, extent }: PlaceValue) => {
    if (lat !== null && lng !== null) keepLastOrigin({ place: text, lat, long: lng, extent });
    navigate({ search: placeQuery({ place: text, lat, long: lng, extent }) }, { preventScrollReset: true });
  };
  const change = (next: PlaceValue) => {
    setPlace(next);
    if (next.id !== null && next.lat !== null) go(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place.text.trim() !== (origin?.place ?? '')) go(place);
  };
  return (
    <search>
      <form onSubmit={submit} noValidate>
        <Field label={t('map.origin')}>
          {(control) => (
            <PlaceField
              {...control}
              name="place"
              maxLength={longestLocation}
              placeholder={t('map.origin_placeholder')}
              enterKeyHint="search"
              value={place}
              onChange={change}
            />
          )}
        </Field>
      </form>
    </search>
  );
}
