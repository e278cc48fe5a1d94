import { isOwner, isSignedIn, or, type Policy, type Rule } from '../../platform/policy.ts';

type PostAbility = 'read' | 'update' | 'delete' | 'archive' | 'favourite';

const isFree: Rule<{ withheld: string | null }> = (_viewer, post) => post.withheld === null;
const isShown: Rule<{ archived: boolean }> = (_viewer, post) => !post.archived;

/** Who may do what with a post. */
export const postPolicy: Policy<
  PostAbility,
  { user_id: number; archived: boolean; withheld: string | null }
> = {
  read: or(isShown, isOwner),
  // What moderators withhold stays as they judged it; deleting it is left to its author.
  update: (viewer, post) => isOwner(viewer, post) && isFree(viewer, post),
  delete: isOwner,
  archive: (viewer, post) => isOwner(viewer, post) && isFree(viewer, post),
  favourite: (viewer, post) => isSignedIn(viewer, post) && !post.archived,
};
