import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@staylore/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/migrate.ts';
import { onServer, type TestServer } from './database.ts';
import { removeFolder, throwawayFolder } from './throwaway-folder.ts';

interface Running extends TestServer {
  stop(): Promise<void>;
}

/**
 * One throw-away database server a test run, with a migrated template that tests clone; on the server of `TEST_DATABASE_URL` if that is set.
 * It starts beside the first tests, so runs that need no database do not wait for it.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const starting = startTestServer(project);
  return async () => stopTestServer(await starting);
}

interface Started {
  /** Undefined: it did not start, and the folder says why. */
  readonly server: Running | undefined;
  readonly folder: string;
}

/** Ends what was started, and leaves nothing behind. */
export async function stopTestServer({ server, folder }: Started): Promise<void> {
  await server?.stop();
  await removeFolder(folder);
}

/** Starts the server and tells the tests of this project where to look for it. */
export async function startTestServer(project: TestProject): Promise<Started> {
  const folder = await throwawayFolder('test');
  project.provide('testDatabaseFolder', folder);
  try {
    const given = process.env['TEST_DATABASE_URL'];
    const server = given ? await useGiven(given) : await startOwn(folder);
    await writeFile(path.join(folder, 'ready'), JSON.stringify(server));
    await rename(path.join(folder, 'ready'), path.join(folder, 'ready.json'));
    return { server, folder };
  } catch (error) {
    await writeFile(path.join(folder, 'failed.txt'), error instanceof Error ? error.message : String(error));
    return { server: undefined, folder };
  }
}

async function startOwn(folder: string): Promise<Running> {
  const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, fsync: false });
  return { ...(await makeTemplate(database.url)), stop: database.stop };
}

async function useGiven(url: string): Promise<Running> {
  const server = await makeTemplate(url);
  return {
    ...server,
    stop: async () => {
      await onServer(server.adminUrl, `alter database ${server.template} is_template false`);
      await onServer(server.adminUrl, `drop database ${server.template} with (force)`);
    },
  };
}

/** Every number of a `bigint` is one that an `integer` does not hold, so that each test tells where one is still taken for the other. */
const startWide = `do $$ declare counted record; begin
  for counted in select attrelid::regclass as name, attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attidentity <> '' and atttypid = 'bigint'::regtype
  loop
    execute format('alter table %s alter column %I restart with ${2 ** 31}', counted.name, counted.attname);
  end loop;
end $$`;

async function makeTemplate(adminUrl: string): Promise<TestServer> {
  const template = `staylore_template_${process.pid}`;
  await onServer(adminUrl, `drop database if exists ${template} with (force)`);
  await onServer(adminUrl, `create database ${template} template template0 encoding 'UTF8'`);
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  await migrate({ url: url.href });
  await onServer(url.href, startWide);
  await onServer(adminUrl, `alter database ${template} is_template true allow_connections false`);
  return { adminUrl, template };
}
