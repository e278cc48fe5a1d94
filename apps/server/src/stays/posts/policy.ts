import { isOwner, isSignedIn, or, type Policy, type Rule } from '../../platform/policy.ts';

type PostAbility = 'read' | 'update' | 'delete' | 'archive' | 'favourite';

const isNotWithheld: Rule<{ withheld: string | null }> = (_viewer, post) => post.withheld === null;
const isShown: Rule<{ archived: boolean }> = (_viewer, post) => !post.archived;

/** Who may do what with a post. */
export const postPolicy: Policy<
  PostAbility,
  { user_id: number; archived: boolean; withheld: string | null }
> = {
  read: or(isShown, isOwner),
  // A withheld post stays as moderators decided; its author may only delete it.
  update: (viewer, post) => isOwner(viewer, post) && isNotWithheld(viewer, post),
  delete: isOwner,
  archive: (viewer, post) => isOwner(viewer, post) && isNotWithheld(viewer, post),
  favourite: (viewer, post) => isSignedIn(viewer, post) && !post.archived,
};
