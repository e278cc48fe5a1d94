import type { CaseContext } from '@staylore/contract/lifecycle/moderation';
import {
  deedOf,
  type ModerationAction,
  moderationDays,
  moderationLabels,
} from '@staylore/contract/lifecycle/moderation-choices';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Select } from '../../../design/primitives/select/select.tsx';
import { Textarea } from '../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { Form, Submit } from '../../../platform/forms/form.tsx';
import { FormField } from '../../../platform/forms/form-field.tsx';
import { type FormOf, useForm } from '../../../platform/forms/use-form.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  matter: CaseContext;
  state: string;
  action: ModerationAction;
  onCancel(): void;
}

interface Values {
  action: ModerationAction;
  ground: string;
  clause: string;
  facts: string;
  label: string;
  days: string;
}

/** The reasons of a decision, as the law requires them. Ctrl and Enter send it, Esc leaves it. */
export function DecisionForm({ matter, state, action, onCancel }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const navigate = useNavigate();
  const here = useRef<HTMLDivElement>(null);
  const deed = deedOf({ action, subject: matter.subject });
  const label = action === 'label' ? 'advertising' : '';
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/moderation').then((it) => it.decideCase.body),
    values: { action, ground: 'terms', clause: '', facts: '', label, days: '' } as Values,
    send: async (body) => {
      await api.call('POST /api/moderation/cases/:id/decision', { params: { id: matter.id }, body });
      toast(t('moderation.form.sent'));
      void navigate(`?state=${state}`, { replace: true });
    },
  });
  useEffect(() => here.current?.querySelector<HTMLElement>('select, textarea, button')?.focus(), []);
  return (
    <div ref={here} className="mt-4">
      <p className="mb-4 max-w-text text-ink-soft">{t(`moderation.explained.${deed}`)}</p>
      <Form
        form={form}
        aria-label={t('moderation.decide')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit();
        }}
      >
        {action === 'nothing' ? null : <Reasons form={form} action={action} />}
        <div className="flex flex-wrap gap-3">
          <Submit form={form} size="normal">
            {t('moderation.form.submit', { action: t(`moderation.actions.${action}`) })}
          </Submit>
          <Button kind="secondary" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Reasons({ form, action }: { form: FormOf<Values>; action: ModerationAction }) {
  const { t } = useTexts();
  return (
    <>
      {action === 'label' ? (
        <FormField form={form} name="label" label={t('moderation.form.label')} as={Select}>
          {moderationLabels.map((label) => (
            <option key={label} value={label}>
              {t(`moderation.labels.${label}`)}
            </option>
          ))}
        </FormField>
      ) : null}
      <div className="grid gap-x-6 sm:grid-cols-2">
        <FormField form={form} name="ground" label={t('moderation.form.ground')} as={Select}>
          {(['terms', 'law'] as const).map((ground) => (
            <option key={ground} value={ground}>
              {t(`moderation.grounds.${ground}`)}
            </option>
          ))}
        </FormField>
        <FormField form={form} name="days" label={t('moderation.form.days')} as={Select}>
          <option value="">{t('moderation.form.open_end')}</option>
          {moderationDays.map((days) => (
            <option key={days} value={days}>
              {t('moderation.form.days_value', { days })}
            </option>
          ))}
        </FormField>
      </div>
      <FormField form={form} name="clause" label={t('moderation.form.clause')} />
      <FormField form={form} name="facts" label={t('moderation.form.facts')} as={Textarea} rows={5} />
    </>
  );
}
