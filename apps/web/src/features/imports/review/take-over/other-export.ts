import type { StayImport } from '@staylore/contract/imports/review-items';
import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Texts } from '../../../../platform/texts/texts.tsx';

/**
 * Says in a sentence why opened files are not those of an import: another account's, or an export without any of its accepted stays. Null
 * if they fit; a newer export of the same account does.
 */
export async function otherExport(
  read: OpenExport,
  { api, begun, t }: { api: Api; begun: StayImport; t: Texts['t'] },
): Promise<string | null> {
  if (read.username !== null && begun.handle !== null && read.username !== begun.handle)
    return t('imports.refused.other_account', { handle: read.username, own: begun.handle });
  const waiting = await api.call('GET /api/imports/:id/items', {
    params: { id: begun.id },
    query: { state: begun.counts.accepted > 0 ? 'accepted' : 'review', limit: 50 },
  });
  const keys = new Set(read.posts.map((post) => post.key));
  const isOther = waiting.length > 0 && !waiting.some((item) => keys.has(item.key));
  return isOther ? t('imports.refused.other_export') : null;
}
