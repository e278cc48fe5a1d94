import type { Api } from '../../../platform/api/api-client.ts';
import { isProblem } from '../../../platform/api/problem.ts';
import { outdate } from '../../../platform/lists/outdate.ts';
import { type FollowId, setFollow } from './follow-store.ts';

/** Members whose change is on its way: a second press waits for the first. */
const busy = new Set<number>();

/** Follows a member or ends it; shown at once, and undone when the server refuses. Throws `Problem`. */
export async function toggleFollow(api: Api, memberId: number, now: FollowId): Promise<void> {
  if (busy.has(memberId)) return;
  busy.add(memberId);
  setFollow(memberId, now === null ? 0 : null);
  try {
    if (now === null) {
      const { follow } = await api.call('POST /api/follows', { body: { user_id: memberId } });
      setFollow(memberId, follow.id);
    } else {
      await api.call('DELETE /api/follows/:id', { params: { id: now } }).catch((error: unknown) => {
        // Ended elsewhere already: what was wanted holds.
        if (!isProblem(error) || error.code !== 'follows.not_found') throw error;
      });
    }
  } catch (error) {
    setFollow(memberId, now);
    throw error;
  } finally {
    busy.delete(memberId);
  }
  await outdate('follows');
}
