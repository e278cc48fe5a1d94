import { phrases } from '@staylore/phrases/phrases';
import { allTexts } from '@staylore/phrases/texts-in';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/api/problem.ts';
import { textsOf } from '../../platform/texts/texts.tsx';
import { reasonFor } from './reason-for.ts';

const texts = textsOf(allTexts.en);
const { provider } = phrases.en.accounts;

test('Someone who cancelled is told that nothing has changed', () => {
  expect(reasonFor('access_denied', texts)).toBe(provider.cancelled);
});

test('A code that nobody knows, or one made up by the sender of a link, shows a general text', () => {
  for (const code of ['invalid_scope', 'constructor', '<b>call us</b>', ''])
    expect(reasonFor(code, texts)).toBe('Some thing went wrong Please Try again after some time.');
});

test('Someone who has an account already is told to use its password', () => {
  const taken = new Problem({ status: 409, code: 'accounts.email_taken', detail: 'This email is taken!' });
  expect(reasonFor(taken, texts)).toBe(provider.taken);
});
