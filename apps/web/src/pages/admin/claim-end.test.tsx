// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { ClaimEnd } from './claim-end.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'End claim', 'The account was never theirs', 'End it and tell the member'],
  ['de', 'Bestätigung beenden', 'Das Konto gehörte nie diesem Mitglied', 'Beenden und Bescheid geben'],
] as const)('An operator says why a claim ends before it does: %s', async (language, end, reason, send) => {
  const calls = fakeApi({ 'POST /api/operations/claims/lena.wanders/end': () => json({}) });
  const onEnded = vi.fn();
  renderPage(<ClaimEnd handle="lena.wanders" onEnded={onEnded} />, { language, member: someMember });
  fireEvent.click(screen.getByRole('button', { name: end }));
  expect(calls).toEqual([]);
  const why = screen.getByRole('combobox');
  fireEvent.change(why, { target: { value: 'not_theirs' } });
  expect(screen.getByRole('option', { name: reason, selected: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: send }));
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual([{ why: 'not_theirs' }]);
});
