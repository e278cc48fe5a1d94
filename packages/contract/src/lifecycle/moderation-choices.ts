/** What moderators can decide. Separate from the schemas, so that a page need not load those. */
export const moderationActions = ['nothing', 'label', 'hide', 'remove', 'limit', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** Days after which a decision may be set to expire. */
export const moderationDays = [7, 30, 90] as const;

export const moderationLabels = ['advertising', 'misleading'] as const;

/** What a decision does, by name of its texts: of a member it is the biography that can be hidden. */
export const deedOf = ({ action, subject }: { action: ModerationAction; subject: 'post' | 'member' }) =>
  action === 'hide' && subject === 'member' ? 'hide_bio' : action;

/** Whether a decision needs a post to act on. */
export const actsOnPost = (action: ModerationAction, subject: 'post' | 'member'): boolean =>
  action === 'label' || action === 'remove' || (action === 'hide' && subject === 'post');
