import type { BookingRequest, LinkedBooking } from '@staylore/contract/earnings/bookings';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

interface Props {
  token: string;
  side: LinkedBooking['side'];
  request: BookingRequest;
  onAnswered(booking: LinkedBooking): void;
}

type Action = 'accept' | 'decline' | 'withdraw';

/** Accept or decline the other side's request; withdraw your own. */
export function AnswerForm({ token, side, request, onAnswered }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const isOwn = request.asked_by === side;
  const form = useForm({
    schema: () => import('@staylore/contract/earnings/bookings').then((it) => it.answerByLink.body),
    values: { action: (isOwn ? 'withdraw' : 'accept') as Action, message: '' },
    failed: (reason) => t('bookings.by_link.history.failed', { reason }),
    send: async (body) => {
      const booking = await api.call('POST /api/bookings/by-link/:token/requests/:id', {
        params: { token, id: request.id },
        body,
      });
      toast(t(`bookings.by_link.history.done.${body.action}`), { tone: 'good' });
      onAnswered(booking);
    },
  });
  const button = (action: Action) => ({
    busy: form.isBusy && form.watch('action') === action,
    disabled: form.isBusy,
    onClick: () => form.setValue('action', action),
    children: t(`bookings.by_link.history.${action}`),
  });
  return (
    <Form form={form} className="mt-4 max-w-form">
      {isOwn ? null : (
        <FormField
          form={form}
          name="message"
          label={t('bookings.by_link.history.reply')}
          hint={t('bookings.by_link.history.reply_hint')}
          as={Textarea}
        />
      )}
      <div className="flex flex-wrap gap-x-3">
        {isOwn ? (
          <Submit form={form} size="normal" kind="secondary" {...button('withdraw')} />
        ) : (
          <>
            <Submit form={form} size="normal" {...button('accept')} />
            <Button type="submit" kind="secondary" {...button('decline')} />
          </>
        )}
      </div>
    </Form>
  );
}
