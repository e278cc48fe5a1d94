import { longestLocation } from '@staylore/contract/lengths';
import { PinMap } from '../../features/discovery/map/components/pin-map.tsx';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { AddressFields } from '../../features/stays/posts/editor/address-fields.tsx';
import type { PostForm } from '../../features/stays/posts/editor/post-form.ts';
import { CustomField } from '../../platform/forms/form-field.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { LookUp } from './use-place-look-up.ts';

/** The place of the stay. Entering one looks up its coordinates, and those its address. */
export function PlaceSection({ form, lookUp }: { form: PostForm; lookUp: LookUp }) {
  const { t } = useTexts();
  const { lat, lng, text } = form.watch('place');
  return (
    <>
      <CustomField form={form} name="place" label={t('postForm.location')}>
        {(control, { value, onChange }) => (
          <PlaceField
            {...control}
            name="location"
            placeholder={t('postForm.location_placeholder')}
            maxLength={longestLocation}
            value={value}
            onChange={(place) => {
              onChange(place);
              if (place.id !== null && place.id !== value.id) lookUp(place, { keepTyped: false });
            }}
            // Enter takes a suggestion; before there is one, it must not publish the post.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onBlur={() => {
              if (value.id === null && value.lat === null && value.text.trim() !== '')
                lookUp(value, { keepTyped: true });
            }}
          />
        )}
      </CustomField>
      <AddressFields form={form} />
      {lat === null || lng === null ? null : (
        <PinMap lat={lat} long={lng} zoom={7} label={text} className="mb-5 h-56" />
      )}
    </>
  );
}
