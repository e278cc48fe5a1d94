import type { Policy } from '../../platform/policy.ts';

/** A follow belongs to whoever follows. */
export const followPolicy: Policy<'delete', { follower_id: number }> = {
  delete: (viewer, follow) => viewer?.id === follow.follower_id,
};
