import { type Notification, notificationKinds } from '@staylore/contract/members/notifications';
import { allTexts } from '@staylore/phrases/texts-in';
import { expect, test } from 'vitest';
import { pathsIn } from '../../../platform/page/paths.ts';
import { textsOf } from '../../../platform/texts/texts.tsx';
import { notificationTarget, notificationText } from './notification-text.ts';

const news = (kind: Notification['kind'], rest: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind,
  actor: { id: 2, username: 'anna', name: 'Anna', file: null },
  post: { id: 3, location: 'Hotel Bergkristall, Zermatt', file: null },
  payload: { count: 2, handle: 'lena.wanders' },
  created_at: '2026-11-21T09:00:00.000Z',
  read: false,
  ...rest,
});

test.each(['en', 'de'] as const)(
  'Every kind of notification is told in %s, with nothing left to fill in',
  (language) => {
    const texts = textsOf(allTexts[language]);
    for (const kind of notificationKinds) {
      for (const rest of [{}, { actor: null, post: null, payload: {} }]) {
        const told = notificationText(news(kind, rest), texts);
        expect(told).toMatch(/[.]$/);
        expect(told).not.toMatch(/\{\{|notifications\.|undefined|null/);
      }
    }
  },
);

test('One saved stay is told in the singular, several in the plural', () => {
  const texts = textsOf(allTexts.de);
  expect(notificationText(news('import_finished', { payload: { count: 1 } }), texts)).toContain(
    '1 Aufenthalt ',
  );
  expect(notificationText(news('import_finished', { payload: { count: 12 } }), texts)).toContain(
    '12 Aufenthalte ',
  );
});

test('A payout is told with its amount, so that two of them are told apart', () => {
  const payout = news('payout', { post: null, payload: { amount_minor: 7050, currency: 'CHF' } });
  expect(notificationText(payout, textsOf(allTexts.en))).toBe(
    'CHF 70.50 has been sent to your bank.'.replace(' ', '\u00a0'),
  );
  expect(notificationText(payout, textsOf(allTexts.de))).toMatch(/^Auf dem Weg zu deiner Bank: 70,50\sCHF/);
});

test('A notification leads to what it is about, and nowhere when that is gone', () => {
  const options = { paths: pathsIn('en'), ownUsername: 'lena' };
  expect(notificationTarget(news('follow'), options)).toBe('/en/profile/anna');
  expect(notificationTarget(news('favourite'), options)).toBe('/en/posts/3');
  expect(notificationTarget(news('import_finished'), options)).toBe('/en/profile/lena');
  expect(notificationTarget(news('new_stays', { payload: { import: 12 } }), options)).toBe(
    '/en/insta/review/12',
  );
  expect(notificationTarget(news('favourite', { post: null }), options)).toBeNull();
});
