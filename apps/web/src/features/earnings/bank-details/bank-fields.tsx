import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { clearingFault, ibanFault } from './account-check.ts';
import type { BankForm } from './form.ts';

interface Props {
  form: UseFormReturn<BankForm>;
  isStored: boolean;
}

/** Bank and account, each with its message at its place. */
export function BankFields({ form, isStored }: Props) {
  const { t } = useTexts();
  const { register } = form;
  const { errors } = form.formState;
  const inputs = { spellCheck: false, autoComplete: 'off' } as const;
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label={t('bankDetails.name')} hint={t('bankDetails.name_hint')} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...inputs}
              {...register('name', { required: t('bankDetails.name_required') })}
            />
          )}
        </Field>
        <Field label={t('bankDetails.address')} error={errors.adresse?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...inputs}
              {...register('adresse', { required: t('bankDetails.address_required') })}
            />
          )}
        </Field>
      </div>
      <Field
        label={t('bankDetails.iban')}
        hint={isStored ? t('bankDetails.masked') : undefined}
        error={errors.iban?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...inputs}
            autoCapitalize="characters"
            {...register('iban', {
              required: t('bankDetails.iban_required'),
              validate: (value) => fault(ibanFault(value), t),
            })}
          />
        )}
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          label={t('bankDetails.account_number')}
          hint={isStored ? t('bankDetails.masked') : undefined}
          error={errors.acc_number?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputs}
              {...register('acc_number', { required: t('bankDetails.account_required') })}
            />
          )}
        </Field>
        <Field
          label={t('bankDetails.clearing_number')}
          hint={t('bankDetails.clearing_hint')}
          error={errors.clearing_number?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputs}
              inputMode="numeric"
              {...register('clearing_number', {
                required: t('bankDetails.clearing_required'),
                validate: (value, all) => fault(clearingFault(value, all.iban), t),
              })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function fault(key: ReturnType<typeof ibanFault>, t: ReturnType<typeof useTexts>['t']): string | true {
  return key === null ? true : t(key);
}
