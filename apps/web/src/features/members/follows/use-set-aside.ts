import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Blocking hides both members from each other; muting hides one from the viewer only. */
export type Aside = 'block' | 'mute';

const calls: Record<
  Aside,
  { set(api: Api, id: number): Promise<unknown>; lift: (api: Api, id: number) => Promise<unknown> }
> = {
  block: {
    set: (api, id) => api.call('POST /api/blocks', { body: { user_id: id } }),
    lift: (api, id) => api.call('DELETE /api/blocks/:userId', { params: { userId: id } }),
  },
  mute: {
    set: (api, id) => api.call('POST /api/mutes', { body: { user_id: id } }),
    lift: (api, id) => api.call('DELETE /api/mutes/:userId', { params: { userId: id } }),
  },
};

const messages = {
  block: { set: 'blocks.blocked', lift: 'blocks.unblocked' },
  mute: { set: 'blocks.muted', lift: 'blocks.unmuted' },
} as const;

/** Blocks or mutes a member, or lifts that; every list is refetched, so that hidden members disappear. */
export function useSetAside(aside: Aside, member: { id: number; username: string }, onChanged: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  const { isBusy, act } = useAction((reason) => t('actions.failed', { reason }));
  const { id, username } = member;

  const change = (way: 'set' | 'lift') =>
    act(async () => {
      await calls[aside][way](api, id);
      // Inactive lists are dropped, the others fetched again.
      client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
      void client.invalidateQueries();
      toast(t(messages[aside][way], { username }), { tone: 'good' });
      onChanged();
    });
  return { busy: isBusy, set: () => change('set'), lift: () => change('lift') };
}
