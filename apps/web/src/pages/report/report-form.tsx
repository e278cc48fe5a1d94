import type { AnswerOf } from '@staylore/contract/contract';
import { reportCategories } from '@staylore/contract/lifecycle/report-categories';
import { useId } from 'react';
import { Checkbox } from '../../design/primitives/checkbox/checkbox.tsx';
import { Select } from '../../design/primitives/select/select.tsx';
import { Textarea } from '../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { FormField } from '../../platform/forms/form-field.tsx';
import { type FormOf, useForm } from '../../platform/forms/use-form.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

export type Sent = AnswerOf<'POST /api/reports'>;

const empty = {
  url: '',
  caption_only: false,
  category: '',
  reason: '',
  name: '',
  email: '',
  good_faith: false,
};

/** Asks for what the law requires of a report. */
export function ReportForm({ about, onSent }: { about: string; onSent(sent: Sent): void }) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/reports').then((it) => it.sendReport.body),
    values: { ...empty, url: about },
    check: ({ category, good_faith }) => ({
      ...(category === '' && { category: t('reports.category_missing') }),
      ...(!good_faith && { good_faith: t('reports.good_faith_missing') }),
    }),
    send: async (body) => onSent(await api.call('POST /api/reports', { body })),
  });
  return (
    <Form form={form} aria-label={t('reports.title')}>
      <FormField
        form={form}
        name="url"
        label={t('reports.url')}
        hint={t('reports.url_hint')}
        inputMode="url"
        autoComplete="off"
      />
      {form.watch('url').includes('/posts/') ? (
        <div className="-mt-2 mb-5">
          <Checkbox label={t('reports.caption_only')} {...form.register('caption_only')} />
        </div>
      ) : null}
      <FormField form={form} name="category" label={t('reports.category')} as={Select}>
        <option value="">{t('reports.categories.choose')}</option>
        {reportCategories.map((category) => (
          <option key={category} value={category}>
            {t(`reports.categories.${category}`)}
          </option>
        ))}
      </FormField>
      <FormField
        form={form}
        name="reason"
        label={t('reports.reason')}
        hint={t('reports.reason_hint')}
        as={Textarea}
        rows={6}
      />
      <Reporter form={form} />
      <GoodFaith form={form} />
      <Submit form={form} className="max-sm:w-full">
        {t(form.isBusy ? 'reports.sending' : 'reports.submit')}
      </Submit>
    </Form>
  );
}

function GoodFaith({ form }: { form: FormOf<typeof empty> }) {
  const { t } = useTexts();
  const id = useId();
  const wrong = form.formState.errors.good_faith?.message;
  return (
    <div className="mb-5">
      <Checkbox
        label={t('reports.good_faith')}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={id}
        {...form.register('good_faith', { onChange: () => form.clearErrors('good_faith') })}
      />
      <p id={id} aria-live="polite" className="text-14 text-bad">
        {wrong}
      </p>
    </div>
  );
}

/** Name and address, unless an account has them. */
function Reporter({ form }: { form: FormOf<typeof empty> }) {
  const { t } = useTexts();
  const member = useMember();
  if (member !== null)
    return <p className="mb-5 text-14 text-ink-soft">{t('reports.as_member', { email: member.email })}</p>;
  return (
    <>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <FormField form={form} name="name" label={t('reports.name')} autoComplete="name" />
        <FormField form={form} name="email" label={t('reports.email')} type="email" autoComplete="email" />
      </div>
      <p className="-mt-2 mb-5 text-14 text-ink-soft">{t('reports.who_hint')}</p>
    </>
  );
}
