// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { TaxSection } from './tax-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save tax details' }));

test('a business is asked for its number, which is checked before anything is sent, and what is saved says so', async () => {
  const profile = { country: 'DE', standing: 'business', vat_id: 'DE136695976' };
  const calls = fakeApi({ 'PUT /api/me/tax-profile': () => json({ profile }) });
  renderPage(<TaxSection stored={null} />, { member: someMember });
  expect(screen.queryByLabelText('VAT number')).toBeNull();
  await choose('Country where you pay taxes', 'DE');
  await choose('You are paid as', 'business');
  await userEvent.type(await screen.findByLabelText('VAT number'), 'DE123');
  await save();
  expect(await screen.findByText('This is not a VAT number of that country')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.clear(screen.getByLabelText('VAT number'));
  await userEvent.type(screen.getByLabelText('VAT number'), 'DE 136 695 976');
  await save();
  expect(await screen.findByText('Your tax details are saved.')).toBeTruthy();
  expect(calls[0]?.body).toEqual({ country: 'DE', standing: 'business', vat_id: 'DE 136 695 976' });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('VAT number').value).toBe('DE136695976'),
  );
});

test('what could not be saved says why, and nothing typed is lost', async () => {
  fakeApi({ 'PUT /api/me/tax-profile': () => problem(404, 'bank_details.not_found') });
  renderPage(<TaxSection stored={null} />, { member: someMember });
  await choose('Country where you pay taxes', 'CH');
  await choose('You are paid as', 'small_business');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Country where you pay taxes').value).toBe('CH');
  expect(screen.getByLabelText<HTMLSelectElement>('You are paid as').value).toBe('small_business');
});
