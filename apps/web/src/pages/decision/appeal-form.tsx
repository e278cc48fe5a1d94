import type { Statement } from '@staylore/contract/lifecycle/statements';
import { Textarea } from '../../design/primitives/textarea/textarea.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { FormField } from '../../platform/forms/form-field.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Asks why the decision is wrong, and sends it to another moderator. */
export function AppealForm({ token, onSent }: { token: string; onSent(statement: Statement): void }) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/statements').then((it) => it.sendAppeal.body),
    values: { text: '' },
    send: async (body) =>
      onSent(await api.call('POST /api/statements/:token/appeal', { params: { token }, body })),
  });
  return (
    <Form form={form} aria-label={t('moderation.appeal.title')}>
      <FormField form={form} name="text" label={t('moderation.appeal.text')} as={Textarea} rows={6} />
      <Submit form={form}>{t('moderation.appeal.submit')}</Submit>
    </Form>
  );
}
