import { fullName } from '@staylore/contract/full-name';
import { AccountSums } from '../../features/earnings/analytics/account-sums.tsx';
import { BankSection } from '../../features/earnings/bank-details/bank-section.tsx';
import { TaxSection } from '../../features/earnings/bank-details/tax-section.tsx';
import { PayoutList } from '../../features/earnings/payouts/payout-list.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';

export async function loadPayouts({ api, member }: { api: Api; member: Member }) {
  const params = { id: member.id };
  const [balances, details, tax] = await Promise.all([
    api.call('GET /api/users/:id/balances', { params }),
    api.call('GET /api/users/:id/bankdetails', { params }),
    api.call('GET /api/me/tax-profile'),
  ]);
  return { member, balances, bankDetails: details[0] ?? null, taxProfile: tax.profile };
}

/** The balances by currency, past payments, and the payout account. */
export function PayoutsTab(loaded: Awaited<ReturnType<typeof loadPayouts>>) {
  const { member, balances, bankDetails, taxProfile } = loaded;
  return (
    <>
      <AccountSums balances={balances} />
      <PayoutList userId={member.id} />
      <BankSection
        stored={bankDetails}
        userId={member.id}
        memberName={fullName(member)}
        open={bankDetails === null}
      />
      {bankDetails === null ? null : <TaxSection stored={taxProfile} />}
    </>
  );
}
