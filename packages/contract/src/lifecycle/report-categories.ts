/** What a report is about. Separate from the schemas, so that a page need not load those. */
export const reportCategories = [
  'illegal',
  'child_abuse',
  'hate',
  'personal_data',
  'copyright',
  'fraud',
  'hidden_advertising',
  'rules',
] as const;
