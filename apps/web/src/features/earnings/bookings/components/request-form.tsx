import type { LinkedBooking } from '@staylore/contract/earnings/bookings';
import { Segmented } from '../../../../design/primitives/segmented/segmented.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { Form, Submit } from '../../../../platform/forms/form.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { type FormOf, useForm } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { checkDays } from '../check-days.ts';

interface Props {
  token: string;
  booking: LinkedBooking;
  /** Called with the booking after the request. */
  onSent(booking: LinkedBooking): void;
}

interface Wish {
  kind: 'change' | 'cancel';
  check_in: string;
  check_out: string;
  message: string;
}

/** Asks the other side for other dates or a cancellation. What was typed stays if it could not be sent. */
export function RequestForm({ token, booking, onSent }: Props) {
  const { t } = useTexts();
  const { form, choose } = useRequestForm({ token, booking, onSent });
  const kind = form.watch('kind');
  return (
    <Form form={form} className="max-w-form">
      <div className="mb-5 w-fit">
        <Segmented<Wish['kind']>
          label={t('bookings.by_link.ask.kind')}
          value={kind}
          options={[
            { value: 'change', label: t('bookings.by_link.ask.change') },
            { value: 'cancel', label: t('bookings.by_link.ask.cancel') },
          ]}
          onChange={choose}
        />
      </div>
      {kind === 'change' ? <Days form={form} today={booking.today} /> : null}
      <FormField
        form={form}
        name="message"
        label={t('bookings.by_link.ask.message')}
        hint={t(`bookings.by_link.ask.message_hint.${booking.side}`)}
        as={Textarea}
      />
      <Submit form={form} className="max-sm:w-full">
        {t(`bookings.by_link.ask.submit_${kind}`)}
      </Submit>
    </Form>
  );
}

function useRequestForm({ token, booking, onSent }: Props) {
  const api = useApi();
  const { t } = useTexts();
  const { check_in, check_out, today } = booking;
  const form = useForm({
    schema: () => import('@staylore/contract/earnings/bookings').then((it) => it.requestByLink.body),
    values: { kind: 'change', check_in, check_out, message: '' } as Wish,
    check: (wish) => {
      const faults = wish.kind === 'change' ? checkDays(wish, today) : {};
      return Object.fromEntries(
        Object.entries(faults).map(([field, fault]) => [field, t(`bookings.by_link.ask.faults.${fault}`)]),
      );
    },
    failed: (reason) => t('bookings.by_link.ask.failed', { reason }),
    send: async ({ kind, message, ...days }) => {
      const body = { kind, message, ...(kind === 'change' && days) };
      const sent = await api.call('POST /api/bookings/by-link/:token/requests', { params: { token }, body });
      form.reset({ ...form.getValues(), message: '' });
      toast(t('bookings.by_link.ask.sent'), { tone: 'good' });
      onSent(sent);
    },
  });
  const choose = (kind: Wish['kind']) => {
    form.setValue('kind', kind);
    // Hidden dates must not cause an error.
    if (kind === 'cancel')
      for (const day of ['check_in', 'check_out'] as const) form.setValue(day, booking[day]);
  };
  return { form, choose };
}

function Days({ form, today }: { form: FormOf<Wish>; today: string }) {
  const { t } = useTexts();
  const day = { form, type: 'date', min: today } as const;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <FormField {...day} name="check_in" label={t('bookings.by_link.ask.check_in')} />
      <FormField {...day} name="check_out" label={t('bookings.by_link.ask.check_out')} />
    </div>
  );
}
