import { isLoopback } from '../reader.ts';
import type { Database } from '../sections/database.ts';
import type { Storage } from '../sections/site.ts';
import type { VariableName } from '../variables.ts';

/** A connection to a service on another machine that an attacker on the path could read. */
export interface PlainConnection {
  readonly about: string;
  readonly setting: VariableName;
  /** How to configure encryption for it. */
  readonly todo: string;
}

interface Services {
  readonly database: Database;
  readonly redisUrl: string | undefined;
  readonly mail: { readonly smtpUrl: string } | undefined;
  readonly storage: Storage;
  readonly virusScannerUrl: string | undefined;
}

/** Connections to other machines that need not be encrypted. */
export function plainConnections(services: Services): PlainConnection[] {
  const { database, mail, redisUrl, storage, virusScannerUrl } = services;
  const postgres = { about: 'database', todo: 'Add ?sslmode=verify-full to it', isSafe: isCheckedPostgres };
  const redis = { about: 'Redis', todo: 'Begin it with rediss://', isSafe: begins('rediss:') };
  const smtp = {
    about: 'mail server',
    todo: 'Begin it with smtps://, or add ?requireTLS=true to it',
    isSafe: (url: URL) => url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true',
  };
  const pictures = { about: 'picture store', todo: 'Begin it with https://', isSafe: begins('https:') };
  // Its protocol has no encryption.
  const scanner = { about: 'virus scanner', todo: 'Run it on this machine', isSafe: () => false };
  const all = [
    { ...postgres, setting: 'DATABASE_URL', url: database.url },
    { ...postgres, setting: 'DATABASE_DIRECT_URL', url: database.directUrl },
    ...database.replicaUrls.map((url) => ({ ...postgres, setting: 'DATABASE_REPLICA_URL', url }) as const),
    { ...redis, setting: 'REDIS_URL', url: redisUrl },
    { ...smtp, setting: 'SMTP_URL', url: mail?.smtpUrl },
    {
      ...pictures,
      setting: 'S3_ENDPOINT',
      url: storage.kind === 'local' ? undefined : storage.endpoint,
    },
    { ...scanner, setting: 'CLAMAV_URL', url: virusScannerUrl },
  ] as const;
  return all
    .filter(({ isSafe, url }) => url !== undefined && isElsewhere(url) && !isSafe(new URL(url)))
    .map(({ about, setting, todo }) => ({ about, setting, todo }));
}

const begins = (scheme: string) => (url: URL) => url.protocol === scheme;

/** The driver verifies the certificate with each of these. */
const isCheckedPostgres = ({ searchParams }: URL): boolean =>
  ['prefer', 'require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');

/** Without a host, or with a folder as host, it is a socket of this machine. */
const isElsewhere = (url: string): boolean => !/^(?:$|%2f)/i.test(new URL(url).hostname) && !isLoopback(url);
