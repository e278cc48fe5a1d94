import type { GalleryPicture, Post } from '@staylore/contract/stays/posts';
import { fromMinor } from '@staylore/money/money';
import { avatarPath } from '../../members/accounts/index.ts';
import { abilities } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { chosenHost, isPaying, linkAddress } from '../links/index.ts';
import { postPolicy } from './policy.ts';
import type { PostView } from './views/queries.ts';

export interface PresentOptions {
  viewer: Viewer | null;
  /** Origin of the site, for public links. */
  publicUrl: string;
}

export function presentPost(row: PostView, options: PresentOptions): Post {
  const [cover, ...gallery] = row.pictures.map(presentPicture).filter((picture) => picture !== null);
  const can = abilities(postPolicy, options.viewer, row);
  return {
    id: row.id,
    file: cover?.file ?? null,
    picture_coming: cover === undefined && row.pictures.some(({ status }) => status === 'pending'),
    caption: row.caption,
    location: row.location,
    hotel_name: row.hotel_name,
    hotel_slug: row.hotel_slug,
    hotel_price:
      row.price_minor === null || row.price_currency === null
        ? null
        : fromMinor(row.price_minor, row.price_currency),
    price_currency: row.price_currency,
    price_per: row.price_per,
    hotel_link: row.link_code === null ? null : linkAddress(options.publicUrl, row.link_code),
    hotel_host: chosenHost(row.link_partner, row.hotel_url),
    hotel_url: can.update ? row.hotel_url : null,
    user_id: row.user_id,
    username: row.username,
    name: row.name,
    last_name: row.last_name,
    image: avatarPath(row.avatar_key),
    author_atlas: row.atlas_shown,
    credit: row.credit,
    archived: row.archived ? 1 : 0,
    withheld: row.withheld,
    label: row.label,
    found: row.found,
    favorite: row.favourites_count,
    favorite_id: row.favourite_id,
    names: row.hotel_name === null ? [] : [row.hotel_name],
    source_post_id: row.source_post_id,
    source_url: row.source_url,
    lat: row.lat,
    long: row.lng,
    ...address(row),
    tags: row.tags.map((tag) => tag.name),
    cover: cover ?? null,
    gallery,
    thumbhash: cover?.thumbhash ?? null,
    width: cover?.width ?? null,
    height: cover?.height ?? null,
    alt: cover?.alt ?? null,
    commercial:
      row.ad_label ||
      row.label === 'advertising' ||
      (row.link_partner !== null && isPaying(row.link_partner)),
    created_at: row.created_at.toISOString(),
    can: { update: can.update, delete: can.delete, archive: can.archive, favourite: can.favourite },
  };
}

function address(row: PostView): Pick<Post, 'street' | 'zip' | 'city' | 'state' | 'country'> {
  return { street: row.street, zip: row.zip, city: row.city, state: row.state, country: row.country };
}

/** A gallery picture, or null while its file is still missing; the card then shows its placeholder. */
function presentPicture(picture: PostView['pictures'][number]): GalleryPicture | null {
  if (picture.status !== 'ready') return null;
  const folder = `/media/${picture.key}`;
  return {
    id: picture.id,
    file: `${folder}/1600.webp`,
    medium: `${folder}/800.webp`,
    small: `${folder}/320.webp`,
    alt: picture.alt,
    thumbhash: picture.thumbhash,
    width: picture.width,
    height: picture.height,
  };
}
