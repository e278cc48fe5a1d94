import type { ImportItem } from '@staylore/contract/imports/review-items';
import { parsePrice } from '@staylore/money/typed-price';
import type { ComponentProps } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Select } from '../../../../design/primitives/select/select.tsx';
import { CountryInput } from '../../../../platform/forms/country-input.tsx';
import { CurrencyOptions } from '../../../../platform/forms/currency-options.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { CustomField, FormField } from '../../../../platform/forms/form-field.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { Decision } from './use-review.ts';

interface Props {
  item: ImportItem;
  onSave(decision: Decision & { decision: 'accept' }): void;
  onClose(): void;
}

/** Limits of what is typed; the price is typed as text and assembled when it is sent. */
const limits = () =>
  import('@staylore/contract/imports/review').then((it) =>
    it.decideImportItem.body.pick({ hotel_name: true, city: true, country: true }).required(),
  );

const valuesOf = (item: ImportItem) => ({
  hotel_name: item.hotel_name ?? '',
  city: item.city ?? '',
  country: item.country ?? '',
  price: String(item.price?.amount ?? ''),
  currency: item.price?.currency ?? 'EUR',
});

/** Hotel, place and price of a stay as the member knows them; saving accepts it. */
export function CorrectionForm({ item, onSave, onClose }: Props) {
  const { t } = useTexts();
  const values = valuesOf(item);
  const form = useForm({
    schema: limits,
    values,
    check: ({ hotel_name, price }) => ({
      ...(hotel_name.trim() === '' && { hotel_name: t('imports.review.hotel_needed') }),
      ...(!isPrice(price) && { price: t('imports.review.price_wrong') }),
    }),
    send: async (fields, { price, currency }) => {
      const amount = parsePrice(price) ?? null;
      onSave({
        decision: 'accept',
        ...fields,
        price: amount === null ? null : { amount, currency, per: item.price?.per ?? null },
      });
    },
  });
  return (
    <Form
      form={form}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
      className="grid grid-cols-2 gap-x-4"
    >
      <div className="col-span-2">
        <FormField form={form} name="hotel_name" label={t('imports.review.hotel')} autoFocus />
      </div>
      <FormField form={form} name="city" label={t('imports.review.city')} />
      <CustomField form={form} name="country" label={t('imports.review.country')}>
        {(control, { value, onChange }) => (
          <CountryInput control={control} value={value} onChange={onChange} />
        )}
      </CustomField>
      <FormField form={form} name="price" label={t('imports.review.price')} inputMode="decimal" />
      <FormField<ReturnType<typeof valuesOf>, ComponentProps<typeof Select>>
        form={form}
        name="currency"
        label={t('imports.review.currency')}
        as={Select}
      >
        <CurrencyOptions stored={values.currency} />
      </FormField>
      <div className="col-span-2 flex flex-wrap gap-3">
        <Submit form={form} size="normal" className="max-sm:flex-1">
          {t('imports.review.save')}
        </Submit>
        <Button kind="quiet" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function isPrice(typed: string): boolean {
  const amount = parsePrice(typed);
  return amount === undefined || (amount !== null && amount <= 10_000_000);
}
