import { isOwner, isSignedIn, or, type Policy, type Rule } from '../../platform/policy.ts';

type PostAbility = 'read' | 'update' | 'delete' | 'archive' | 'favourite';

const isShown: Rule<{ archived: boolean }> = (_viewer, post) => !post.archived;

/** Who may do what with a post. */
export const postPolicy: Policy<PostAbility, { user_id: number; archived: boolean }> = {
  read: or(isShown, isOwner),
  update: isOwner,
  delete: isOwner,
  archive: isOwner,
  favourite: (viewer, post) => isSignedIn(viewer, post) && !post.archived,
};
