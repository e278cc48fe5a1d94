import type { Policy } from '../../platform/policy.ts';

/** A follow belongs to the follower. */
export const followPolicy: Policy<'delete', { follower_id: number }> = {
  delete: (viewer, follow) => viewer?.id === follow.follower_id,
};
