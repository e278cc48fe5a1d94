// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { formatDay } from '../../../../platform/texts/format.ts';
import { fakeApi, json } from '../../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../../testing/render-page.tsx';
import { emptyDraft } from './draft.ts';
import type { PostValues } from './post-form.ts';
import { PreviewCard } from './preview-card.tsx';
import { TagField } from './tags/tag-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tag = (en: string) => ({ id: 1, name: { en, de: en } });
const api = () =>
  fakeApi({
    'GET /api/tags/posts/be': () => json([tag('beach')]),
    'GET /api/tags/type/posts': () => json([tag('alps')]),
  });

function Tags({ edit = false, start = [] }: { edit?: boolean; start?: string[] }) {
  const form = useForm<PostValues>({
    values: { ...emptyDraft, tags: start, pictures: [] },
    send: async () => {},
  });
  return <TagField form={form} withAvailable={edit} />;
}
const selected = () =>
  within(screen.getByRole('list', { name: 'Selected' }))
    .queryAllByRole('button')
    .map((chip) => chip.textContent);

test('Enter adds a typed tag, a suggestion is taken by a click, and a chip leaves by a click', async () => {
  api();
  renderPage(<Tags />, { member: someMember });
  const field = screen.getByLabelText('Tags');
  await userEvent.type(field, 'Lake{Enter}');
  expect(selected()).toEqual(['#lake']);
  await userEvent.type(field, 'be');
  await userEvent.click(await screen.findByRole('option', { name: /#beach/ }));
  expect(selected()).toEqual(['#lake', '#beach']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove #lake' }));
  expect(selected()).toEqual(['#beach']);
});

test('when a post is edited its tags stand in two groups, and one moves to the other by a click', async () => {
  api();
  renderPage(<Tags edit start={['lake']} />, { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Remove #lake' }));
  const available = await screen.findByRole('list', { name: 'Available' });
  await userEvent.click(within(available).getByRole('button', { name: 'Add #lake' }));
  expect(selected()).toEqual(['#lake']);
  await waitFor(() => expect(within(available).queryByRole('button', { name: 'Add #lake' })).toBeNull());
});

test('the preview shows the member, the day, the picture, tags and caption', () => {
  const day = '2026-11-21T12:00:00.000Z';
  const draft = { ...emptyDraft, caption: 'Snow to the sill.', tags: ['alps'] };
  const cover = {
    kind: 'new',
    key: 'a',
    url: 'blob:x',
    alt: 'A window',
    file: new File([], 'a.png'),
  } as const;
  renderPage(<PreviewCard draft={draft} cover={cover} member={someMember} day={day} />);
  expect(screen.getByText('Lena Winter')).toBeTruthy();
  expect(screen.getByText('LW')).toBeTruthy();
  expect(screen.getByText(formatDay(day, 'en').replace('\u00a0', ' '))).toBeTruthy();
  expect(screen.getByAltText('A window').getAttribute('src')).toBe('blob:x');
  expect(screen.getByText('Snow to the sill.')).toBeTruthy();
  expect(screen.getByText('#alps')).toBeTruthy();
});
