import type { Place } from '@staylore/contract/stays/places';
import { useRef } from 'react';
import { Field } from '../../design/primitives/field/field.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { lookUpPlace } from '../../features/stays/places/api/find-places.ts';
import type { PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { AddressFields } from '../../features/stays/posts/editor/address-fields.tsx';
import { type Draft, noAddress } from '../../features/stays/posts/editor/draft.ts';
import type { EditorProps } from '../../features/stays/posts/editor/fields.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

/** The place of the stay. Entering one looks up its coordinates, and those its address. */
export function PlaceSection({ draft, errors, onChange }: EditorProps) {
  const { t } = useTexts();
  const lookUp = usePlaceLookUp(onChange);
  const { lat, lng, text } = draft.place;
  const change = (place: PlaceValue) => {
    onChange({ place });
    if (place.id !== null && place.id !== draft.place.id) lookUp(place, { keepTyped: false });
  };
  return (
    <>
      <Field label={t('postForm.location')} error={errors.location}>
        {(control) => (
          <PlaceField
            {...control}
            name="location"
            placeholder={t('postForm.location_placeholder')}
            maxLength={200}
            value={draft.place}
            onChange={change}
            // Enter takes a suggestion; before there is one, it must not publish the post.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onBlur={() => {
              const { id, lat, text } = draft.place;
              if (id === null && lat === null && text.trim() !== '') lookUp(draft.place, { keepTyped: true });
            }}
          />
        )}
      </Field>
      <AddressFields draft={draft} errors={errors} onChange={onChange} />
      {lat === null || lng === null ? null : (
        <PinMap lat={lat} long={lng} label={text} className="mb-5 h-56" />
      )}
    </>
  );
}

/** Looks a place up and fills coordinates and address; an older answer never overwrites a newer place. */
function usePlaceLookUp(onChange: (patch: Partial<Draft>) => void) {
  const api = useApi();
  const texts = useTexts();
  const { language } = texts;
  const latest = useRef(0);
  return async (place: PlaceValue, { keepTyped }: { keepTyped: boolean }) => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const session = crypto.randomUUID();
      const found = await lookUpPlace(api, place, { language, session });
      if (found === null || mine !== latest.current) return;
      const query = { lat: found.lat, lng: found.lng, language };
      const here = await api.call('GET /api/places/reverse', { query });
      if (mine !== latest.current) return;
      const text = keepTyped ? place.text : place.text || found.label;
      onChange({
        place: { ...place, text, lat: found.lat, lng: found.lng },
        ...addressOf(found, here.place),
        ...(found.kind === 'hotel' && found.name !== null ? { hotel_name: found.name } : {}),
      });
    } catch (error) {
      if (mine === latest.current)
        toast(texts.t('postForm.lookup_failed', { reason: withStatus(error, texts) }), { tone: 'bad' });
    }
  };
}

/** The reason with the status that the map service or its way to us answered, for whoever has to report it. */
function withStatus(error: unknown, texts: Texts): string {
  const reason = problemText(error, texts);
  if (!isProblem(error) || error.status === 0) return reason;
  return `${reason} (${texts.t('postForm.lookup_status', { status: String(error.status) })})`;
}

/** The address at the point; what the found place itself tells counts more than what stands nearby. */
function addressOf(found: Place, here: Place | null) {
  const of = (part: keyof Place['address']) => found.address[part] ?? here?.address[part] ?? '';
  // The street of a neighbour is no street of a whole town or region.
  const exact = found.kind === 'hotel' || found.kind === 'address';
  const street = [of('route'), of('street_number')].filter((part) => part !== '').join(' ');
  return {
    ...noAddress,
    street: exact ? street : '',
    zip: exact ? of('postal_code') : '',
    city: found.kind === 'area' ? (found.address.locality ?? '') : of('locality'),
    state: of('administrative_area_level_1'),
    country: of('country'),
  };
}
