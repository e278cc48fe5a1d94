import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserApi } from '../platform/api/browser-api.ts';
import { apiContext, languageContext, memberContext } from '../platform/page/page-context.ts';
import { currentMember } from '../platform/session/member.tsx';
import { asLanguage, detectLanguage, type Language } from '../platform/texts/language.ts';
import { loadTexts } from '../platform/texts/load-texts.ts';
import { rememberLanguage, turnToStoredLanguage } from '../platform/texts/remember-language.ts';
import { announceMissingTexts } from './messages/missing-texts.ts';

const language = detectLanguage({
  pathname: window.location.pathname,
  attribute: document.documentElement.lang,
});

if (asLanguage(window.location.pathname.split('/')[1]) === null) turnToStoredLanguage(language);
else rememberLanguage(language);

/** The rendered page stays readable while its texts are being fetched; it is hydrated once they are there. */
async function start(): Promise<void> {
  const i18n = await loadTexts(language, document.documentElement.dataset['texts']?.split(' ') ?? []);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter getContext={() => browserContext(language)} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

function browserContext(language: Language): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createBrowserApi(language));
  context.set(languageContext, language);
  context.set(memberContext, currentMember());
  return context;
}

start().catch(() => announceMissingTexts(language));
