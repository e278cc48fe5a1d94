import type { Language } from '../../platform/texts/language.ts';

/** These two sentences cannot come from the translation file: they are shown because it could not be fetched. */
const notice: Record<Language, { text: string; again: string }> = {
  en: {
    text: 'Part of this page could not be loaded. You can read it, but buttons may not answer.',
    again: 'Load again',
  },
  de: {
    text: 'Ein Teil der Seite konnte nicht geladen werden. Du kannst sie lesen, aber Knöpfe reagieren vielleicht nicht.',
    again: 'Neu laden',
  },
};

/** Tells the reader, above the page as the server rendered it, that it will not become interactive. */
export function announceMissingTexts(language: Language): void {
  const bar = document.createElement('div');
  bar.role = 'alert';
  bar.className = 'missing-texts';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = notice[language].again;
  again.addEventListener('click', () => window.location.reload());
  bar.append(notice[language].text, ' ', again);
  document.body.prepend(bar);
}
