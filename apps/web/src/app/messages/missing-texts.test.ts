// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { announceMissingTexts } from './missing-texts.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each([
  ['en', 'Part of this page could not be loaded.', 'Load again'],
  ['de', 'Ein Teil der Seite konnte nicht geladen werden.', 'Neu laden'],
] as const)(
  'a page whose texts could not be loaded says so above everything, and loads again: %s',
  (language, text, again) => {
    document.body.append(document.createElement('main'));
    announceMissingTexts(language);
    const notice = document.body.firstElementChild;
    expect([notice?.getAttribute('role'), notice?.textContent]).toEqual([
      'alert',
      expect.stringContaining(text),
    ]);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const button = notice?.querySelector('button');
    expect(button?.textContent).toBe(again);
    button?.click();
    expect(reload).toHaveBeenCalledOnce();
  },
);
