import type { Page } from '@playwright/test';
import { phrases } from '@staylore/phrases/phrases';

type Node = string | readonly Node[] | { readonly [key: string]: Node };

/** Every text below a node of the dictionary, with its dotted key. */
function leaves(node: Node, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, below]) => leaves(below, path === '' ? key : `${path}.${key}`));
}

const english = leaves(phrases.en);
/** Texts of the German dictionary, and words that German shares with English and uses on pages of its own. */
const germanTexts = new Set([...leaves(phrases.de).map(([, text]) => text), 'Status']);
const keys = new Set(english.map(([key]) => key.replace(/_(one|other)$/, '')));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English sentences with placeholders that equal no German text, as patterns for a whole text; a single short word may be a name. */
const onlyEnglish = english
  .filter(([, text]) => text.includes('{{') && !germanTexts.has(text))
  .filter(([, text]) => text.replaceAll(/\{\{\w+\}\}/g, '').trim().length > 6)
  .map(
    ([, text]) =>
      new RegExp(
        `^${text
          .split(/\{\{\w+\}\}/)
          .map(escaped)
          .join('.+')}$`,
        'su',
      ),
  );
const plainEnglish = new Set(
  english.map(([, text]) => text).filter((text) => !text.includes('{{') && !germanTexts.has(text)),
);

/** What a reader sees or hears on a page: its visible texts, and the names and hints of its controls. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const isForeign = (element: Element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? language) !== language;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent === null || parent.matches('script, style, noscript') || isForeign(parent)) continue;
      if (parent.checkVisibility()) found.push(walker.currentNode.textContent ?? '');
    }
    const named = '[aria-label], [title], [placeholder], [alt], [aria-description]';
    for (const element of document.body.querySelectorAll(named)) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Faults in the texts of a page: keys instead of words, unfilled placeholders, English on a German page. */
export async function textFaults(page: Page, language: 'en' | 'de'): Promise<string[]> {
  const faults: string[] = [];
  for (const text of await textsOf(page)) {
    const raw = text.match(/\b[a-z]\w*(?:\.\w+)+\b/gi)?.find((word) => keys.has(word));
    if (raw !== undefined) faults.push(`shows the key ${raw}`);
    if (/\{\{\w+\}\}/.test(text)) faults.push(`shows a hole: ${text}`);
    if (language === 'de' && isEnglish(text)) faults.push(`speaks English: ${text}`);
  }
  return faults;
}

function isEnglish(text: string): boolean {
  return plainEnglish.has(text) || onlyEnglish.some((pattern) => pattern.test(text));
}
