// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { loaderArgs } from '../../testing/load-page.ts';
import { renderPage } from '../../testing/render-page.tsx';

const loaded = vi.hoisted(() => ({ now: {} as unknown }));

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => loaded.now,
}));

const { default: DataDeletionPage, loader } = await import('./data-deletion.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const known = 'c0de00000000000000000001';

/** The page with or without a code, and the API's answer. */
async function show(code: string | undefined, language: 'en' | 'de'): Promise<void> {
  const found = { found: true, deleted_at: '2026-03-04T12:00:00.000Z' };
  fakeApi({
    [`GET /api/instagram/data-deletion/${known}`]: () => json(found),
    'GET /api/instagram/data-deletion/nothing-here': () => json({ ...found, found: false }),
    'GET /api/instagram/data-deletion/unknown': () => problem(404, 'instagram.unknown_code'),
  });
  loaded.now = await loader(loaderArgs({ path: '/en', params: { code }, api: createBrowserApi('en') }));
  renderPage(<DataDeletionPage />, { language });
}

test.each([
  ['en', 'Your Instagram data has been deleted', 'What is deleted'],
  ['de', 'Deine Instagram-Daten sind gelöscht', 'Was gelöscht ist'],
] as const)(
  'By a code its holder reads that the data is deleted, what that was and what stays: %s',
  async (language, title, what) => {
    await show(known, language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('heading', { name: what })).toBeTruthy();
    expect(screen.getByText(known)).toBeTruthy();
    expect(screen.getByText(/2026/)).toBeTruthy();
  },
);

test.each([
  ['nothing-here', 'There was nothing to delete', 'Es gab nichts zu löschen'],
  ['unknown', 'We do not know this code', 'Diesen Code kennen wir nicht'],
  [undefined, 'Have your Instagram data deleted', 'Deine Instagram-Daten löschen lassen'],
])(
  'A request without an account, a code nobody has and no code at all are told apart: %s',
  async (code, english, german) => {
    await show(code, 'en');
    expect(screen.getByRole('heading', { level: 1, name: english })).toBeTruthy();
    cleanup();
    await show(code, 'de');
    expect(screen.getByRole('heading', { level: 1, name: german })).toBeTruthy();
  },
);
