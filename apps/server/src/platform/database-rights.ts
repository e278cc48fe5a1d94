import pg from 'pg';
import { PublicError } from '../config/public-error.ts';

const extensions = ['pg_trgm', 'unaccent', 'cube', 'earthdistance'];
const insufficientPrivilege = '42501';

/**
 * Creates the extensions that the schema needs, and checks that tables can be created. On some servers only an administrator may create an
 * extension, once for each database.
 * @throws {PublicError} with the SQL that an administrator has to run.
 */
export async function requireRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{
    role: string;
    database: string;
    owns: boolean;
    owner: string | null;
    missing: string[];
  }>(
    `select current_user as role,
      (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('public.schema_migrations')) as owner, current_database() as database,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as owns,
      array(select name from unnest($1::text[]) name where name not in (select extname from pg_extension)) as missing`,
    [extensions],
  );
  const [rights] = rows;
  if (rights === undefined) return;
  const [role, database] = [pg.escapeIdentifier(rights.role), pg.escapeIdentifier(rights.database)];
  // Giving the database away would defeat running servers under a role that owns nothing.
  if (!rights.owns && rights.owner !== null && rights.owner !== rights.role)
    throw new PublicError(
      `The tables of the database ${database} belong to the role ${pg.escapeIdentifier(rights.owner)}, not to ${role}: migrate and restore with the DATABASE_URL of ${pg.escapeIdentifier(rights.owner)}.`,
    );
  const needed = rights.owns ? [] : [`alter database ${database} owner to ${role};`];
  for (const name of rights.missing)
    if (!(await couldMake(client, name))) needed.push(`create extension if not exists ${name} cascade;`);
  if (needed.length === 0) return;
  throw new PublicError(
    `The role ${role} lacks rights in the database ${database}: have an administrator of the database server run there: ${needed.join(' ')}`,
  );
}

/**
 * What an administrator has to run before this role can start a site here; nothing is changed. Extensions list their dependencies (earthdistance:
 * cube), which the role may create itself but has not yet.
 */
export async function missingRights(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('alter database %I owner to %I;', current_database(), current_user) as sql
      where not (has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create'))
     union all
     select format('create extension if not exists %I cascade;', name) from unnest($1::text[]) wanted (name)
      where name not in (select extname from pg_extension)
        and not exists (select from pg_roles where rolname = current_user and rolsuper)
        and not exists (select from pg_available_extension_versions v where v.name = wanted.name and v.trusted)`,
    [extensions],
  );
  return rows.map(({ sql }) => sql);
}

async function couldMake(client: pg.ClientBase, extension: string): Promise<boolean> {
  try {
    await client.query(`create extension if not exists ${pg.escapeIdentifier(extension)}`);
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === insufficientPrivilege) return false;
    throw new PublicError(`The database server cannot make the extension ${extension}: ${message}.`);
  }
}
