import type { i18n } from 'i18next';

/**
 * Tells readers whose browser runs no scripts what they can do here and what they cannot. It is written into the finished document, so that
 * nobody else carries it; React passes over what it does not know directly below the body.
 */
export function sayWhatNeedsScripts(html: string, { t }: Pick<i18n, 't'>): string {
  const note = `<noscript><p class="border-b border-line bg-sunken px-edge py-3 text-center text-14">${t('layout.without_scripts')}</p></noscript>`;
  return html.replace('<body>', (body) => body + note);
}
