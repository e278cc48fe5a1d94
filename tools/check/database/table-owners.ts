import type { SourceFile } from '../files.ts';

/** The folders that write to tables, each to its own; all others may only read. */
const owned: Readonly<Record<string, readonly string[]>> = {
  'platform/migrate.ts': ['schema_migrations'],
  'platform/crypto': ['secret_keys'],
  'platform/http': ['rate_limits'],
  'members/accounts': [
    'freed_usernames',
    'identities',
    'mail_tokens',
    'sessions',
    'terms_acceptances',
    'users',
  ],
  'members/departures': ['departures'],
  'members/factors': ['factors', 'passkey_challenges', 'pending_sign_ins', 'recovery_codes', 'totp_drafts'],
  'members/follows': ['blocks', 'follows', 'mutes'],
  'members/notifications': ['notification_settings', 'notifications'],
  'members/push': ['push_keys', 'push_subscriptions'],
  'members/social-sign-in': ['sign_in_attempts'],
  'stays/favourites': ['favourites'],
  'stays/hotel-upkeep': ['hotel_lookups', 'lookup_budgets'],
  'stays/hotels': ['former_slugs', 'hotels'],
  'stays/links': ['click_quarters', 'click_salts', 'clicks', 'link_arrangements', 'links'],
  'stays/pictures': ['pictures'],
  'stays/posts': ['posts'],
  'stays/spam': ['removed_pictures', 'told_marks'],
  'stays/tags': ['post_tags', 'tags'],
  'imports/claims': ['claimed_handles', 'taken_stays'],
  'imports/own-account': ['instagram_accounts', 'instagram_visits', 'network_requests'],
  'imports/photo-network': ['network_posts', 'scan_leases', 'scan_pages', 'scanned_pages'],
  'imports/review': ['import_corrections', 'import_items', 'imports'],
  'imports/second-reader': ['second_readings'],
  'imports/wishes': ['wishes'],
  'earnings/bank-details': ['bank_details'],
  'earnings/bookings': ['booking_events', 'booking_links', 'booking_requests', 'bookings'],
  'earnings/exchange-rates': ['exchange_rates'],
  'earnings/ledger': ['ledger_entries', 'ledger_proofs', 'ledger_transactions'],
  'earnings/payouts': ['payout_items', 'payout_lines', 'payouts'],
  'earnings/tax-profiles': ['tax_profiles'],
  'discovery/atlas': ['atlas_pictures'],
  'discovery/digest': ['digests'],
  'discovery/recommendations': ['recommendations'],
  'lifecycle/audit': ['audit_log'],
  'lifecycle/moderation': ['moderation_appeals', 'moderation_decisions'],
  'lifecycle/reports': ['moderation_cases', 'reports'],
  'lifecycle/takeout': ['takeouts'],
};

/** Sets aside rows of the tables that domains name in their `personalData`, and restores them. */
const writesWhatIsNamed = 'members/departures/kept-rows/';

const source = 'apps/server/src/';
const ownerOf = new Map(
  Object.entries(owned).flatMap(([folder, tables]) => tables.map((table) => [table, folder])),
);
const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(?<table>\w+)[^']*')?/g;
const bySql =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update(?=\s+\S+(?:\s+\w+)?\s+set\b))\s+(?:only\s+)?(?<table>\w+|\$\{)/gi;

/** The domain, or `platform`, that owns a table. @throws {Error} when nobody does. */
export function domainOf(table: string): string {
  const owner = ownerOf.get(table);
  if (owner === undefined) throw new Error(`${table} has no owner in tools/check/database/table-owners.ts.`);
  return owner.slice(0, owner.indexOf('/'));
}

/** Writes to a table outside of the folder that owns it, and tables of `schema.sql` that nobody owns. */
export async function foreignWrites(files: readonly SourceFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    if (file.path === 'apps/server/schema.sql') problems.push(...withoutOwner(await file.text()));
    if (!file.path.startsWith(source) || !/(?<!\.test)\.tsx?$/.test(file.path)) continue;
    const place = file.path.slice(source.length);
    const text = await file.text();
    for (const found of [...text.matchAll(byBuilder), ...text.matchAll(bySql)]) {
      const table = found.groups?.['table'];
      const line = text.slice(0, found.index).split('\n').length;
      if (table === undefined || table === '${') {
        if (!place.startsWith(writesWhatIsNamed))
          problems.push(`${file.path}:${line} writes to a table that it does not name.`);
        continue;
      }
      const owner = ownerOf.get(table);
      if (owner !== undefined && place !== owner && !place.startsWith(`${owner}/`))
        problems.push(`${file.path}:${line} writes to ${table}, which belongs to ${owner}.`);
    }
  }
  return problems;
}

function withoutOwner(schema: string): string[] {
  const tables = [...schema.matchAll(/^create table (?<name>\w+)/gm)].map(
    (found) => found.groups?.['name'] ?? '',
  );
  return tables
    .filter((table) => !ownerOf.has(table))
    .map((table) => `apps/server/schema.sql: ${table} has no owner in tools/check/database/table-owners.ts.`);
}
