// @vitest-environment happy-dom
import type { Balance } from '@staylore/contract/earnings/analytics';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { AccountSums } from './account-sums.tsx';

const balance = (currency: string, paid: number, total_euro: number | null): Balance =>
  ({
    currency,
    expected_minor: 0,
    payable_minor: 0,
    in_payout_minor: 0,
    paid_minor: paid,
    total_euro,
    rate_day: total_euro === null ? null : '2026-11-27',
  }) as Balance;

test('The currency in which most was earned comes first, one without a known rate last', () => {
  const balances = [balance('CHF', 7050, 75.32), balance('EUR', 176_130, 1761.3), balance('XAF', 900, null)];
  const { container } = renderPage(<AccountSums balances={balances} />);
  const paid = [...container.querySelectorAll('dl')].map((one) => one.lastElementChild?.lastElementChild);
  expect(paid.map((amount) => amount?.textContent)).toEqual(['€1,761.30', 'CHF\u00a070.50', 'FCFA\u00a0900']);
});
