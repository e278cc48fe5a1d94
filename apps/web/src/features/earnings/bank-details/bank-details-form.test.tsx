// @vitest-environment happy-dom
import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import BankDetailsForm from './bank-details-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const record = {
  id: 3,
  name: 'Zürcher Kantonalbank',
  clearing_number: '700',
  adresse: 'Bahnhofstrasse 9, Zürich',
  iban: '*****************7654',
  acc_number: '*****4321',
  holder_name: 'Lena Winter',
  holder_town: 'Zürich',
  holder_country: 'CH',
  paused_until: null,
} as BankDetails;
const show = (stored: BankDetails | null) =>
  renderPage(<BankDetailsForm stored={stored} userId={7} memberName="Lena Winter" />, { member: someMember });
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  }
};
const bank = {
  'Bank name': 'Zürcher Kantonalbank',
  'Bank address': 'Bahnhofstrasse 9, Zürich',
  IBAN: 'CH93 0076 2011 6238 5295 7',
  'Account number': '1162-3852.957',
  'Clearing number': '762',
  'Town of the holder': 'Zürich',
};

test('each empty field of the bank form says what is required, and nothing is sent while an error shows', async () => {
  const calls = fakeApi({});
  show(null);
  await userEvent.type(screen.getByLabelText('Bank name'), 'x');
  await userEvent.clear(screen.getByLabelText('Bank name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const message of [
    'name is required',
    'clearing number is required',
    'bank address is required',
    'iban is required',
    'acc number is required',
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  await fill({ 'Bank name': 'Zürcher Kantonalbank' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([]);
});

test('the form says that the IBAN is paid to, and that the account number is needed beside it', () => {
  show(null);
  const described = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('IBAN')).toBe('Payouts go to this IBAN.');
  expect(described('Account number')).toMatch(/^Needed as well as the IBAN\./);
});

test('a first save makes the record with its owner, and the button becomes Update', async () => {
  const calls = fakeApi({ 'POST /api/bankdetails': () => json(record) });
  show(null);
  await fill(bank);
  await userEvent.selectOptions(screen.getByLabelText('Country of the holder'), 'CH');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Your bank details are saved\./)).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({
    user_id: 7,
    name: bank['Bank name'],
    clearing_number: '762',
    adresse: bank['Bank address'],
    iban: bank.IBAN,
    acc_number: bank['Account number'],
  });
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
});

test('a stored record is shown in the form and is changed by its id', async () => {
  const calls = fakeApi({ 'PUT /api/bankdetails/3': () => json({ ...record, name: 'PostFinance' }) });
  show(record);
  expect(screen.getByLabelText<HTMLInputElement>('IBAN').value).toContain('7654');
  await fill({ 'Bank name': 'PostFinance' });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/bankdetails/3' }));
  expect(await screen.findByText(/^Your bank details have been changed\./)).toBeTruthy();
});

test('bank details that could not be saved say so, and nothing typed is lost', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed');
  });
  show(record);
  await fill({ 'Bank name': 'PostFinance' });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
  expect(screen.getByLabelText<HTMLInputElement>('Bank name').value).toBe('PostFinance');
});

test('a wrong IBAN, and a clearing number that differs from the one in it, are shown before anything is sent', async () => {
  const calls = fakeApi({});
  show(null);
  await fill({ ...bank, IBAN: 'CH93 0076 2011 6238 5295 8', 'Clearing number': '763' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Clearing number').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});
