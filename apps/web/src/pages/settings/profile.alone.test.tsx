// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({ user: someMember, cover: null }),
}));

const { default: ProfileSettings } = await import('./profile.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test.each(['en', 'de'] as const)(
  'a saved profile replaces the stored user and leads to the feed: %s',
  async (language) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    window.localStorage.setItem('user', JSON.stringify(someMember));
    const user = { ...someMember, name: 'Lina' };
    fakeApi({ 'POST /api/users/7/update': () => json({ status: 200, user }) });
    renderPage(<ProfileSettings />, { language, member: someMember, path: `/${language}/settings/profile` });
    await userEvent.click(
      screen.getByRole('button', { name: language === 'en' ? 'Save profile' : 'Profil speichern' }),
    );
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(`/${language}/feed`));
    expect(JSON.parse(window.localStorage.getItem('user') ?? '{}')).toEqual(user);
  },
);
