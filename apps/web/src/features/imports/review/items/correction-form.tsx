import type { ImportItem } from '@staylore/contract/imports/review-items';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
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

/** Hotel, place and price of a stay as the member knows them; saving accepts it. */
export function CorrectionForm({ item, onSave, onClose }: Props) {
  const { t } = useTexts();
  const form = useForm({
    schema: limits,
    values: {
      hotel_name: item.hotel_name ?? '',
      city: item.city ?? '',
      country: item.country ?? '',
      price: String(item.price?.amount ?? ''),
      currency: item.price?.currency ?? 'EUR',
    },
    check: ({ hotel_name, price }) => ({
      ...(hotel_name.trim() === '' && { hotel_name: t('imports.review.hotel_needed') }),
      ...(!isPrice(price) && { price: t('imports.review.price_wrong') }),
    }),
    send: async ({ country, ...fields }, typed) => {
      const amount = amountOf(typed.price);
      const currency = /^[A-Z]{3}$/.exec(typed.currency.trim().toUpperCase())?.[0] ?? 'EUR';
      onSave({
        decision: 'accept',
        ...fields,
        country: country.toUpperCase(),
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
      <FormField form={form} name="country" label={t('imports.review.country')} maxLength={2} />
      <FormField form={form} name="price" label={t('imports.review.price')} inputMode="decimal" />
      <FormField form={form} name="currency" label={t('imports.review.currency')} maxLength={3} />
      <div className="col-span-2 flex flex-wrap gap-3">
        <Submit form={form} size="normal" className="max-sm:flex-1">
          {t('imports.review.save')}
        </Submit>
        <Button kind="quiet" onClick={onClose}>
          {t('imports.review.close')}
        </Button>
      </div>
    </Form>
  );
}

/** A typed price, with a comma or a point; null if none was typed. */
const amountOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

function isPrice(typed: string): boolean {
  const amount = amountOf(typed);
  return amount === null || (amount >= 0 && amount <= 10_000_000);
}
