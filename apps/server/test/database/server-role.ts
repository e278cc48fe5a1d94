import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { onServer } from './database.ts';

const manual = new URL('../../../../docs/operations.md', import.meta.url);

/** A role that only reads and writes, made by the SQL of the manual. */
export async function createServerRole(
  databaseUrl: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `server_${randomBytes(6).toString('hex')}`;
  const [, grants = ''] =
    /```sql\n(create role staylore_server[^`]+)```/.exec(await readFile(manual, 'utf8')) ?? [];
  const owner = decodeURIComponent(new URL(databaseUrl).username);
  await onServer(
    databaseUrl,
    grants.replaceAll('staylore_server', name).replaceAll('for role staylore ', `for role ${owner} `),
  );
  const url = new URL(databaseUrl);
  [url.username, url.password] = [name, encodeURIComponent('change me')];
  const drop = async () => {
    await onServer(databaseUrl, `drop owned by ${name} cascade`);
    await onServer(databaseUrl, `drop role ${name}`);
  };
  return { name, url: url.href, drop };
}
