import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

/** What the global set-up leaves in its folder once the template is ready, or why it is not. */
export interface TestServer {
  /** Of the server; any database on it. */
  readonly adminUrl: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which `ready.json` or `failed.txt` appears. */
    testDatabaseFolder: string;
    /** Port of a pooler through which servers reach their databases; left out: there is none. */
    poolerPort?: number;
  }
}

export interface TestDatabase {
  readonly url: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own, cloned in a fraction of a second. Drop it when the test file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template } = await readyServer(inject('testDatabaseFolder'));
  return cloneOf(template);
}

/** A database in which nothing was made yet, not even tables. */
export const createBareDatabase = (): Promise<TestDatabase> => cloneOf('template0');

async function cloneOf(template: string): Promise<TestDatabase> {
  const server = await readyServer(inject('testDatabaseFolder'));
  const name = `staylore_test_${randomBytes(6).toString('hex')}`;
  await onServer(server.adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server.adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      const byForce = `drop database if exists ${name} with (force)`;
      // A pooler keeps its connections for the next who come.
      if (inject('poolerPort') !== undefined) return onServer(server.adminUrl, byForce);
      // The server waits for connections that are ending; those that a test forgot are ended.
      return onServer(server.adminUrl, `drop database if exists ${name}`).catch(() =>
        onServer(server.adminUrl, byForce),
      );
    },
  };
}

let known: TestServer | undefined;

/** The server starts while the first tests already run; only tests that need it wait. */
async function readyServer(folder: string): Promise<TestServer> {
  const end = Date.now() + 60_000;
  while (!known) {
    const ready = await readFile(path.join(folder, 'ready.json'), 'utf8').catch(() => undefined);
    const failed = await readFile(path.join(folder, 'failed.txt'), 'utf8').catch(() => undefined);
    if (failed) throw new Error(failed);
    if (ready) known = JSON.parse(ready) as TestServer;
    else if (Date.now() > end) throw new Error('The test database server did not start within a minute.');
    else await sleep(25);
  }
  return known;
}

/** How a server is told of this database: through the pooler of the test run where there is one. */
export function databaseSettings(url: string): { DATABASE_URL: string; DATABASE_DIRECT_URL?: string } {
  const port = inject('poolerPort');
  if (port === undefined) return { DATABASE_URL: url };
  const pooled = new URL(url);
  pooled.port = String(port);
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url };
}

/** Runs one statement on the server with a connection of its own. */
export async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
