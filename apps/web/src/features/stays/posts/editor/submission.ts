import { parsePrice } from '@staylore/money/typed-price';
import type { Refusals } from '../../../../platform/forms/use-form.ts';
import { emptyDraft } from './draft.ts';
import { newFiles, orderOf } from './pictures/pictures.ts';
import type { PostValues } from './post-form.ts';

/** The form in the API's format. The first new file is sent as `file`, the others as `gallery[]`. */
export function submissionOf({ pictures, ...draft }: PostValues, isEdit: boolean): FormData {
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

/** Fields of the API that have another name in the form. */
const fieldOf: Record<string, keyof PostValues> = {
  lat: 'place',
  long: 'place',
  location: 'place',
  file: 'pictures',
  gallery: 'pictures',
  'gallery[]': 'pictures',
  alt: 'pictures',
  order: 'pictures',
  hotel_price: 'price',
  price_currency: 'price',
  price_per: 'price',
};

/** Errors of the API at the fields of the form; those without a field are left to the form as a whole. */
export function errorsAtFields(errors: Readonly<Record<string, string>>): Refusals<PostValues> {
  const found: Refusals<PostValues> = {};
  for (const [name, sentence] of Object.entries(errors)) {
    const [first = ''] = name.split('.');
    const field = fieldOf[first] ?? first;
    if (field === 'pictures' || field in emptyDraft) found[field as keyof PostValues] ??= sentence;
  }
  return found;
}
