import { textsIn } from '@staylore/phrases/texts-in';
import { mailMember, type UserRow } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { heading, paragraph, smallPrint } from '../../platform/mail/index.ts';

/** Tells a member that their bank details were added or changed; never more of the account than its last four characters. */
export async function mailBankDetailsChanged(
  trx: Executor,
  { user, kind, last4 }: { user: UserRow; kind: 'added' | 'changed'; last4: string },
): Promise<void> {
  const language = user.language ?? 'en';
  const t = textsIn(language);
  await mailMember(trx, {
    to: user.email,
    language,
    subject: t(`bankDetails.mails.${kind}.subject`),
    parts: [
      heading(t(`bankDetails.mails.${kind}.heading`)),
      paragraph(t(`bankDetails.mails.${kind}.text`, { last4 })),
      smallPrint(t(`bankDetails.mails.${kind}.small`)),
    ],
  });
}
