import { allTexts } from '@staylore/phrases/texts-in';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import type { Member } from '../platform/page/page-context.ts';
import type { Language } from '../platform/texts/language.ts';

interface Options {
  language?: Language;
  member?: Member | null;
  /** Where the reader is. */
  path?: string;
}

/** Renders something the way a page would: with texts, member, API and router. Returns the router, to see where it leads. */
export function renderPage(shown: ReactNode, options: Options = {}) {
  const { language = 'en', member = null, path = '/' } = options;
  const router = createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [path] });
  const result = render(
    <I18nextProvider i18n={allTexts[language]}>
      <Providers member={member} origin="https://staylore.example">
        <RouterProvider router={router} />
      </Providers>
    </I18nextProvider>,
  );
  return { ...result, router };
}

export const someMember: Member = {
  id: 7,
  username: 'lena',
  name: 'Lena',
  last_name: 'Winter',
  email: 'lena@demo.example',
  email_verified: true,
  bio: '',
  file: null,
  language: 'en',
  atlas_shown: false,
  terms_unread: false,
  permissions: [],
  created_at: '2026-01-01T00:00:00.000Z',
};
