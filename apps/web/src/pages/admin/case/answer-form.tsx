import { useNavigate } from 'react-router';
import { Select } from '../../../design/primitives/select/select.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** The answer to an appeal, by another moderator than the one who decided. */
export function AnswerForm({ appeal, state }: { appeal: number; state: string }) {
  const api = useApi();
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/moderation').then((it) => it.answerAppeal.body),
    values: { outcome: 'upheld', answer: '' },
    send: async (body) => {
      await api.call('POST /api/moderation/appeals/:id/decision', { params: { id: appeal }, body });
      toast(t('moderation.answer.sent'));
      void navigate(`?state=${state}`, { replace: true });
    },
  });
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-22">{t('moderation.answer.title')}</h2>
      <Form form={form} aria-label={t('moderation.answer.title')}>
        <FormField form={form} name="outcome" label={t('moderation.decide')} as={Select}>
          {(['upheld', 'reversed'] as const).map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`moderation.answer.${outcome}`)}
            </option>
          ))}
        </FormField>
        <FormField form={form} name="answer" label={t('moderation.answer.text')} as={Textarea} rows={5} />
        <Submit form={form} size="normal">
          {t('moderation.answer.title')}
        </Submit>
      </Form>
    </section>
  );
}
