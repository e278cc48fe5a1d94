import type { BookingRequest, LinkedBooking } from '@staylore/contract/earnings/bookings';
import { Chip } from '../../../../design/primitives/chip/chip.tsx';
import { formatDay } from '../../../../platform/texts/format.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { AnswerForm } from './answer-form.tsx';

interface Props {
  token: string;
  booking: LinkedBooking;
  /** Called with the booking after the answer. */
  onAnswered(booking: LinkedBooking): void;
}

/** Every request about a booking, newest first; the open one with what this side can do about it. */
export function RequestList({ token, booking, onAnswered }: Props) {
  const { t } = useTexts();
  if (booking.requests.length === 0)
    return <p className="text-ink-soft">{t('bookings.by_link.history.empty')}</p>;
  return (
    <ol className="grid gap-4">
      {booking.requests.map((request) => (
        <li key={request.id} className="rounded-card border border-line bg-surface p-5 md:p-6">
          <RequestWords request={request} side={booking.side} />
          {request.state === 'open' ? (
            <AnswerForm token={token} side={booking.side} request={request} onAnswered={onAnswered} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function RequestWords({ request, side }: { request: BookingRequest; side: LinkedBooking['side'] }) {
  const { t, language } = useTexts();
  const day = (value: string | null) => (value === null ? '' : formatDay(value, language));
  const by = request.asked_by === side ? 'you' : request.asked_by;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-ink-soft">
          {t(`bookings.by_link.history.by.${by}`, { day: day(request.created_at) })}
        </p>
        <Chip>{t(`bookings.by_link.history.states.${request.state}`)}</Chip>
      </div>
      <h3 className="mt-2 text-18">
        {request.kind === 'cancel'
          ? t('bookings.by_link.history.cancel')
          : t('bookings.by_link.history.change', {
              check_in: day(request.check_in),
              check_out: day(request.check_out),
            })}
      </h3>
      <Words text={request.message} />
      {request.answer === '' ? null : (
        <>
          <p className="mt-3 text-14 text-ink-soft">{t('bookings.by_link.history.answered')}</p>
          <Words text={request.answer} />
        </>
      )}
      {request.state === 'accepted' ? (
        <p className="mt-3 text-14 text-ink-soft">{t('bookings.by_link.history.partner')}</p>
      ) : null}
    </>
  );
}

function Words({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <blockquote className="mt-2 border-l-2 border-accent pl-4 break-words whitespace-pre-line">
      {text}
    </blockquote>
  );
}
