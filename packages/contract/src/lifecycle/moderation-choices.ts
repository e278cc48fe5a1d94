/** What moderators can decide. Separate from the schemas, so that a page need not load those. */
export const moderationActions = ['nothing', 'label', 'hide', 'remove', 'limit', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** Days after which a decision may be set to expire. */
export const moderationDays = [7, 30, 90] as const;

export const moderationLabels = ['advertising', 'misleading'] as const;
