import { FormField } from '../../../platform/forms/form-field.tsx';
import type { FormOf } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { BankForm } from './form.ts';

interface Props {
  form: FormOf<BankForm>;
  isStored: boolean;
}

/** Bank and account, each with its message at its place. */
export function BankFields({ form, isStored }: Props) {
  const { t } = useTexts();
  const inputs = { form, spellCheck: false, autoComplete: 'off' } as const;
  const masked = isStored ? t('bankDetails.masked') : undefined;
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField
          {...inputs}
          name="name"
          label={t('bankDetails.name')}
          hint={t('bankDetails.name_hint')}
          missing={t('bankDetails.name_required')}
        />
        <FormField
          {...inputs}
          name="adresse"
          label={t('bankDetails.address')}
          missing={t('bankDetails.address_required')}
        />
      </div>
      <FormField
        {...inputs}
        name="iban"
        label={t('bankDetails.iban')}
        hint={masked ?? t('bankDetails.iban_hint')}
        missing={t('bankDetails.iban_required')}
        autoCapitalize="characters"
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField
          {...inputs}
          name="acc_number"
          label={t('bankDetails.account_number')}
          hint={masked ?? t('bankDetails.account_hint')}
          missing={t('bankDetails.account_required')}
        />
        <FormField
          {...inputs}
          name="clearing_number"
          label={t('bankDetails.clearing_number')}
          hint={t('bankDetails.clearing_hint')}
          missing={t('bankDetails.clearing_required')}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
