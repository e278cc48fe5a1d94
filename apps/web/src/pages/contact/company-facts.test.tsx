// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { CompanyFacts } from './company-facts.tsx';

afterEach(cleanup);

const mail = 'hello@bergwind.example';
const company = {
  name: 'Bergwind AG',
  address: ['Bahnhofstrasse 1', '3920 Zermatt'],
  vat: 'CHE-102.909.703 MWST',
  phone: '+41 27 000 00 00',
  mail,
  creatorsMail: mail,
  pressMail: mail,
  fictional: false,
};

test.each([
  ['en', /authorities.*English and German/],
  ['de', /Behörden.*Deutsch und Englisch/],
] as const)(
  'The imprint names company, address, telephone, tax number, and the point of contact with its languages: %s',
  (language, told) => {
    renderPage(<CompanyFacts company={company} />, { language });
    for (const fact of [company.name, ...company.address, company.vat])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText(company.phone).getAttribute('href')).toBe('tel:+41270000000');
    expect(screen.getByText(mail).getAttribute('href')).toBe(`mailto:${mail}`);
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.queryByText(/Fictional|Erfunden/)).toBeNull();
  },
);

test('Fictional data is marked as such, and unknown data is left out', () => {
  renderPage(<CompanyFacts company={{ ...company, vat: '', phone: '', fictional: true }} />);
  expect(screen.getByText(/^Fictional demo data/)).toBeTruthy();
  expect(screen.queryByText('VAT number')).toBeNull();
  expect(screen.queryByText(company.phone)).toBeNull();
});
