/** What a column holds where the catalogue only says `text` or `jsonb`; names without an import come from `platform/db/json-types.ts`. */
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
  'notifications.kind': 'NotificationKind',
  'notifications.payload': 'Record<string, string | number | null>',
};

export const imports = `import type { Language } from '@staylore/contract/fields';
import type { NotificationKind } from '@staylore/contract/members/notifications';
import type { BrokenReason, LinkPartner } from '@staylore/contract/stays/links';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { EvidenceRange, NetworkChild, StayFacts } from './json-types.ts';
`;
