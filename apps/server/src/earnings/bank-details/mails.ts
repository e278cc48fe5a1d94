import { mailMember, type UserRow } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { heading, paragraph, smallPrint } from '../../platform/mail/index.ts';

/** Notifies a member by mail that their bank details were added or changed; never more of the account than its last four characters. */
export async function mailBankDetailsChanged(
  trx: Executor,
  { user, kind, last4 }: { user: UserRow; kind: 'added' | 'changed'; last4: string },
): Promise<void> {
  await mailMember(trx, user, (t) => ({
    subject: t(`bankDetails.mails.${kind}.subject`),
    parts: [
      heading(t(`bankDetails.mails.${kind}.heading`)),
      paragraph(t(`bankDetails.mails.${kind}.text`, { last4 })),
      smallPrint(t(`bankDetails.mails.${kind}.small`)),
    ],
  }));
}
