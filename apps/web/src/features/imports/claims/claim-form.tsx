import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { HandleInput } from '../../../platform/forms/handle-input.tsx';
import { UnsavedGuard } from '../../../platform/forms/unsaved-guard.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Claim } from './claim-type.ts';

interface Props {
  /** Initial value of the field. */
  handle: string;
  onStarted(claim: Claim): void;
}

export function ClaimForm({ handle, onStarted }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/imports/claims').then((it) => it.createClaim.body),
    values: { handle },
    failed: (reason) => ({ handle: reason }),
    send: async (body) => {
      const { claim } = await api.call('POST /api/claims', { body });
      form.reset({ handle: '' });
      onStarted(claim);
    },
  });
  return (
    <Form form={form} className="max-w-form">
      <FormField
        form={form}
        name="handle"
        label={t('claims.handle')}
        missing={t('claims.handle_required')}
        as={HandleInput}
      />
      <Submit form={form} size="normal" className="max-sm:w-full">
        {t('claims.start')}
      </Submit>
      <UnsavedGuard form={form} />
    </Form>
  );
}
