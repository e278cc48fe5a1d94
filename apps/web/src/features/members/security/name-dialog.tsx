import { Dialog } from '../../../design/primitives/dialog/dialog.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Factor } from './use-factors.ts';

interface Props {
  factor: Factor;
  onNamed(factor: Factor): void;
  onClose(): void;
}

/** Gives a second factor another name. */
export function NameDialog({ factor, onNamed, onClose }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/members/security').then((it) => it.renameFactor.body),
    values: { name: factor.name },
    failed: (reason) => t('actions.failed', { reason }),
    send: async (body) => {
      const params = { id: factor.id };
      const answer = await api.call('PUT /api/me/security/factors/:id', { params, body });
      onNamed(answer.factor);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t('security.rename.title')} closeLabel={t('actions.close')}>
      <Form form={form} className="px-6 pt-4 pb-6">
        <FormField
          form={form}
          name="name"
          label={t('security.rename.label')}
          missing={t('security.rename.required')}
          autoComplete="off"
        />
        <Submit form={form} className="w-full">
          {t('actions.save')}
        </Submit>
      </Form>
    </Dialog>
  );
}
