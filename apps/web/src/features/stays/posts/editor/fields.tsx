import { longestCaption } from '@staylore/contract/lengths';
import type { ComponentProps } from 'react';
import { Select } from '../../../../design/primitives/select/select.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { CurrencyOptions } from '../../../../platform/forms/currency-options.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { PostForm, PostValues } from './post-form.ts';

export function CaptionField({ form }: { form: PostForm }) {
  const { t } = useTexts();
  const count = [...form.watch('caption')].length;
  return (
    <FormField
      form={form}
      name="caption"
      as={Textarea}
      label={t('postForm.caption')}
      hint={t('postForm.caption_count', { count, most: longestCaption })}
      rows={6}
      placeholder={t('postForm.caption_placeholder')}
    />
  );
}

/** What it cost, in which currency and for what. */
export function PriceFields({ form }: { form: PostForm }) {
  const { t } = useTexts();
  const stored = form.formState.defaultValues?.currency ?? 'EUR';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_7rem_12rem]">
      <FormField
        form={form}
        name="price"
        label={t('postForm.price.label')}
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField<PostValues, ComponentProps<typeof Select>>
        form={form}
        name="currency"
        label={t('postForm.price.currency')}
        as={Select}
      >
        <CurrencyOptions stored={stored} />
      </FormField>
      <div className="col-span-2 sm:col-span-1">
        <FormField<PostValues, ComponentProps<typeof Select>>
          form={form}
          name="per"
          label={t('postForm.price.per')}
          as={Select}
        >
          {(['night', 'person', 'stay', 'week'] as const).map((per) => (
            <option key={per} value={per}>
              {t(`posts.per.${per}`)}
            </option>
          ))}
          <option value="">{t('postForm.price.per_none')}</option>
        </FormField>
      </div>
    </div>
  );
}

export function HotelFields({ form }: { form: PostForm }) {
  const { t } = useTexts();
  return (
    <>
      <FormField
        form={form}
        name="hotel_name"
        label={t('postForm.hotel_name')}
        hint={t('postForm.hotel_name_hint')}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="hotel_url"
        label={t('postForm.hotel_url')}
        hint={t('postForm.hotel_url_hint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
      />
    </>
  );
}
