import { Select } from '../../../design/primitives/select/select.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import type { FormOf } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { CountryOptions } from './country-options.tsx';
import type { BankForm } from './form.ts';

/** Who the account belongs to and where they live. */
export function HolderFields({ form }: { form: FormOf<BankForm> }) {
  const { t } = useTexts();
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
          <CountryOptions />
        </FormField>
      </div>
    </>
  );
}
