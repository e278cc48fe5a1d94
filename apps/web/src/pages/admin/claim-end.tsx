import type { ClaimEnd as End } from '@staylore/contract/lifecycle/operations';
import { useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { Select } from '../../design/primitives/select/select.tsx';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../platform/api/api.tsx';
import { Form, Submit } from '../../platform/forms/form.tsx';
import { FormField } from '../../platform/forms/form-field.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  handle: string;
  onEnded(): void;
}

/** Ends the proven claim of a handle, for a reason that its member is told. */
export function ClaimEnd({ handle, onEnded }: Props) {
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  if (isOpen) return <EndForm handle={handle} onEnded={onEnded} />;
  return (
    <Button kind="secondary" size="small" className="mt-2 block" onClick={() => open(true)}>
      {t('operations.claims.end')}
    </Button>
  );
}

const ends = ['changed_hands', 'not_theirs'] as const satisfies readonly End[];

function EndForm({ handle, onEnded }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/operations').then((it) => it.endClaim.body),
    values: { why: 'changed_hands' },
    send: async (body) => {
      await api.call('POST /api/operations/claims/:handle/end', { params: { handle }, body });
      toast(t('operations.claims.ended', { handle }));
      onEnded();
    },
  });
  return (
    <Form form={form} aria-label={t('operations.claims.end')} className="mt-3 max-w-text">
      <FormField form={form} name="why" label={t('operations.claims.why')} as={Select}>
        {ends.map((why) => (
          <option key={why} value={why}>
            {t(`operations.claims.ends.${why}`)}
          </option>
        ))}
      </FormField>
      <Submit form={form} size="normal">
        {t('operations.claims.send')}
      </Submit>
    </Form>
  );
}
