/** Rules by which a post waits for moderators before it is shown. */
export const holdRules = ['links', 'repeated', 'burst', 'removed_picture'] as const;
export type HoldRule = (typeof holdRules)[number];
