import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../design/primitives/field/field.tsx';
import { Select } from '../../../design/primitives/select/select.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { countryName } from '../../../platform/texts/country-name.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { accountCountries } from './account-check.ts';
import type { BankForm } from './form.ts';

interface Props {
  form: UseFormReturn<BankForm>;
  isStored: boolean;
}

/** Who the account belongs to and where they live, and for a change the password. */
export function HolderFields({ form, isStored }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const { register } = form;
  const { errors } = form.formState;
  const countries = accountCountries
    .map((code) => ({ code, name: countryName(code, texts) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <>
      <Field
        label={t('bankDetails.holder_name')}
        hint={t('bankDetails.holder_hint')}
        error={errors.holder_name?.message}
      >
        {(control) => <TextInput {...control} {...register('holder_name')} autoComplete="name" />}
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label={t('bankDetails.holder_town')} error={errors.holder_town?.message}>
          {(control) => <TextInput {...control} {...register('holder_town')} autoComplete="address-level2" />}
        </Field>
        <Field
          label={t('bankDetails.holder_country')}
          hint={t('bankDetails.country_hint')}
          error={errors.holder_country?.message}
        >
          {(control) => (
            <Select {...control} {...register('holder_country')} autoComplete="country">
              <option value="">{t('bankDetails.choose_country')}</option>
              {countries.map(({ code, name }) => (
                // Browsers differ in names of countries; the one that the server wrote may stay.
                <option key={code} value={code} suppressHydrationWarning>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isStored ? (
        <Field
          label={t('bankDetails.password')}
          hint={t('bankDetails.password_hint')}
          error={errors.password?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('password')}
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
