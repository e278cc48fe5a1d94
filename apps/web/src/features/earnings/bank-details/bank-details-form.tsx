import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../design/primitives/button/button.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';
import { BankFields } from './bank-fields.tsx';
import { type BankForm, emptyForm, formOf } from './form.ts';
import { HolderFields } from './holder-fields.tsx';

interface Props {
  /** The stored record, `null` before the first save. */
  stored: BankDetails | null;
  userId: number;
  /** Name that the form proposes for the account holder. */
  memberName: string;
}

/** Where payouts go: creates the record, or changes it. What was typed stays, whatever happens. */
export default function BankDetailsForm({ stored, userId, memberName }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t, language } = texts;
  const [record, setRecord] = useState(stored);
  const [done, setDone] = useState<'saved' | 'updated' | null>(null);
  const form = useForm<BankForm>({
    reValidateMode: 'onSubmit',
    defaultValues: record === null ? emptyForm(memberName) : formOf(record),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password, ...fields }) => {
    setDone(null);
    try {
      const saved =
        record === null
          ? await api.call('POST /api/bankdetails', { body: { ...fields, user_id: userId } })
          : await api.call('PUT /api/bankdetails/:id', {
              params: { id: record.id },
              body: password === '' ? fields : { ...fields, password },
            });
      setDone(record === null ? 'saved' : 'updated');
      setRecord(saved);
      form.reset(formOf(saved));
    } catch (error) {
      showRefusal(form, error, texts);
    }
  });
  return (
    <form onSubmit={submit} noValidate aria-labelledby="bank-details" className="max-w-text">
      <h2 id="bank-details" className="text-22">
        {t('bankDetails.title')}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('bankDetails.intro')}</p>
      {record === null || record.paused_until === null ? null : (
        <p className="mb-5 rounded-8 bg-sunken px-4 py-3 text-14">
          {t('bankDetails.paused', { time: formatDay(record.paused_until, language) })}
        </p>
      )}
      <BankFields form={form} isStored={record !== null} />
      <HolderFields form={form} isStored={record !== null} />
      {errors.root?.message === undefined ? null : (
        <p role="alert" className="mb-4 rounded-8 bg-bad-soft px-4 py-3 text-14 text-ink">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="large" className="max-sm:w-full" busy={isSubmitting}>
          {t(
            isSubmitting ? 'bankDetails.saving' : record === null ? 'bankDetails.save' : 'bankDetails.update',
          )}
        </Button>
        <p role="status" className="text-good max-sm:min-h-6">
          {done === null ? '' : t(`bankDetails.${done}`)}
        </p>
      </div>
    </form>
  );
}

/** Puts each sentence of the server at its field; what no field can mend stands above the button. */
function showRefusal(form: UseFormReturn<BankForm>, error: unknown, texts: Texts): void {
  const known = form.getValues();
  const refused = isProblem(error) ? Object.entries(error.errors).filter(([field]) => field in known) : [];
  for (const [field, sentence] of refused) {
    const message = field === 'password' ? problemText(error, texts) : sentence;
    form.setError(field as keyof BankForm, { message }, { shouldFocus: true });
  }
  if (refused.length > 0) return;
  const hasAnswer = isProblem(error) && error.status !== 0 && error.status < 500;
  form.setError('root', { message: hasAnswer ? problemText(error, texts) : texts.t('bankDetails.failed') });
}
