import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import { useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { accountFaults } from './account-check.ts';
import { BankFields } from './bank-fields.tsx';
import { emptyForm, formOf } from './form.ts';
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
  const { t, language } = useTexts();
  const { form, record, done } = useBankForm({ stored, userId, memberName });
  return (
    <Form form={form} aria-labelledby="bank-details" className="max-w-text">
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
      <HolderFields form={form} />
      <div className="flex flex-wrap items-center gap-x-5">
        <Submit form={form} className="max-sm:w-full">
          {t(form.isBusy ? 'actions.saving' : record === null ? 'actions.save' : 'bankDetails.update')}
        </Submit>
        <p role="status" className="text-good max-sm:mt-3 max-sm:min-h-6">
          {done === null ? '' : t(`bankDetails.${done}`)}
        </p>
      </div>
    </Form>
  );
}

function useBankForm({ stored, userId, memberName }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const [record, setRecord] = useState(stored);
  const [done, setDone] = useState<'saved' | 'updated' | null>(null);
  const form = useForm({
    schema: () => import('@staylore/contract/earnings/bank-details').then((it) => it.updateBankDetails.body),
    values: record === null ? emptyForm(memberName) : formOf(record),
    check: accountFaults,
    failed: (reason, error) => {
      const isAnswered = isProblem(error) && error.status !== 0 && error.status < 500;
      return isAnswered ? reason : t('bankDetails.failed');
    },
    send: async (fields) => {
      setDone(null);
      const saved =
        record === null
          ? await api.call('POST /api/bankdetails', { body: { ...fields, user_id: userId } })
          : await api.call('PUT /api/bankdetails/:id', {
              params: { id: record.id },
              body: fields,
            });
      setDone(record === null ? 'saved' : 'updated');
      setRecord(saved);
      form.reset(formOf(saved));
    },
  });
  return { form, record, done };
}
