import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserApi } from '../platform/api/browser-api.ts';
import { apiContext, languageContext, memberContext } from '../platform/page/page-context.ts';
import { currentMember } from '../platform/session/member.tsx';
import { asLanguage, detectLanguage, type Language } from '../platform/texts/language.ts';
import { loadDictionary } from '../platform/texts/load-dictionary.ts';
import { rememberLanguage } from '../platform/texts/remember-language.ts';
import { createTexts, TextsProvider } from '../platform/texts/texts.tsx';
import { announceMissingTexts } from './messages/missing-texts.ts';

const language = detectLanguage({
  pathname: window.location.pathname,
  attribute: document.documentElement.lang,
});

if (asLanguage(window.location.pathname.split('/')[1]) !== null) rememberLanguage(language);

/** The rendered page stays readable while the texts are on their way; it is hydrated once they are there. */
async function start(): Promise<void> {
  const texts = createTexts(language, await loadDictionary(language));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider texts={texts}>
          <HydratedRouter getContext={() => browserContext(language)} />
        </TextsProvider>
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
