import type { Place } from '@staylore/contract/stays/places';
import { AtSign } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AlertDialog } from '../../design/primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import {
  type NewRecommendation,
  saveRecommendation,
} from '../../features/discovery/recommendations/api/save-recommendation.ts';
import { lookUpPlace } from '../../features/stays/places/api/find-places.ts';
import { noPlace, type PlaceValue } from '../../features/stays/places/model/place-value.ts';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { outdate } from '../../platform/lists/outdate.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Permission to recommend in the name of the house to a named member. */
const onBehalf = 'recommend_on_behalf';

interface FieldErrors {
  location?: string;
  username?: string;
}

/** Address parts as the call takes them; what the map service does not tell is left out. */
function addressOf(place: Place | null): Partial<NewRecommendation> {
  if (place === null) return {};
  const { route, street_number, postal_code, locality, administrative_area_level_1, country } = place.address;
  const street = [route, street_number].filter((part) => part !== null).join(' ');
  const parts = { street, zip: postal_code, city: locality, state: administrative_area_level_1, country };
  const told = Object.entries(parts).filter(([, value]) => value !== null && value !== '');
  return { ...Object.fromEntries(told), lat: place.lat, long: place.lng };
}

/** The form behind the button Hotel; it closes by itself once the hotel is saved and that was read. */
export default function RecommendHotel({ onSaved }: { onSaved(): void }) {
  const { t } = useTexts();
  const member = useMember();
  const mayName = member?.permissions.includes(onBehalf) === true;
  const [place, setPlace] = useState<PlaceValue>(noPlace);
  const [username, setUsername] = useState('');
  const { errors, setErrors, result, setResult, busy, save } = useSave({ place, username, mayName });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate className="rounded-card md:mb-4 border border-line bg-surface p-4">
      <h2 className="mb-3 text-18">{t('recommendations.form.title')}</h2>
      <Field label={t('recommendations.form.location')} error={errors.location}>
        {(control) => (
          <PlaceField
            {...control}
            value={place}
            onChange={(value) => {
              setPlace(value);
              setErrors({ ...errors, location: '' });
            }}
            placeholder={t('recommendations.form.location_placeholder')}
          />
        )}
      </Field>
      {mayName ? (
        <Field label={t('recommendations.form.username')} error={errors.username}>
          {(control) => (
            <TextInput
              {...control}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
              placeholder={t('recommendations.form.username_placeholder')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              lead={<AtSign aria-hidden="true" />}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" busy={busy} className="w-full">
        {t('recommendations.form.save')}
      </Button>
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
    </form>
  );
}

function useSave(form: { place: PlaceValue; username: string; mayName: boolean }) {
  const api = useApi();
  const member = useMember();
  const { t, language } = useTexts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [result, setResult] = useState<'success' | 'error' | null>(null);
  const [busy, setBusy] = useState(false);

  const check = (): FieldErrors => {
    const wrong: FieldErrors = {};
    if (form.place.text.trim() === '') wrong.location = t('recommendations.form.location_required');
    if (form.mayName && form.username.trim() === '')
      wrong.username = t('recommendations.form.username_required');
    return wrong;
  };

  const send = async () => {
    const session = crypto.randomUUID();
    // Free text is kept as written: what it may mean is a guess. Where the map service is silent the text alone serves.
    const chosen = form.place.id !== null;
    const found = chosen ? await lookUpPlace(api, form.place, { language, session }).catch(() => null) : null;
    const at = form.place.lat === null ? {} : { lat: form.place.lat, long: form.place.lng ?? undefined };
    await saveRecommendation(api, {
      location: form.place.text,
      ...at,
      ...addressOf(found?.storable === true ? found : null),
      user_id: member?.id,
      username: member?.username,
      to_username: form.mayName ? form.username.trim().replace(/^@/, '') : undefined,
    });
    await outdate('recommendations');
  };

  const save = async () => {
    const wrong = check();
    setErrors(wrong);
    if (busy || Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await send();
      setResult('success');
    } catch (error) {
      const told = isProblem(error) ? error.errors : {};
      const { location, to_username: named } = told;
      if (location === undefined && named === undefined) setResult('error');
      else setErrors({ ...(location && { location }), ...(named && { username: named }) });
    } finally {
      setBusy(false);
    }
  };
  return { errors, setErrors, result, setResult, busy, save };
}
