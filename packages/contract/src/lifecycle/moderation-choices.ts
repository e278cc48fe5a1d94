/** What moderators decide. Apart from the schemas, so that a page need not load those. */
export const moderationActions = ['nothing', 'label', 'hide', 'remove', 'limit', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** Where a decision may be made to end by itself, in days. */
export const moderationDays = [7, 30, 90] as const;

export const moderationLabels = ['advertising', 'misleading'] as const;
