import type { BookingRequest, LinkedBooking } from '@staylore/contract/earnings/bookings';
import { useState } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Field } from '../../../../design/primitives/field/field.tsx';
import { Textarea } from '../../../../design/primitives/textarea/textarea.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { Failure } from './failure.tsx';

interface Props {
  token: string;
  side: LinkedBooking['side'];
  request: BookingRequest;
  onAnswered(booking: LinkedBooking): void;
}

type Action = 'accept' | 'decline' | 'withdraw';

/** Accept or decline what the other side asks for; withdraw what this side has asked for. */
export function AnswerForm({ token, side, request, onAnswered }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const isOwn = request.asked_by === side;

  const say = async (action: Action) => {
    setBusy(action);
    setFailure(undefined);
    try {
      const booking = await api.call('POST /api/bookings/door/:token/requests/:id', {
        params: { token, id: request.id },
        body: { action, message },
      });
      toast(t(`bookings.by_link.history.done.${action}`), { tone: 'good' });
      onAnswered(booking);
    } catch (error) {
      setFailure(t('bookings.by_link.history.failed', { reason: problemText(error, texts) }));
    } finally {
      setBusy(undefined);
    }
  };
  const button = (action: Action, kind: 'primary' | 'secondary') => (
    <Button
      kind={kind}
      busy={busy === action}
      disabled={busy !== undefined && busy !== action}
      onClick={() => void say(action)}
    >
      {t(`bookings.by_link.history.${action}`)}
    </Button>
  );

  return (
    <div className="mt-4 max-w-form">
      {isOwn ? null : (
        <Field label={t('bookings.by_link.history.reply')} hint={t('bookings.by_link.history.reply_hint')}>
          {(control) => (
            <Textarea
              {...control}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              maxLength={1000}
            />
          )}
        </Field>
      )}
      <Failure text={failure} />
      <div className="flex flex-wrap gap-3">
        {isOwn ? (
          button('withdraw', 'secondary')
        ) : (
          <>
            {button('accept', 'primary')}
            {button('decline', 'secondary')}
          </>
        )}
      </div>
    </div>
  );
}
