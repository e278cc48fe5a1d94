import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import type { DraftPicture } from './pictures/pictures.ts';
import { errorsAtFields, submissionOf } from './submission.ts';

const picture = (name: string): DraftPicture => ({
  kind: 'new',
  key: name,
  url: '',
  alt: ` ${name} `,
  file: new File([name], name),
});

test('The first new picture goes as the cover, the others as the gallery, alt texts in their order', () => {
  const form = submissionOf({ ...emptyDraft, pictures: [picture('a'), picture('b'), picture('c')] }, false);
  expect((form.get('file') as File).name).toBe('a');
  expect(form.getAll('gallery[]').map((file) => (file as File).name)).toEqual(['b', 'c']);
  expect(form.get('alt')).toBe('["a","b","c"]');
  expect(form.has('order')).toBe(false);
});

test('A tag with a comma stays one tag', () => {
  const form = submissionOf({ ...emptyDraft, tags: ['one, two'], pictures: [] }, true);
  expect(form.get('tags')).toBe('["one, two"]');
});

test('What the server says about a field is shown at that field', () => {
  expect(errorsAtFields({ 'tags.3': 'too long', hotel_price: 'no number', unheard: 'x' })).toEqual({
    tags: 'too long',
    price: 'no number',
  });
});
