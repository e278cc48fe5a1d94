// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, someMember } from '../../testing/render-page.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({
    from: '2025-11-01',
    to: '2026-10-31',
    median_hours: 26,
    counts: [
      { what: 'reports', key: 'fraud', count: 1204 },
      { what: 'decisions', key: 'automated', count: 3 },
      { what: 'appeals', key: 'reversed', count: 2 },
    ],
  }),
}));

const { default: FiguresPage } = await import('./figures.tsx');

afterEach(cleanup);

test.each([
  ['en', ['Reports', 'Decisions', 'Grounds', 'Appeals'], '1,204', 'Download as CSV', '26 hours'],
  ['de', ['Meldungen', 'Entscheidungen', 'Gründe', 'Beschwerden'], '1.204', 'Als CSV laden', '26 Stunden'],
] as const)(
  'moderators read the figures of a year by kind, and can download them: %s',
  (language, kinds, many, csv, time) => {
    const member = { ...someMember, permissions: ['moderator'] };
    renderPage(<FiguresPage />, { language, member, path: `/${language}/admin/figures` });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(kinds);
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual([many, '3', '2']);
    expect(screen.getByText(new RegExp(time))).toBeTruthy();
    expect(screen.getByRole('link', { name: csv }).getAttribute('href')).toBe(
      '/api/moderation/statistics.csv?from=2025-11-01&to=2026-10-31',
    );
  },
);
