import type { Atlas, AtlasStay } from '@staylore/contract/discovery/atlas';
import { fromMinor } from '@staylore/money/money';
import { avatarPath } from '../../members/accounts/index.ts';
import { abilities } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { cheapestNight, countryOf, titleOf } from './figures.ts';
import type { LoadedAtlas } from './load.ts';
import { atlasPolicy } from './policy.ts';
import type { AtlasRow } from './queries.ts';

interface ViewerContext {
  viewer: Viewer | null;
  followId: number | null;
  /** The cheapest stay of each currency. */
  cheap: readonly AtlasRow[];
  rates: ReadonlyMap<string, number>;
}

export function presentAtlas(atlas: LoadedAtlas, { cheap, followId, rates, viewer }: ViewerContext): Atlas {
  const { member, covers } = atlas;
  const cheapest = cheapestNight(cheap, rates);
  const { update } = abilities(atlasPolicy, viewer, member);
  return {
    id: member.id,
    username: member.username,
    name: member.name,
    last_name: member.last_name,
    file: avatarPath(member.avatar_key),
    cover: member.cover_key === null ? null : `/media/${member.cover_key}/1600.webp`,
    shown: member.atlas_shown,
    follow_id: followId,
    can: { follow: viewer !== null && !update, update },
    stays: atlas.stays,
    countries: atlas.countries,
    years: atlas.years,
    own: atlas.own,
    credits: atlas.credits,
    cheapest: cheapest && {
      id: cheapest.row.id,
      title: titleOf(cheapest.row),
      price: fromMinor(cheapest.minor, cheapest.currency),
      currency: cheapest.currency,
    },
    list: atlas.listed.map((row) => presentStay(row, covers.get(row.id))),
    content: atlas.content,
  };
}

function presentStay(row: AtlasRow, cover: { key: string; thumbhash: string | null } | undefined): AtlasStay {
  return {
    id: row.id,
    title: titleOf(row),
    city: row.city,
    country: countryOf(row),
    lat: row.lat,
    long: row.lng,
    year: row.created_at.getUTCFullYear(),
    credit: row.credit,
    source_url: row.credit === null ? null : row.source_url,
    small: cover === undefined ? null : `/media/${cover.key}/320.webp`,
    thumbhash: cover?.thumbhash ?? null,
  };
}
