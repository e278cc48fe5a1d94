import type { SentTo } from '@staylore/contract/contract';
import type { Place } from '@staylore/contract/stays/places';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../design/primitives/alert-dialog/alert-dialog.tsx';
import { noPlace, type PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { useLookUp } from '../../features/stays/places/use-look-up.ts';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { CustomField, FormField } from '../../platform/forms/form-field.tsx';
import { HandleInput } from '../../platform/forms/handle-input.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { invalidate } from '../../platform/lists/invalidate.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Permission to recommend on behalf of the site to a named member. */
const onBehalf = 'recommend_on_behalf';

/** Address parts as the call takes them; those unknown to the map service are left out, and all if they may not be stored. */
function addressOf(place: Place): Partial<SentTo<'POST /api/saveHotelRecommendations'>['body']> {
  if (!place.storable) return {};
  const { route, street_number, postal_code, locality, administrative_area_level_1, country } = place.address;
  const street = [route, street_number].filter((part) => part !== null).join(' ');
  const parts = { street, zip: postal_code, city: locality, state: administrative_area_level_1, country };
  const known = Object.entries(parts).filter(([, value]) => value !== null && value !== '');
  return { ...Object.fromEntries(known), lat: place.lat, long: place.lng };
}

/** The form behind the button Hotel; it closes by itself once the hotel is saved and the message was read. */
export default function RecommendHotel({ onSaved }: { onSaved(): void }) {
  const { t } = useTexts();
  const mayName = useMember()?.permissions.includes(onBehalf) === true;
  const [result, setResult] = useState<'success' | 'error' | null>(null);
  const form = useRecommendForm({ mayName, onResult: setResult });
  return (
    <Form form={form} className="rounded-card md:mb-4 border border-line bg-surface p-4">
      <h2 className="mb-3 text-18">{t('recommendations.form.title')}</h2>
      <CustomField
        form={form}
        name="location"
        label={t('recommendations.form.location')}
        missing={t('recommendations.form.location_required')}
      >
        {(control, { onChange }) => (
          <PlaceField
            {...control}
            value={form.watch('place')}
            onChange={(place) => {
              form.setValue('place', place);
              onChange(place.text);
            }}
            placeholder={t('recommendations.form.location_placeholder')}
          />
        )}
      </CustomField>
      {mayName ? (
        <FormField
          form={form}
          name="to_username"
          label={t('recommendations.form.username')}
          as={HandleInput}
          placeholder={t('recommendations.form.username_placeholder')}
          lead={<AtSign aria-hidden="true" />}
        />
      ) : null}
      <Submit form={form} size="normal" className="w-full">
        {t('recommendations.form.save')}
      </Submit>
      {result === null ? null : (
        <AlertDialog
          open
          onClose={() => {
            setResult(null);
            if (result === 'success') onSaved();
          }}
          title={t(`recommendations.${result}.title`)}
          text={t(`recommendations.${result}.text`)}
          confirm={t(`recommendations.${result}.ok`)}
        />
      )}
    </Form>
  );
}

interface Options {
  mayName: boolean;
  onResult(result: 'success' | 'error'): void;
}

function useRecommendForm({ mayName, onResult }: Options) {
  const api = useApi();
  const member = useMember();
  const { t } = useTexts();
  const lookUp = useLookUp('recommendations.form.lookup_failed');
  return useForm({
    schema: () =>
      import('@staylore/contract/discovery/recommendations').then((it) =>
        it.saveRecommendation.body.pick({ location: true, to_username: true }),
      ),
    values: { location: '', place: noPlace as PlaceValue, to_username: '' },
    check: ({ to_username }) =>
      mayName && to_username.trim() === ''
        ? { to_username: t('recommendations.form.username_required') }
        : {},
    send: async ({ location, to_username }, { place }) => {
      // Free text is kept as written: its meaning would be a guess.
      const address = place.id === null ? null : await lookUp(place, addressOf);
      if (typeof address === 'string') return { location: address };
      const at = place.lat === null ? {} : { lat: place.lat, long: place.lng ?? undefined };
      const body = {
        location,
        ...at,
        ...address,
        user_id: member?.id,
        username: member?.username,
        to_username: mayName ? to_username : undefined,
      };
      await api.call('POST /api/saveHotelRecommendations', { body });
      await invalidate('recommendations');
      onResult('success');
      return undefined;
    },
    failed: () => {
      onResult('error');
      return {};
    },
  });
}
