// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../design/primitives/toast/toasts.tsx';
import { MemberProvider } from '../../platform/session/member.tsx';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { BottomBar } from './menus/member-parts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const quiet = {
  'GET /api/notifications/unread': () => json({ unread: 0 }),
  'POST /api/logout': () => json({}),
};
/** Where each link of that name leads. */
const leads = (name: string) =>
  screen.getAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));

test('the header links visitors to home, map, earnings, register and login, in wide and in small menus', () => {
  renderPage(<Header />, { path: '/en/maps' });
  expect(leads('Staylore, to the home page')).toEqual(['/']);
  expect(leads('Home')).toEqual(['/', '/']);
  expect(leads('Map')).toEqual(['/en/maps', '/en/maps']);
  expect(leads('For creators')).toEqual(Array(2).fill('/en/work-with-us/influencer'));
  expect(leads('Register')).toEqual(['/en/sign-up', '/en/sign-up']);
  expect(leads('Login')).toEqual(['/en/login', '/en/login']);
  expect(screen.queryByRole('link', { name: 'Community Feed' })).toBeNull();
});

test('the header links members to earnings, feed and a new post, and their menu to profile, settings and sign-out', async () => {
  fakeApi(quiet);
  renderPage(<Header />, { member: someMember, path: '/en/maps' });
  await waitFor(() => expect(leads('New post')).toEqual(['/en/post-form', '/en/post-form']));
  expect(leads('Earnings')).toEqual(['/en/analytics', '/en/analytics']);
  expect(leads('Community Feed')).toEqual(Array(2).fill('/en/feed?recommendations=true'));
  expect(leads('Your profile')).toEqual(['/en/profile/lena', '/en/profile/lena']);
  expect(leads('Settings')).toEqual(['/en/settings/profile', '/en/settings/profile']);
  expect(screen.getAllByRole('button', { name: 'Sign out', hidden: true })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Register', hidden: true })).toBeNull();
  cleanup();
  renderPage(<Header />, { language: 'de', member: someMember });
  await waitFor(() => expect(leads('Einnahmen')).toEqual(['/de/analytics', '/de/analytics']));
});

test('a page that does not know who reads it offers neither registering nor signing in', () => {
  renderPage(
    <MemberProvider member={undefined}>
      <Header />
    </MemberProvider>,
  );
  expect(leads('Map')).toEqual(['/en/maps', '/en/maps']);
  for (const name of ['Register', 'Login'])
    expect(screen.queryByRole('link', { name, hidden: true })).toBeNull();
});

test('the bars mark the area in which the reader is, on the pages below its first one too, and home only on itself', () => {
  fakeApi(quiet);
  const marked = (path: string) => {
    const { container, unmount } = renderPage(
      <>
        <Header />
        <BottomBar member={someMember} />
      </>,
      { member: someMember, path },
    );
    const links = [...container.querySelectorAll('nav [aria-current="page"]')];
    unmount();
    return links.map((link) => link.textContent);
  };
  expect(marked('/en/analytics/payouts')).toEqual(['Earnings', 'Earnings']);
  expect(marked('/en/profile/lena/archived')).toEqual(['Profile']);
  expect(marked('/en/profile/lena.b')).toEqual([]);
});

test('the menu of small screens shows first name, last name and e-mail of the member', async () => {
  fakeApi(quiet);
  renderPage(<Header />, { member: someMember });
  const menu = screen.getByLabelText('Menu').closest('details') as HTMLElement;
  expect(await within(menu).findByText('Lena Winter')).toBeTruthy();
  expect(within(menu).getByText('lena@demo.example')).toBeTruthy();
});

test('signing out ends the session on the server, forgets member and token, and loads the home page', async () => {
  const calls = fakeApi(quiet);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  window.localStorage.setItem('user', JSON.stringify(someMember));
  window.localStorage.setItem('token', 'secret');
  renderPage(<Header />, { member: someMember });
  const [button] = await screen.findAllByRole('button', { name: 'Sign out', hidden: true });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(calls.some((call) => call.path === '/api/logout')).toBe(true);
  expect([window.localStorage.getItem('user'), window.localStorage.getItem('token')]).toEqual([null, null]);
});

test('signing out without an answer of the server says that it failed: the cookie would still sign the next person in', async () => {
  fakeApi({ ...quiet, 'POST /api/logout': () => Promise.reject(new TypeError('no network')) });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  window.localStorage.setItem('token', 'secret');
  renderPage(
    <>
      <Header />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    { member: someMember },
  );
  const [button] = await screen.findAllByRole('button', { name: 'Sign out', hidden: true });
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('token')).toBe('secret');
  expect(await screen.findAllByRole('button', { name: 'Sign out', hidden: true })).toHaveLength(2);
});

test('the footer links to the company pages and networks, in the language of the page', () => {
  renderPage(<Footer />, { language: 'de' });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    'company/about',
    'support/contact',
    'work-with-us/influencer',
    'work-with-us/affiliate',
    'legal/privacy-policy',
    'legal/terms-of-use',
    'support/contact#imprint',
  ])
    expect(targets).toContain(`/de/${path}`);
  expect(targets.filter((href) => /instagram|linkedin|tiktok/.test(href ?? ''))).toHaveLength(3);
});

test('the footer names its links, the year and the brand, and offers both languages', () => {
  renderPage(<Footer />);
  for (const name of ['About', 'Contact', 'Influencer', 'Privacy', 'Terms of use', 'Imprint'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.getByText('© 2025 Staylore. All rights reserved.')).toBeTruthy();
  const choices = within(screen.getByLabelText('Language')).getAllByRole('option');
  expect(choices.map((choice) => choice.textContent)).toEqual(['English', 'Deutsch']);
  cleanup();
  renderPage(<Footer />, { language: 'de' });
  expect(screen.getByText('© 2025 Staylore. Alle Rechte vorbehalten.')).toBeTruthy();
});

test('choosing a language loads the same page with the other first path segment', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/en/support/contact?x=1');
  renderPage(<Footer />);
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
  expect(assign).toHaveBeenCalledWith('/de/support/contact?x=1');
});
