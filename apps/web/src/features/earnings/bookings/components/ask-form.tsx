import type { LinkedBooking } from '@staylore/contract/earnings/bookings';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { Segmented } from '../../../../design/primitives/segmented/segmented.tsx';
import { TextInput } from '../../../../design/primitives/text-input/text-input.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { isProblem } from '../../../../platform/api/problem.ts';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { checkDays } from '../check-days.ts';
import { Failure } from './failure.tsx';

interface Props {
  token: string;
  booking: LinkedBooking;
  /** With the booking as it stands after the request. */
  onAsked(booking: LinkedBooking): void;
}

const fields = ['check_in', 'check_out', 'message'] as const;

/** Asks the other side for other dates or a cancellation. What was typed stays when it could not be sent. */
export function AskForm({ token, booking, onAsked }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [kind, setKind] = useState<'change' | 'cancel'>('change');
  const form = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { check_in: booking.check_in, check_out: booking.check_out, message: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ check_in, check_out, message }) => {
    const days = kind === 'change' ? { check_in, check_out } : {};
    const faults = kind === 'change' ? checkDays({ check_in, check_out }, booking.today) : {};
    const faulty = (['check_in', 'check_out'] as const).filter((field) => faults[field] !== undefined);
    for (const [index, field] of faulty.entries()) {
      const message = t(`bookings.by_link.ask.faults.${faults[field] ?? 'missing'}`);
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
    if (faulty.length > 0) return;
    try {
      const asked = await api.call('POST /api/bookings/door/:token/requests', {
        params: { token },
        body: { kind, message, ...days },
      });
      form.resetField('message');
      toast(t('bookings.by_link.ask.sent'), { tone: 'good' });
      onAsked(asked);
    } catch (error) {
      const wrong = isProblem(error) ? fields.filter((field) => error.errors[field] !== undefined) : [];
      for (const [index, field] of wrong.entries())
        form.setError(
          field,
          { message: isProblem(error) ? (error.errors[field] ?? '') : '' },
          { shouldFocus: index === 0 },
        );
      if (wrong.length === 0)
        form.setError('root', {
          message: t('bookings.by_link.ask.failed', { reason: problemText(error, texts) }),
        });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="max-w-form">
      <div className="mb-5 w-fit">
        <Segmented<'change' | 'cancel'>
          label={t('bookings.by_link.ask.kind')}
          value={kind}
          options={[
            { value: 'change', label: t('bookings.by_link.ask.change') },
            { value: 'cancel', label: t('bookings.by_link.ask.cancel') },
          ]}
          onChange={setKind}
        />
      </div>
      {kind === 'change' ? (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label={t('bookings.by_link.ask.check_in')} error={errors.check_in?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('check_in')} type="date" min={booking.today} />
            )}
          </Field>
          <Field label={t('bookings.by_link.ask.check_out')} error={errors.check_out?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('check_out')} type="date" min={booking.today} />
            )}
          </Field>
        </div>
      ) : null}
      <Field
        label={t('bookings.by_link.ask.message')}
        hint={t(`bookings.by_link.ask.message_hint.${booking.side}`)}
        error={errors.message?.message}
      >
        {(control) => <Textarea {...control} {...form.register('message')} maxLength={1000} />}
      </Field>
      <Failure text={errors.root?.message} />
      <Button type="submit" size="large" className="max-sm:w-full" busy={isSubmitting}>
        {t(`bookings.by_link.ask.submit_${kind}`)}
      </Button>
    </form>
  );
}
