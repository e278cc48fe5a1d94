import { longestLocation } from '@staylore/contract/lengths';
import type { Place } from '@staylore/contract/stays/places';
import { useMutation } from '@tanstack/react-query';
import { Field } from '../../design/primitives/field/field.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { withStatus } from '../../features/stays/places/api/failure.ts';
import { lookUpPlace } from '../../features/stays/places/api/find-places.ts';
import type { PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { AddressFields } from '../../features/stays/posts/editor/address-fields.tsx';
import { type Draft, noAddress } from '../../features/stays/posts/editor/draft.ts';
import type { EditorProps } from '../../features/stays/posts/editor/fields.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

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
            maxLength={longestLocation}
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

/** Names the look-up, for which saving waits. */
export const placeLookUp = ['place', 'look-up'];

/** Looks a place up and fills coordinates and address. */
function usePlaceLookUp(onChange: (patch: Partial<Draft>) => void) {
  const api = useApi();
  const texts = useTexts();
  const { language } = texts;
  const { mutate } = useMutation({
    mutationKey: placeLookUp,
    mutationFn: async (place: PlaceValue) => {
      const found = await lookUpPlace(api, place, { language, session: crypto.randomUUID() });
      if (found === null) return null;
      const query = { lat: found.lat, lng: found.lng, language };
      return { found, here: (await api.call('GET /api/places/reverse', { query })).place };
    },
  });
  // Told of the latest call alone, so that an older answer never overwrites a newer place.
  return (place: PlaceValue, { keepTyped }: { keepTyped: boolean }) =>
    mutate(place, {
      onSuccess: (answer) => {
        if (answer === null) return;
        const { found, here } = answer;
        const text = keepTyped ? place.text : place.text || found.label;
        onChange({
          place: { ...place, text, lat: found.lat, lng: found.lng },
          ...addressOf(found, here),
          ...(found.kind === 'hotel' && found.name !== null ? { hotel_name: found.name } : {}),
        });
      },
      onError: (error) =>
        toast(texts.t('postForm.lookup_failed', { reason: withStatus(error, texts) }), { tone: 'bad' }),
    });
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
