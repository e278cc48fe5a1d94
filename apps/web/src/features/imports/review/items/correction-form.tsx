import type { ImportItem } from '@staylore/contract/imports/review-items';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { Decision } from './use-review.ts';

interface Props {
  item: ImportItem;
  onSave(decision: Decision & { decision: 'accept' }): void;
  onClose(): void;
}

/** Hotel, place and price of a stay as the member knows them; saving accepts it. */
export function CorrectionForm({ item, onSave, onClose }: Props) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<{ hotel?: string; price?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const typed = read('price');
    const amount = Number(typed.replace(',', '.'));
    const wrong = {
      ...(read('hotel') === '' ? { hotel: t('imports.review.hotel_needed') } : {}),
      ...(typed !== '' && !(amount >= 0 && amount <= 10_000_000)
        ? { price: t('imports.review.price_wrong') }
        : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const currency = /^[A-Z]{3}$/.exec(read('currency').toUpperCase())?.[0] ?? 'EUR';
    onSave({
      decision: 'accept',
      hotel_name: read('hotel'),
      city: read('city'),
      country: read('country').toUpperCase(),
      price: typed === '' ? null : { amount, currency, per: item.price?.per ?? null },
    });
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
      noValidate
      className="grid grid-cols-2 gap-x-4"
    >
      <div className="col-span-2">
        <Field label={t('imports.review.hotel')} error={errors.hotel}>
          {(control) => (
            <TextInput
              {...control}
              name="hotel"
              defaultValue={item.hotel_name ?? ''}
              maxLength={200}
              autoFocus
            />
          )}
        </Field>
      </div>
      <Field label={t('imports.review.city')}>
        {(control) => <TextInput {...control} name="city" defaultValue={item.city ?? ''} maxLength={120} />}
      </Field>
      <Field label={t('imports.review.country')}>
        {(control) => (
          <TextInput {...control} name="country" defaultValue={item.country ?? ''} maxLength={2} />
        )}
      </Field>
      <Field label={t('imports.review.price')} error={errors.price}>
        {(control) => (
          <TextInput {...control} name="price" inputMode="decimal" defaultValue={item.price?.amount ?? ''} />
        )}
      </Field>
      <Field label={t('imports.review.currency')}>
        {(control) => (
          <TextInput
            {...control}
            name="currency"
            defaultValue={item.price?.currency ?? 'EUR'}
            maxLength={3}
          />
        )}
      </Field>
      <div className="col-span-2 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:flex-1">
          {t('imports.review.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('imports.review.close')}
        </Button>
      </div>
    </form>
  );
}
