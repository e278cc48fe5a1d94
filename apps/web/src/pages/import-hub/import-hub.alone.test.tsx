// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, someMember } from '../../testing/render-page.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({ status: null, imports: [] }),
}));

const { default: ImportHubPage } = await import('./import-hub.tsx');

afterEach(cleanup);

const headings = () => screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
const leads = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');

test('the import hub scans a handle, takes a link, and leads to a stay of one’s own and to claiming an account', () => {
  renderPage(<ImportHubPage />, { path: '/en/insta', member: someMember });
  expect(headings()).toEqual(
    expect.arrayContaining(['Scan a handle', 'Paste a link', 'Write it yourself', 'Claim your account']),
  );
  expect(screen.getByRole('button', { name: 'Scan the posts', hidden: true })).toBeTruthy();
  expect(screen.getByLabelText('Link to the post or reel')).toBeTruthy();
  expect(leads('New post')).toBe('/en/post-form');
  expect(leads('Claim account')).toBe('/en/settings/claim');
});

test('a visitor who pasted the link of a post elsewhere sees it here, and signs up with it', () => {
  const link = 'https://www.instagram.com/p/Cabcde1/';
  renderPage(<ImportHubPage />, { path: `/en/insta?${new URLSearchParams({ link })}` });
  expect(screen.getByText(link)).toBeTruthy();
  const next = new URL(leads('Sign up with this post') ?? '', 'https://staylore.example').searchParams.get(
    'next',
  );
  expect(next).toBe(`/en/insta?${new URLSearchParams({ link })}`);
});

test('a visitor can scan at once, and is asked to sign up for a link and for an export', () => {
  renderPage(<ImportHubPage />, { path: '/de/insta', language: 'de' });
  expect(screen.getByRole('button', { name: 'Beiträge durchsuchen', hidden: true })).toBeTruthy();
  const signUps = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/de/sign-up'));
  expect(signUps.map((href) => decodeURIComponent(href))).toEqual([
    '/de/sign-up?next=/de/insta?account=personal#whose',
    '/de/sign-up?next=/de/insta',
  ]);
});
