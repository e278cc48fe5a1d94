import type { ScanEvent, ScannedPost, ScanPage } from '@staylore/contract/imports/photo-network';

/** A stay in Rome as a scan reads it. */
export const scanned = (postId: string, hotel_name: string): ScannedPost => ({
  postId,
  source_post_id: postId,
  hotel_name,
  location: `${hotel_name}, Rome`,
  caption: 'Two nights.',
  username: 'lena.wanders',
  name: 'Lena',
  file: null,
  gallery: [],
  tags: [],
  names: [],
  favorite: 0,
  archived: 0,
  found: 1,
  source_url: null,
  price_currency: null,
  hotel_price: null,
  price_per: null,
  hotel_link: null,
  street: null,
  zip: null,
  state: null,
  city: 'Rome',
  country: 'IT',
  image: null,
  alt: null,
  thumbhash: null,
  width: null,
  height: null,
  commercial: false,
  confidence: 1,
  evidence: [],
  lat: 41.9,
  long: 12.5,
  created_at: '2025-05-01T00:00:00.000Z',
});

export const done = (changes: Partial<ScanPage> = {}): ScanEvent => ({
  type: 'done',
  page: {
    success: true,
    posts: [],
    scanPostCount: 50,
    pagination: null,
    source: '__',
    notice: null,
    error: null,
    ...changes,
  },
});

export const events = (...list: ScanEvent[]) =>
  new Response(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
