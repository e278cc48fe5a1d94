import { Select } from '../../../design/primitives/select/select.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import type { FormOf } from '../../../platform/forms/use-form.ts';
import { countryName } from '../../../platform/texts/country-name.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { accountCountries } from './account-check.ts';
import type { BankForm } from './form.ts';

/** Who the account belongs to and where they live. */
export function HolderFields({ form }: { form: FormOf<BankForm> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const countries = accountCountries
    .map((code) => ({ code, name: countryName(code, texts) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <>
      <FormField
        form={form}
        name="holder_name"
        label={t('bankDetails.holder_name')}
        hint={t('bankDetails.holder_hint')}
        autoComplete="name"
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="holder_town"
          label={t('bankDetails.holder_town')}
          autoComplete="address-level2"
        />
        <FormField
          form={form}
          name="holder_country"
          label={t('bankDetails.holder_country')}
          hint={t('bankDetails.country_hint')}
          as={Select}
          autoComplete="country"
        >
          <option value="">{t('bankDetails.choose_country')}</option>
          {countries.map(({ code, name }) => (
            // Browsers differ in names of countries; the one that the server wrote may stay.
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </FormField>
      </div>
    </>
  );
}
