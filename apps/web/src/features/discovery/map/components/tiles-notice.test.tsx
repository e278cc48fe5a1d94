// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useTilesConsent } from '../tiles-consent.ts';
import { TilesNotice } from './tiles-notice.tsx';

const offered = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };

function Page({ tiles }: { tiles: typeof offered | null }) {
  const [consent, decide] = useTilesConsent();
  return (
    <>
      <p>answer: {consent ?? 'none'}</p>
      <TilesNotice street={{ tiles, consent, decide }} />
    </>
  );
}

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('a street map from elsewhere is asked for by the name of its service, and the answer is remembered', async () => {
  renderPage(<Page tiles={offered} />);
  expect(screen.getByText(/loaded from tiles\.example/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load the street map' }));
  expect(screen.getByText('answer: yes')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderPage(<Page tiles={offered} />);
  expect(screen.getByText('answer: yes')).toBeTruthy();
});

test('who says no is not asked again', async () => {
  renderPage(<Page tiles={offered} />, { language: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Schlicht lassen' }));
  cleanup();
  renderPage(<Page tiles={offered} />);
  expect(screen.getByText('answer: no')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a street map no consent is asked for', () => {
  renderPage(<Page tiles={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
