import { termsVersion } from '@staylore/phrases/terms-version';
import { textsIn } from '@staylore/phrases/texts-in';
import { inTransaction } from '../../platform/db/transaction.ts';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentTermsOf, presentUser, recordRead, updateUserRow, userById } from '../accounts/index.ts';

export function termsRoutes(api: Api, { db, clock }: Platform): void {
  api.serve('GET /api/me/terms', async ({ language, viewer }) => {
    const own = await presentTermsOf(db, viewer.id);
    return {
      version: termsVersion.name,
      changed: textsIn(language)('terms.changed'),
      holds_from: own?.holds_from.toISOString() ?? null,
      accepted_at: own?.accepted_at?.toISOString() ?? null,
    };
  });

  api.serve('POST /api/me/terms/read', async ({ body, viewer }) => {
    if (body.version !== termsVersion.name)
      return { user: presentUser(found(await userById(db, viewer.id), 'session.required')) };
    return inTransaction(db, async (trx) => {
      const user = await updateUserRow(trx, viewer.id, { terms_unread: false });
      await recordRead(trx, viewer.id, clock.now());
      return { user: presentUser(user) };
    });
  });
}
