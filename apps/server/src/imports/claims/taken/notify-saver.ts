import type { NotificationKind } from '@staylore/contract/members/notifications';
import { mailMember, userById } from '../../../members/accounts/index.ts';
import { notify, wantsMail } from '../../../members/notifications/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { button, heading, paragraph, subjectLine } from '../../../platform/mail/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface TakenStay {
  id: number;
  /** Who had saved it. */
  user_id: number;
  location: string;
  handle: string;
}

interface News {
  /** Stays of one saver, from one account. */
  stays: readonly [TakenStay, ...TakenStay[]];
  kind: Extract<NotificationKind, 'stay_taken_down' | 'stay_taken_over' | 'stay_given_back'>;
}

/** Notifies those who had saved stays of what was done with them, once for all of them, and whom to contact if it was not the creator. */
export async function notifySaver(
  trx: Executor,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { stays, kind }: News,
): Promise<void> {
  const [{ handle, id, location, user_id: userId }, ...more] = stays;
  const count = stays.length;
  const now = clock.now();
  await notify(trx, {
    userId,
    kind,
    ...(more.length === 0 ? { postId: id } : {}),
    payload: { location, handle, count },
    at: now,
  });
  if (!(await wantsMail(trx, userId, kind))) return;
  const member = await userById(trx, userId);
  if (member === undefined) return;
  await mailMember(trx, { ...member, now }, (t, language) => {
    const place = location === '' ? t('notifications.a_hotel') : location;
    const sentence = t(`notifications.kinds.${kind}`, { place, handle, count });
    return {
      subject: subjectLine(sentence),
      parts: [
        heading(sentence),
        paragraph(t('claims.taken.mail', { handle })),
        button(t('claims.taken.mail_button'), `${config.http.publicUrl}/${language}/support/contact`),
      ],
    };
  });
}
