import path from 'node:path';
import type { Env } from './env.ts';
import { type HotelLinks, readHotelLinks } from './partners.ts';
import { type Payouts, readPayouts } from './payouts.ts';
import { EnvReader, isLoopback } from './reader.ts';
import { type Company, type Earnings, readCompany, readEarnings, readMail, readStorage } from './sections.ts';
import {
  type Apple,
  type Google,
  type Instagram,
  type InstagramLogin,
  type Llm,
  type Maps,
  type Partner,
  readServices,
} from './services.ts';

/** Everything the server can be told, checked. Handed in from `main.ts`; nothing else reads the environment. */
export interface Config {
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Origin of absolute links, without a trailing slash. */
    readonly publicUrl: string;
    /** Cookies carry `Secure` when the public address is https. */
    readonly secureCookies: boolean;
    /** Believe `X-Forwarded-*`: off, any proxy, or the listed addresses only. */
    readonly trustProxy: boolean | string;
  };
  /** Absolute path of the folder for database, pictures and secrets. */
  readonly dataDir: string;
  readonly database: {
    /** Undefined: the embedded database below `dataDir`. */
    readonly url: string | undefined;
    readonly poolSize: number;
  };
  readonly redisUrl: string | undefined;
  /** The process that plays the outside services; undefined when real ones are used. */
  readonly sandbox: { readonly port: number; readonly url: string; readonly smtpPort: number } | undefined;
  /** Fill an empty database with the demo world. */
  readonly demo: boolean;
  readonly rateLimits: boolean;
  readonly log: { readonly level: LogLevel };
  readonly metricsToken: string | undefined;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly storage: ReturnType<typeof readStorage>;
  readonly instagram: Instagram | undefined;
  readonly instagramLogin: InstagramLogin | undefined;
  readonly google: Google | undefined;
  readonly apple: Apple | undefined;
  readonly maps: Maps;
  readonly partner: Partner | undefined;
  readonly hotelLinks: HotelLinks;
  readonly llm: Llm | undefined;
  readonly payouts: Payouts;
  readonly earnings: Earnings;
  readonly company: Company;
  /** Worth a line in the log at start: legal, but probably not meant. */
  readonly warnings: readonly string[];
}

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Types and cross-checks the raw environment.
 * @param baseDir what a relative `DATA_DIR` is relative to (the repository root).
 * @throws {PublicError} with one sentence for each mistake.
 */
export function createConfig(env: Env, baseDir: string): Config {
  const reader = new EnvReader(env);
  const http = readHttp(reader);
  const sandbox = readSandbox(reader, http);
  const dataDir = path.resolve(baseDir, reader.text('DATA_DIR') ?? 'var/data');
  const demo = reader.onOff('DEMO', sandbox !== undefined);
  const rateLimits = reader.onOff('RATE_LIMITS', true);
  const company = readCompany(reader);
  const hotelLinks = readHotelLinks(reader);
  const config: Config = {
    http,
    dataDir,
    database: readDatabase(reader),
    redisUrl: reader.url('REDIS_URL', ['redis', 'rediss']),
    sandbox,
    demo,
    rateLimits,
    log: { level: reader.choice('LOG_LEVEL', logLevels, 'info') },
    metricsToken: reader.text('METRICS_TOKEN'),
    mail: readMail(reader, { sandbox, publicUrl: http.publicUrl }),
    storage: readStorage(reader, dataDir),
    ...readServices(reader, { sandboxUrl: sandbox?.url, dataDir }),
    payouts: readPayouts(reader, sandbox?.url),
    hotelLinks,
    earnings: readEarnings(reader, { sandbox, links: hotelLinks }),
    company,
    warnings: [
      ...(!rateLimits && !isLoopback(http.publicUrl) ? ['RATE_LIMITS=off on a public address.'] : []),
      ...(company.demo && !sandbox ? ['COMPANY_NAME is not set: the imprint shows fictional data.'] : []),
    ],
  };
  if (demo && !sandbox) reader.complain('DEMO=on needs SANDBOX=on: the demo world lives in the sandbox.');
  reader.finish();
  return config;
}

function readHttp(reader: EnvReader): Config['http'] {
  const port = reader.integer('PORT', { fallback: 3000, min: 1, max: 65_535 });
  const publicUrl = reader.url('PUBLIC_URL') ?? `http://localhost:${port}`;
  if (new URL(publicUrl).origin !== publicUrl) {
    reader.complain(`PUBLIC_URL must be an address without a path, such as ${new URL(publicUrl).origin}.`);
  }
  const trusted = reader.text('TRUST_PROXY');
  const trustProxy = trusted === 'on' ? true : trusted === 'off' ? false : (trusted ?? false);
  return {
    host: reader.text('HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    trustProxy,
  };
}

function readSandbox(reader: EnvReader, http: Config['http']): Config['sandbox'] {
  const local = isLoopback(http.publicUrl);
  const on = reader.onOff('SANDBOX', local);
  if (!on) return undefined;
  if (!local) {
    reader.complain(
      `SANDBOX=on is refused while PUBLIC_URL is ${http.publicUrl}: anyone could sign in as anyone. Set SANDBOX=off.`,
    );
  }
  const port = reader.integer('SANDBOX_PORT', { fallback: http.port + 1, min: 1, max: 65_534 });
  if (port > 65_534) {
    reader.complain('SANDBOX_PORT must be given when PORT is above 65533: the sandbox needs two ports.');
  }
  if (http.port === port || http.port === port + 1) {
    reader.complain(
      `SANDBOX_PORT ${port} and the mailbox port ${port + 1} must differ from PORT ${http.port}.`,
    );
  }
  return { port, url: `http://127.0.0.1:${port}`, smtpPort: port + 1 };
}

function readDatabase(reader: EnvReader): Config['database'] {
  const schemes = ['postgres', 'postgresql'];
  const url = reader.url('DATABASE_URL', schemes);
  return {
    url,
    poolSize: reader.integer('DATABASE_POOL_SIZE', { fallback: 10, min: 1, max: 500 }),
  };
}
