import type { Place } from '@staylore/contract/stays/places';
import { useRef } from 'react';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import type { PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { useLookUp } from '../../features/stays/places/use-look-up.ts';
import { noAddress } from '../../features/stays/posts/editor/draft.ts';
import { fill, type PostForm } from '../../features/stays/posts/editor/post-form.ts';
import { useApi } from '../../platform/api/api.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

export type LookUp = ReturnType<typeof usePlaceLookUp>['lookUp'];

/** Looks a place up and fills in coordinates and address; `settled` waits for the latest look-up. */
export function usePlaceLookUp(form: PostForm) {
  const api = useApi();
  const { language } = useTexts();
  const find = useLookUp('postForm.lookup_failed');
  const latest = useRef<Promise<void>>(undefined);
  const withAddress = async (found: Place) => {
    const query = { lat: found.lat, lng: found.lng, language };
    return { found, here: (await api.call('GET /api/places/reverse', { query })).place };
  };
  const lookUp = (place: PlaceValue, { keepTyped }: { keepTyped: boolean }) => {
    const lookingUp = find(place, withAddress).then((answer) => {
      if (typeof answer === 'string') return void toast(answer, { tone: 'bad' });
      // An older answer never overwrites a newer place.
      if (answer === null || latest.current !== lookingUp) return;
      const { found, here } = answer;
      const text = keepTyped ? place.text : place.text || found.label;
      fill(form, {
        place: { ...place, text, lat: found.lat, lng: found.lng },
        ...addressOf(found, here),
        ...(found.kind === 'hotel' && found.name !== null ? { hotel_name: found.name } : {}),
      });
    });
    latest.current = lookingUp;
  };
  return { lookUp, settled: async () => latest.current };
}

/** The address at the point; what the place itself has overrides what is nearby. */
function addressOf(found: Place, here: Place | null) {
  const of = (part: keyof Place['address']) => found.address[part] ?? here?.address[part] ?? '';
  // The street of a neighbour is not the street of a whole town or region.
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
