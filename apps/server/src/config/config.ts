import path from 'node:path';
import type { Env } from './env.ts';
import { EnvReader, isLoopback } from './reader.ts';
import { complainOfExposure, readTrustProxy } from './refused/exposure.ts';
import { plainConnections } from './refused/plain-connections.ts';
import { isRefusedByBrowsers } from './refused/ports.ts';
import { type Database, readDatabase } from './sections/database.ts';
import { type HotelLinks, readHotelLinks } from './sections/partners.ts';
import { type Payouts, readPayouts } from './sections/payouts.ts';
import { readProcesses } from './sections/processes.ts';
import { readServices, type Services } from './sections/services.ts';
import {
  type Company,
  type Earnings,
  readCompany,
  readEarnings,
  readExampleHandles,
  readMail,
  readStorage,
} from './sections/site.ts';
import { readTelemetry, type Telemetry } from './sections/telemetry.ts';

/** The server's complete configuration, validated. Passed in from `main.ts`; nothing else reads the environment. */
export interface Config extends Services {
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Origin of absolute links, without a trailing slash. */
    readonly publicUrl: string;
    /** Cookies carry `Secure` when the public address is https. */
    readonly secureCookies: boolean;
    /** Trust `X-Forwarded-*` from no proxy, from a number of proxies in a row, or from the listed networks. */
    readonly trustProxy: false | number | string;
    /** Seconds in which a stopping server still answers, so that load balancers can stop sending traffic. */
    readonly drainSeconds: number;
    /** How many calls and pages a busy process works on concurrently; 0: no limit. */
    readonly maxRequests: number;
    /** Number of processes that share the port. */
    readonly processes: number;
  };
  /** Absolute path of the folder for database, pictures and secrets. */
  readonly dataDir: string;
  readonly database: Database;
  readonly secrets: {
    /** Where the master key is stored if it is not a setting. */
    readonly folder: string;
    /** Seal the keys of the site: the first seals, the others only open. */
    readonly masterKeys: readonly Buffer[];
  };
  readonly backups: {
    /** Where archives are written by default. */
    readonly folder: string;
    /** How many of them are kept. */
    readonly keep: number;
  };
  readonly redisUrl: string | undefined;
  /** The process that plays the outside services; undefined if real ones are used. */
  readonly sandbox: { readonly port: number; readonly url: string; readonly smtpPort: number } | undefined;
  /** Fill an empty database with the demo world. */
  readonly demo: boolean;
  /** Pixels to which its pictures are shrunk before import; undefined: not shrunk. */
  readonly demoPictureWidth: number | undefined;
  /** Handles of the photo network that visitors are offered to scan. */
  readonly exampleHandles: readonly string[];
  readonly rateLimits: boolean;
  readonly log: { readonly level: LogLevel /** A line for each request. */; readonly access: boolean };
  readonly metricsToken: string | undefined;
  /** Where traces and metrics are sent; undefined: nowhere. */
  readonly telemetry: Telemetry | undefined;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly storage: ReturnType<typeof readStorage>;
  readonly hotelLinks: HotelLinks;
  /** Range service for hashes of breached passwords; undefined: no look-up. */
  readonly breachedPasswordsUrl: string | undefined;
  /** ClamAV's daemon, which scans files from members; undefined: no scan. */
  readonly virusScannerUrl: string | undefined;
  readonly payouts: Payouts;
  readonly earnings: Earnings;
  readonly company: Company;
  /** Warnings logged at start: legal, but probably not intended. */
  readonly warnings: readonly string[];
}

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Types and cross-checks the raw environment.
 * @param baseDir what relative folders are relative to (the repository root).
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
    secrets: { folder: path.join(dataDir, 'secrets'), masterKeys: readMasterKeys(reader) },
    backups: {
      folder: path.resolve(baseDir, reader.text('BACKUP_DIR') ?? `../${path.basename(baseDir)}-backups`),
      keep: reader.integer('BACKUPS_KEPT', { fallback: 14, min: 1, max: 10_000 }),
    },
    redisUrl: reader.url('REDIS_URL', ['redis', 'rediss']),
    sandbox,
    demo,
    demoPictureWidth: reader.optionalInteger('DEMO_PICTURE_WIDTH', { min: 16, max: 1080 }),
    exampleHandles: readExampleHandles(reader, demo),
    rateLimits,
    log: {
      level: reader.choice('LOG_LEVEL', logLevels, 'info'),
      access: reader.onOff('ACCESS_LOG', !isLoopback(http.publicUrl)),
    },
    metricsToken: reader.text('METRICS_TOKEN'),
    telemetry: readTelemetry(reader),
    mail: readMail(reader, { sandbox, publicUrl: http.publicUrl }),
    storage: readStorage(reader, dataDir),
    ...readServices(reader, { sandboxUrl: sandbox?.url, dataDir }),
    breachedPasswordsUrl: reader.url('BREACHED_PASSWORDS_URL'),
    virusScannerUrl: reader.url('CLAMAV_URL', ['tcp', 'unix']),
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
  complainOfPlainConnections(reader, config);
  reader.finish();
  return config;
}

/** On a public site an attacker on the path to another machine could read passwords and change answers. */
function complainOfPlainConnections(reader: EnvReader, config: Config): void {
  if (reader.onOff('PLAIN_CONNECTIONS', isLoopback(config.http.publicUrl))) return;
  for (const { setting, todo } of plainConnections(config))
    reader.complain(
      `${setting} leads to another machine and need not be encrypted. ${todo}, or set PLAIN_CONNECTIONS=on where only machines of yours are on the way.`,
    );
}

function readHttp(reader: EnvReader): Config['http'] {
  const port = reader.integer('PORT', { fallback: 3000, min: 1, max: 65_535 });
  // The origin omits the scheme's default port, as in browsers.
  const publicUrl = reader.url('PUBLIC_URL') ?? new URL(`http://localhost:${port}`).origin;
  if (new URL(publicUrl).origin !== publicUrl) {
    reader.complain(`PUBLIC_URL must be an address without a path, such as ${new URL(publicUrl).origin}.`);
  }
  if (isRefusedByBrowsers(Number(new URL(publicUrl).port))) {
    const name = reader.isSet('PUBLIC_URL') ? 'PUBLIC_URL' : 'PORT';
    reader.complain(`${name} leads to ${publicUrl}, whose port no browser opens: choose another port.`);
  }
  const host = reader.text('HOST') ?? '127.0.0.1';
  complainOfExposure(reader, { host, publicUrl });
  return {
    host,
    port,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    trustProxy: readTrustProxy(reader),
    drainSeconds: reader.integer('DRAIN_SECONDS', {
      fallback: isLoopback(publicUrl) ? 0 : 5,
      min: 0,
      max: 300,
    }),
    maxRequests: reader.integer('MAX_REQUESTS', { fallback: 16, min: 0, max: 10_000 }),
    processes: readProcesses(reader, isLoopback(publicUrl)),
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
  if (isRefusedByBrowsers(port))
    reader.complain(`SANDBOX_PORT ${port} is one that no browser opens: choose another port.`);
  return { port, url: `http://127.0.0.1:${port}`, smtpPort: port + 1 };
}

function readMasterKeys(reader: EnvReader): Buffer[] {
  const given = reader.list('MASTER_KEY');
  if (given.every((key) => /^[0-9a-f]{64}$/.test(key))) return given.map((key) => Buffer.from(key, 'hex'));
  reader.complain('MASTER_KEY must be 64 hexadecimal digits, or several such keys separated by commas.');
  return [];
}
