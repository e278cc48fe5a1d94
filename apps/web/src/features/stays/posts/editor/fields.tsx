import { longestCaption } from '@staylore/contract/lengths';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { Select } from '../../../../design/primitives/select/select.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { currencies } from './currencies.ts';
import type { Draft } from './draft.ts';
import type { DraftErrors } from './submission.ts';

export interface EditorProps {
  draft: Draft;
  errors: DraftErrors;
  onChange(patch: Partial<Draft>): void;
}

/** What the author tells, with the count of characters. */
export function CaptionField({ draft, errors, onChange }: EditorProps) {
  const { t } = useTexts();
  const count = [...draft.caption].length;
  return (
    <Field
      label={t('postForm.caption')}
      hint={t('postForm.caption_count', { count, most: longestCaption })}
      error={errors.caption}
    >
      {(control) => (
        <Textarea
          {...control}
          name="caption"
          rows={6}
          placeholder={t('postForm.caption_placeholder')}
          value={draft.caption}
          onChange={(event) => onChange({ caption: event.target.value })}
        />
      )}
    </Field>
  );
}

/** What it cost, in which currency and for what. */
export function PriceFields({ draft, errors, onChange }: EditorProps) {
  const { t } = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-3 sm:grid-cols-[minmax(0,1fr)_7rem_12rem]">
      <Field label={t('postForm.price.label')} error={errors.price}>
        {(control) => (
          <TextInput
            {...control}
            name="hotel_price"
            inputMode="decimal"
            autoComplete="off"
            value={draft.price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('postForm.price.currency')}>
        {(control) => (
          <Select
            {...control}
            value={draft.currency}
            onChange={(event) => onChange({ currency: event.target.value })}
          >
            {[...new Set([draft.currency, ...currencies])].sort().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-2 sm:col-span-1">
        <Field label={t('postForm.price.per')}>
          {(control) => (
            <Select
              {...control}
              value={draft.per}
              onChange={(event) => onChange({ per: event.target.value as Draft['per'] })}
            >
              {(['night', 'person', 'stay', 'week'] as const).map((per) => (
                <option key={per} value={per}>
                  {t(`posts.per.${per}`)}
                </option>
              ))}
              <option value="">{t('postForm.price.per_none')}</option>
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}

/** Where readers find the hotel, and what it is called. */
export function HotelFields({ draft, errors, onChange }: EditorProps) {
  const { t } = useTexts();
  return (
    <>
      <Field label={t('postForm.hotel_name')} hint={t('postForm.hotel_name_hint')} error={errors.hotel_name}>
        {(control) => (
          <TextInput
            {...control}
            name="hotel_name"
            autoComplete="off"
            value={draft.hotel_name}
            onChange={(event) => onChange({ hotel_name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('postForm.hotel_url')} hint={t('postForm.hotel_url_hint')} error={errors.hotel_url}>
        {(control) => (
          <TextInput
            {...control}
            name="hotel_url"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={draft.hotel_url}
            onChange={(event) => onChange({ hotel_url: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
