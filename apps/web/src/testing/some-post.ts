import type { Post } from '@staylore/contract/stays/posts';

/** A stay as lists have it, with whatever a test says of it. */
export function somePost(fields: Partial<Post>): Post {
  const { location = 'Hotel Bella', hotel_name = location } = fields;
  return {
    id: 5,
    user_id: 9,
    file: null,
    caption: '',
    location,
    hotel_name,
    hotel_slug: null,
    hotel_price: null,
    hotel_link: null,
    username: 'anna',
    name: 'Anna',
    last_name: null,
    image: null,
    archived: 0,
    favorite: 0,
    favorite_id: null,
    city: null,
    country: null,
    thumbhash: null,
    width: null,
    height: null,
    alt: null,
    commercial: false,
    tags: [],
    gallery: [],
    created_at: '2026-06-01T10:00:00.000Z',
    can: { update: false, delete: false, archive: false, favourite: true },
    ...fields,
  } as Post;
}
