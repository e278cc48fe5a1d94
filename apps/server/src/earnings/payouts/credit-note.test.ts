import { expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text.ts';
import { drawCreditNote } from './credit-note.ts';

const item = {
  credit_note: 'CN-1',
  created_at: new Date('2026-11-02T10:00:00Z'),
  settled_at: null,
  iban_last4: '2957',
  end_to_end_id: 'E-1',
  currency: 'EUR',
  amount_minor: 4200,
  vat_treatment: null,
};
/** The text of each page: its foot names the company and is drawn last. */
const pagesOf = (pdf: Buffer) => pdfText(pdf).split(/Bergwind AG · .+\n/);

test('A booking is never split across pages of a credit note, however long its hotel’s name is', async () => {
  const words = 24;
  const lines = Array.from({ length: 24 }, (_, index) => ({
    booking_id: `BK-${100 + index}`,
    label: 'Gasthof '.repeat(words).trim(),
    check_in: '2026-10-01',
    check_out: '2026-10-03',
    amount_minor: 105,
  }));
  const company = { name: 'Bergwind AG', address: ['Bahnhofstrasse 1'], vat: '' };
  const note = { item, creator: 'Ida', vatId: null, lines, returned: [], company, language: 'en' };
  const pages = pagesOf(await drawCreditNote(note as unknown as Parameters<typeof drawCreditNote>[0]));
  const found = pages.map((page) => ['BK-', '1.05', 'Gasthof'].map((sign) => page.split(sign).length - 1));
  for (const [bookings = 0, ...others] of found)
    expect(others, JSON.stringify(found)).toEqual([bookings, bookings * words]);
  expect(found.reduce((sum, [bookings = 0]) => sum + bookings, 0)).toBe(24);
});
