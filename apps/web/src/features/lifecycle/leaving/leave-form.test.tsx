// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { LeaveForm } from './leave-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = 'POST /api/me/leaving';
const asked = { needs_password: true, fresh: false, coming: [], has_bank_details: false };
const money = { currency: 'EUR', expected_minor: 1250, payable_minor: 4200, in_payout_minor: 0 };

function show(leaving: Parameters<typeof LeaveForm>[0]['leaving']) {
  const left = vi.fn();
  const leave = async (call: () => Promise<unknown>) => {
    await call();
    left();
  };
  renderPage(<LeaveForm leaving={leaving} onLeave={leave} />, { member: someMember });
  return left;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('nothing is sent before the question is answered, and cancelling keeps what was typed', async () => {
  const calls = fakeApi({ [call]: () => json({ until: '2026-12-22T10:00:00.000Z' }) });
  const left = show(asked);
  await press('Delete my account');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), 'my own');
  await press('Delete my account');
  await press('Cancel');
  expect(calls).toHaveLength(0);
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('my own');
  await press('Delete my account');
  await press('Delete');
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({ password: 'my own', gives_up: false });
});

test('outstanding money is shown, and waived only by a member who chooses so', async () => {
  const calls = fakeApi({ [call]: () => problem(409, 'leaving.nowhere_to_pay') });
  const left = show({ ...asked, coming: [money] });
  expect(screen.getByText('€12.50')).toBeTruthy();
  expect(screen.getByText('€42.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your bank details' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), 'my own');
  await press('Delete my account');
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('Your account could not be deleted.');
  await userEvent.click(screen.getByLabelText(/^Give it up/));
  await press('Delete my account');
  await press('Delete');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => (body as { gives_up: boolean }).gives_up)).toEqual([false, true]);
  expect(left).not.toHaveBeenCalled();
});

test('a member without a password is asked to sign in again, unless they just did', () => {
  show({ ...asked, needs_password: false });
  expect(screen.getByText(/sign out and in again/)).toBeTruthy();
  cleanup();
  show({ ...asked, needs_password: false, fresh: true });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});
