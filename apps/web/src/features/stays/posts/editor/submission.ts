import type { Draft } from './draft.ts';
import { type DraftPicture, newFiles, orderOf } from './pictures/pictures.ts';
import { parsePrice } from './price.ts';

/** The form as the API takes it. The first new file goes as `file`, the others as `gallery[]`. */
export function submissionOf(draft: Draft, pictures: readonly DraftPicture[], isEdit: boolean): FormData {
  const form = new FormData();
  const { place } = draft;
  const price = parsePrice(draft.price);
  const fields = {
    location: place.text.trim(),
    hotel_name: draft.hotel_name,
    caption: draft.caption,
    lat: place.lat === null ? '' : String(place.lat),
    long: place.lng === null ? '' : String(place.lng),
    street: draft.street,
    zip: draft.zip,
    city: draft.city,
    state: draft.state,
    country: draft.country,
    tags: JSON.stringify(draft.tags),
    hotel_price: price === undefined || price === null ? '' : String(price),
    price_currency: draft.currency,
    price_per: draft.per,
    hotel_url: draft.hotel_url.trim(),
    alt: JSON.stringify(pictures.map((picture) => picture.alt.trim())),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (isEdit) form.append('order', JSON.stringify(orderOf(pictures)));
  for (const [index, file] of newFiles(pictures).entries())
    form.append(index === 0 ? 'file' : 'gallery[]', file, file.name);
  return form;
}

/** Fields of the form that can carry an error. */
export type DraftField =
  | 'location'
  | 'hotel_name'
  | 'caption'
  | 'tags'
  | 'pictures'
  | 'price'
  | 'hotel_url'
  | 'street'
  | 'zip'
  | 'city'
  | 'state'
  | 'country';

export type DraftErrors = Partial<Record<DraftField, string>>;

const fieldOf: Record<string, DraftField> = {
  lat: 'location',
  long: 'location',
  location: 'location',
  hotel_name: 'hotel_name',
  caption: 'caption',
  tags: 'tags',
  file: 'pictures',
  gallery: 'pictures',
  'gallery[]': 'pictures',
  alt: 'pictures',
  order: 'pictures',
  hotel_price: 'price',
  price_currency: 'price',
  price_per: 'price',
  hotel_url: 'hotel_url',
  street: 'street',
  zip: 'zip',
  city: 'city',
  state: 'state',
  country: 'country',
};

/** Errors of the API at the fields of the form; what belongs to no field is left to the form as a whole. */
export function errorsAtFields(errors: Readonly<Record<string, string>>): DraftErrors {
  const found: DraftErrors = {};
  for (const [name, sentence] of Object.entries(errors)) {
    const field = fieldOf[name.split('.')[0] ?? ''];
    if (field !== undefined) found[field] ??= sentence;
  }
  return found;
}
