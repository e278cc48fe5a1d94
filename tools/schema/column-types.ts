/** The type of a column for which the catalogue only says `text` or `jsonb`; `modules` says where its names are imported from. */
export const columnTypes: Readonly<Record<string, string>> = {
  'import_items.evidence': 'JSONColumnType<EvidenceRange[]>',
  'import_items.finding': 'JSONColumnType<StayFacts>',
  'import_items.price_per': `StayFacts['price_per']`,
  'instagram_visits.language': 'Language',
  'links.broken_reason': 'BrokenReason',
  'links.partner': 'LinkPartner',
  'mail_tokens.payload': 'Record<string, unknown>',
  'network_posts.children': 'NetworkChild[]',
  'notification_settings.kind': 'NotificationKind',
  'push_subscriptions.language': 'Language',
  'notifications.kind': 'NotificationKind',
  'notifications.payload': 'Record<string, string | number | null>',
  'reports.shown': 'Record<string, unknown>',
};

/** Where the names in column types are imported from. */
const modules: Readonly<Record<string, readonly string[]>> = {
  '@staylore/contract/fields': ['Language'],
  '@staylore/contract/members/notifications': ['NotificationKind'],
  '@staylore/contract/stays/links': ['BrokenReason', 'LinkPartner'],
  kysely: ['Generated', 'GeneratedAlways', 'JSONColumnType'],
  '../json-types.ts': ['EvidenceRange', 'NetworkChild', 'StayFacts'],
};

export function importsFor(body: string): string {
  const lines = Object.entries(modules).map(([module, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    return used.length === 0 ? '' : `import type { ${used.join(', ')} } from '${module}';\n`;
  });
  return lines.join('');
}
