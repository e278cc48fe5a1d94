import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { readSearch } from '../../features/imports/photo-network/read-handle.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Asks for a handle and leads to its scan; works as a plain form before scripts run. */
export function HandleForm() {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('handle') ?? '').trim();
    const read = readSearch({ handle: typed, location: '' });
    if (typed === '') return setError(t('importHub.scan.required'));
    if (read.kind === 'spaces') return setError(t('homePage.search.spaces'));
    if (read.kind !== 'handle') return setError(t('importHub.scan.not_handle'));
    navigate(`/${language}?${new URLSearchParams({ handle: read.handle })}`);
  };

  return (
    <form onSubmit={submit} noValidate action={`/${language}`} className="max-w-form">
      <Field label={t('homePage.search.handle')} error={error} hint={t('importHub.scan.hint')}>
        {(control) => (
          <TextInput
            {...control}
            name="handle"
            placeholder={t('homePage.search.handle_placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" early size="large" className="mt-2 max-sm:w-full">
        {t('importHub.scan.submit')}
      </Button>
    </form>
  );
}
