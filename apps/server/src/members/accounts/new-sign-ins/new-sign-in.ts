import { isIP } from 'node:net';
import type { Language } from '@staylore/contract/fields';
import { confirmationsPerAccount } from '@staylore/contract/members/settings';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../../platform/db/database.ts';
import { addressGroup } from '../../../platform/http/rate-limit.ts';
import {
  button,
  heading,
  type MailPart,
  paragraph,
  smallPrint,
  timeText,
} from '../../../platform/mail/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countMailTokens } from '../mail-tokens/mail-token-queries.ts';
import { issueMailToken } from '../mail-tokens/mail-tokens.ts';
import type { UserRow } from '../queries.ts';
import { mailMember } from '../send-mail.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import { isKnownBrowser } from './known-browsers.ts';

/** The rough location of an address: enough to tell the member's own network from another, too little to identify a connection. */
function roughAddress(address: string): string {
  const group = addressGroup(address);
  if (isIP(group) === 4) return group.replace(/\.\d+$/, '.*');
  return group.includes(':') ? `${group.split(':').slice(0, 3).join(':')}:*` : '';
}

/** The "not me" button of a mail, which undoes what was added to the account since. */
export async function notMeButton(
  trx: Executor,
  about: { platform: Platform; user: UserRow; language: Language; since: Date },
): Promise<MailPart> {
  const { platform, user, language, since: now } = about;
  const kept = await platform.restorable.snapshot(trx, { userId: user.id, now });
  const payload = { email: user.email, kept };
  const token = await issueMailToken(trx, { userId: user.id, purpose: 'not_me', payload, now });
  const address = `${platform.config.http.publicUrl}/${language}/settings/not-me/${token}`;
  return button(textsIn(language)('mails.newSignIn.button'), address);
}

/** An address that nobody has confirmed may be a stranger's: an account sends few of these mails to it. */
async function wasMailedOften(
  trx: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const { requests, seconds } = confirmationsPerAccount;
  const since = new Date(now.getTime() - seconds * 1000);
  return (await countMailTokens(trx, { userId, purpose: 'not_me', since })) >= requests;
}

/** Notifies a member of a sign-in from an unknown browser, with the link by which they say that it was not them. */
export async function notifyOfNewSignIn(
  trx: Executor,
  { user, caller, now }: { user: UserRow; caller: Caller; now: Date },
): Promise<void> {
  const { platform, call } = caller;
  if (await isKnownBrowser(platform, call.request, { member: user, trx })) return;
  if (user.email_verified_at === null && (await wasMailedOften(trx, { userId: user.id, now }))) return;
  const language = user.language ?? call.language;
  await mailMember(trx, { email: user.email, language, isLimited: true }, async (t) => ({
    subject: t('mails.newSignIn.subject'),
    parts: [
      heading(t('mails.newSignIn.heading')),
      paragraph(
        t('mails.newSignIn.text', {
          device:
            deviceName(call.request.headers['user-agent'] ?? null) || t('mails.newSignIn.unknown_device'),
          time: timeText(now, language),
          address: roughAddress(call.address) || t('mails.newSignIn.unknown_address'),
        }),
      ),
      paragraph(t('mails.newSignIn.was_me')),
      await notMeButton(trx, { platform, user, language, since: now }),
      smallPrint(t('mails.newSignIn.small')),
    ],
  }));
}
