import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import type { Place } from '@staylore/contract/stays/places';
import { useRef } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import type { Correction } from '../../../features/imports/photo-network/stay-check.ts';
import { LazyPlaceField } from '../../../features/stays/places/lazy-place-field.tsx';
import { type PlaceValue, typed } from '../../../features/stays/places/model/place-value.ts';
import { useLookUp } from '../../../features/stays/places/use-look-up.ts';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { CustomField, FormField } from '../../../platform/forms/form-field.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  post: ScannedPost;
  onSave(correction: Correction): void;
  onClose(): void;
}

/** Hotel and town of a hit as the reader knows them. */
export function CorrectStay({ post, onSave, onClose }: Props) {
  const { t } = useTexts();
  const find = useTown(post);
  const form = useForm({
    schema: () =>
      import('@staylore/contract/imports/photo-network').then((it) =>
        it.stayCorrection.pick({ hotel_name: true }),
      ),
    values: { hotel_name: post.hotel_name ?? '', town: typed(post.city ?? '') },
    check: ({ hotel_name }) =>
      hotel_name.trim() === '' ? { hotel_name: t('instagramImport.check.required') } : {},
    send: async ({ hotel_name }, { town }) => {
      const found = await find(town);
      if (typeof found === 'string') return { town: found };
      onSave({ hotel_name, ...found });
      return {};
    },
  });
  return (
    <Form
      form={form}
      className="mt-2 max-w-form"
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
    >
      <FormField form={form} name="hotel_name" label={t('instagramImport.check.hotel')} autoFocus />
      <CustomField form={form} name="town" label={t('instagramImport.check.city')}>
        {(control, { value, onChange }) => (
          <LazyPlaceField {...control} maxLength={120} value={value} onChange={onChange} />
        )}
      </CustomField>
      <div className="flex flex-wrap gap-3">
        <Submit form={form} size="normal">
          {t('instagramImport.check.apply')}
        </Submit>
        <Button kind="quiet" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Looks a town up; a sentence if that fails. The same text a second time is taken as it is: not every village is known. */
function useTown(post: ScannedPost) {
  const { t } = useTexts();
  const lookUp = useLookUp('instagramImport.check.town_failed');
  const refused = useRef<string>(undefined);
  return async (town: PlaceValue): Promise<Omit<Correction, 'hotel_name'> | string> => {
    const city = town.text.trim();
    if (city === '' || (city === post.city && post.lat !== null) || city === refused.current) return { city };
    const found = await lookUp(town, (place) => townOf(place, town));
    if (found !== null && typeof found !== 'string') return found;
    refused.current = city;
    return found ?? t('instagramImport.check.town_unknown', { town: city });
  };
}

/** A suggestion's text has its region and country behind the name. */
function townOf({ address, lat, lng, storable }: Place, town: PlaceValue): Omit<Correction, 'hotel_name'> {
  const written = (town.id === null ? town.text : town.text.split(',', 1)[0]) ?? '';
  const city = (address.locality ?? written).trim();
  if (!storable) return { city };
  const { administrative_area_level_1: state, country } = address;
  return { city, lat, long: lng, ...(state !== null && { state }), ...(country !== null && { country }) };
}
