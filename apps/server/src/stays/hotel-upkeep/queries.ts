import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Hotels by their slugs, locked until the transaction ends. */
export function lockHotels(db: Executor, slugs: readonly string[]) {
  return db.selectFrom('hotels').selectAll().where('slug', 'in', slugs).orderBy('id').forUpdate().execute();
}

/** Records whose keys were made by older rules. */
export function outdatedKeys(db: Executor, version: number, limit: number) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'name', 'city', 'country', 'lat', 'lng', 'posts_count'])
    .where('key_version', '<', version)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Pairs of hotels with similar names, in one town or within a kilometre of each other. */
export async function likelyTwins(db: Executor) {
  const side = (alias: 'one' | 'other') =>
    sql<Twin>`json_build_object('slug', ${sql.ref(alias)}.slug, 'name', ${sql.ref(alias)}.name, 'city', ${sql.ref(alias)}.city,
      'country', ${sql.ref(alias)}.country, 'lat', ${sql.ref(alias)}.lat, 'lng', ${sql.ref(alias)}.lng,
      'posts_count', ${sql.ref(alias)}.posts_count)`;
  const { rows } = await sql<{ one: Twin; other: Twin }>`
    select ${side('one')} as one, ${side('other')} as other
    from hotels one join hotels other on one.id < other.id and one.name_key % other.name_key
    where (one.country is null or other.country is null or one.country = other.country)
      and (fold(one.city) = fold(other.city)
        or earth_distance(ll_to_earth(one.lat, one.lng), ll_to_earth(other.lat, other.lng)) < 1000)
    order by similarity(one.name_key, other.name_key) desc, one.id, other.id
    limit 200`.execute(db);
  return rows;
}

type Twin = Omit<Awaited<ReturnType<typeof outdatedKeys>>[number], 'id'>;
