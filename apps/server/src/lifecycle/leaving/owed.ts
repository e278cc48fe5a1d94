import type { Language } from '@staylore/contract/fields';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { balances } from '../../earnings/ledger/index.ts';
import { signedIds } from '../../platform/crypto/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** The code by which someone whose account is deleted proves that the books owe them money. */
export const owedCode = signedIds('owed-codes', 'owed');

/** What a member is still owed, by currency; nothing if they are in debt. */
export async function outstandingFor(db: Executor, userId: number) {
  const all = await balances(db, userId);
  return all.filter(({ expected, payable, in_payout }) => expected > 0 || payable > 0 || in_payout > 0);
}

export type Owed = Awaited<ReturnType<typeof outstandingFor>>;

/** Sums as text; null if there are none. */
export function textOfSums(owed: Owed, language: Language): string | null {
  const locale = locales[language];
  const sums = owed.map(({ currency, expected, payable, in_payout }) =>
    formatMinor(expected + payable + in_payout, currency, { locale }),
  );
  return sums.length === 0 ? null : new Intl.ListFormat(locale).format(sums);
}

/** Whose a code is and what the books owe them; null if it is none of ours. */
export async function owedByCode(
  platform: Platform,
  code: string,
): Promise<{ memberId: number; sums: string | null } | null> {
  const memberId = await owedCode.read(platform, code.trim());
  return memberId === null
    ? null
    : { memberId, sums: textOfSums(await outstandingFor(platform.db, memberId), 'en') };
}
