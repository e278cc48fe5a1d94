import type { TaxProfile } from '@staylore/contract/earnings/tax-profile';
import { useState } from 'react';
import { Card } from '../../../design/primitives/card/card.tsx';
import { Select } from '../../../design/primitives/select/select.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { type FormOf, useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { CountryOptions } from './country-options.tsx';

interface TaxForm {
  country: string;
  standing: TaxProfile['standing'];
  vat_id: string;
}

const formOf = (profile: TaxProfile | null): TaxForm => ({
  country: profile?.country ?? '',
  standing: profile?.standing ?? 'private',
  vat_id: profile?.vat_id ?? '',
});

/** How a creator is taxed: asked once there is an account to pay to, for their credit notes. */
export function TaxSection({ stored }: { stored: TaxProfile | null }) {
  const { t } = useTexts();
  const api = useApi();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: () => import('@staylore/contract/earnings/tax-profile').then((it) => it.storeTaxProfile.body),
    values: formOf(stored),
    send: async (body) => {
      setSaved(false);
      const { profile } = await api.call('PUT /api/me/tax-profile', { body });
      form.reset(formOf(profile));
      setSaved(true);
    },
  });
  return (
    <Card className="p-4 md:p-6">
      <details open={stored === null}>
        <summary className="fold">{t('bankDetails.tax.title')}</summary>
        <Form form={form} aria-label={t('bankDetails.tax.title')} className="max-w-text pt-4">
          <p className="mb-5 text-ink-soft">{t('bankDetails.tax.intro')}</p>
          <TaxFields form={form} />
          <div className="flex flex-wrap items-center gap-x-5">
            <Submit form={form} className="max-sm:w-full">
              {t('bankDetails.tax.save')}
            </Submit>
            <p role="status" className="text-good max-sm:mt-3 max-sm:min-h-6">
              {isSaved ? t('bankDetails.tax.saved') : ''}
            </p>
          </div>
        </Form>
      </details>
    </Card>
  );
}

function TaxFields({ form }: { form: FormOf<TaxForm> }) {
  const { t } = useTexts();
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormField form={form} name="country" label={t('bankDetails.tax.country')} as={Select}>
          <CountryOptions />
        </FormField>
        <FormField form={form} name="standing" label={t('bankDetails.tax.standing')} as={Select}>
          <option value="private">{t('bankDetails.tax.private')}</option>
          <option value="small_business">{t('bankDetails.tax.small_business')}</option>
          <option value="business">{t('bankDetails.tax.business')}</option>
        </FormField>
      </div>
      {form.watch('standing') === 'business' ? (
        <FormField
          form={form}
          name="vat_id"
          label={t('bankDetails.tax.vat_id')}
          hint={t('bankDetails.tax.vat_id_hint')}
          missing={t('bankDetails.tax.vat_id_required')}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
        />
      ) : null}
    </>
  );
}
