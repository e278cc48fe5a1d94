import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import type { Api } from '../../../platform/api/api-client.ts';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import { invalidate } from '../../../platform/lists/invalidate.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';
import { followKey } from './use-follow.ts';

/** Follows the member whom a visitor wanted to follow before signing in, and says so; nothing if they are that member, blocked them or follow them already. */
export async function saveWantedFollow(
  username: string,
  { api, client, texts, userId }: { api: Api; client: QueryClient; texts: Texts; userId: number | undefined },
): Promise<void> {
  try {
    const [member] = await Promise.all([
      api.call('GET /api/users/username/:username', { params: { username } }),
      texts.i18n.loadNamespaces('follows'),
    ]);
    if (!member.can.follow || member.follow_id !== null) return;
    const body = { user_id: member.id, follower_id: userId };
    const { follow } = await api.call('POST /api/follows', { body });
    client.setQueryData(followKey(member), follow.id);
    toast(texts.t('follows.given', { username }), { tone: 'good' });
    await invalidate('follows');
  } catch (error) {
    toastFailure(error, texts.t);
  }
}
