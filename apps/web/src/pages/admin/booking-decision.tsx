import type { WatchedBooking } from '@staylore/contract/lifecycle/operations';
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
  booking: WatchedBooking;
  onDecided(): void;
}

const acts = ['release', 'hold', 'reject'] as const;

/** Holds, rejects or releases a booking, with the reason that its creator reads. */
export function BookingDecision({ booking, onDecided }: Props) {
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  if (!isOpen)
    return (
      <Button kind="secondary" className="mt-3" onClick={() => open(true)}>
        {t('operations.bookings.decide')}
      </Button>
    );
  return <DecisionForm booking={booking} onDecided={onDecided} />;
}

function DecisionForm({ booking: { id }, onDecided }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const form = useForm({
    schema: () => import('@staylore/contract/lifecycle/operations').then((it) => it.decideBooking.body),
    values: { act: 'release', reason: '' },
    send: async (body) => {
      const { state } = await api.call('POST /api/operations/bookings/:id/decision', {
        params: { id },
        body,
      });
      toast(t('operations.bookings.decided', { id: String(id), state }));
      onDecided();
    },
  });
  return (
    <Form form={form} aria-label={t('operations.bookings.act')} className="mt-3 max-w-text">
      <FormField form={form} name="act" label={t('operations.bookings.act')} as={Select}>
        {acts.map((act) => (
          <option key={act} value={act}>
            {t(`operations.bookings.acts.${act}`)}
          </option>
        ))}
      </FormField>
      <FormField form={form} name="reason" label={t('operations.bookings.reason')} />
      <Submit form={form} size="normal">
        {t('operations.bookings.send')}
      </Submit>
    </Form>
  );
}
