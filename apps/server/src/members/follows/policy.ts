import type { Policy } from '../../platform/policy.ts';

export const followPolicy: Policy<'delete', { follower_id: number }> = {
  delete: (viewer, follow) => viewer?.id === follow.follower_id,
};
