import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { owedByCode } from '../../apps/server/src/lifecycle/leaving/index.ts';
import { withSite } from '../archive/with-site.ts';

/** Prints what the books owe the former member to whom a code was mailed. */
export async function showOwed(config: Config, code: string, say: (line: string) => void): Promise<void> {
  const owed = await withSite(config, (platform) => owedByCode(platform, code));
  if (owed === null) throw new PublicError('This code is not one of ours: nobody may be paid for it.');
  say(`Member ${owed.memberId} is owed ${owed.sums ?? 'nothing'}.`);
}
