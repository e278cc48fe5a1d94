// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Draft, emptyDraft } from '../../features/stays/posts/editor/draft.ts';
import { usePictures } from '../../features/stays/posts/editor/pictures/use-pictures.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { EditorForm } from './editor-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { id: 'town:1', name: 'Zermatt', label: 'Zermatt, Valais, Switzerland', kind: 'town' };
const address = { locality: 'Zermatt', country: 'Switzerland' };
const found = { ...place, lat: 46.02, lng: 7.75, address };

function Form({ onSubmit }: { onSubmit(draft: Draft): void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const save = { errors: {}, failure: null, sent: null, isSaving: false, clear: vi.fn(), run: vi.fn() };
  return (
    <EditorForm
      draft={draft}
      album={usePictures([])}
      save={save}
      isEdit={false}
      onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
      onSubmit={() => onSubmit(draft)}
    />
  );
}

function show() {
  const calls = fakeApi({
    'GET /api/places/autocomplete': () => json({ suggestions: [], attribution: null }),
    'GET /api/places/geocode': () => json({ places: [found], attribution: null }),
    'GET /api/places/reverse': () => json({ place: found, attribution: null }),
  });
  const submit = vi.fn<(draft: Draft) => void>();
  renderPage(<Form onSubmit={submit} />, { member: someMember });
  return { calls, submit, user: userEvent.setup(), field: screen.getByLabelText('Hotel/Location') };
}

test('Enter in the place field does not publish the post', async () => {
  const { submit, user, field } = show();
  await user.type(field, 'Zermatt{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('a place that was typed and not chosen is looked up when the field is left', async () => {
  const { calls, user, field } = show();
  await user.type(field, 'Zermatt');
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Zermatt'));
  expect(calls.filter(({ path }) => path.endsWith('/geocode')).map(({ query }) => query.get('q'))).toEqual([
    'Zermatt',
  ]);
});

test('a post that is sent straight from the place field waits for the coordinates', async () => {
  const { submit, user, field } = show();
  await user.type(field, 'Zermatt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0].place).toMatchObject({ text: 'Zermatt', lat: 46.02, lng: 7.75 });
});
