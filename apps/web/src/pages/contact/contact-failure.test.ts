import { allTexts } from '@staylore/phrases/texts-in';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/api/problem.ts';
import { textsOf } from '../../platform/texts/texts.tsx';
import { contactFailure } from './contact-failure.ts';

const texts = textsOf(allTexts.en);

test('A missing answer is shown as a network error', () => {
  const error = new Problem({ status: 0, code: 'client.unreachable', detail: '' });
  expect(contactFailure(error, texts)).toBe('Network error: could not reach the server');
});

test('The sentence of the server is shown as it is', () => {
  const error = new Problem({ status: 429, code: 'request.too_many', detail: 'Please wait a moment.' });
  expect(contactFailure(error, texts)).toBe('Please wait a moment.');
});

test('An answer without a sentence is told by its status, without separators', () => {
  const error = new Problem({ status: 502, code: 'client.unreadable', detail: '' });
  expect(contactFailure(error, texts)).toBe('Request failed (502)');
});

test('Any other failure still shows a message', () => {
  expect(contactFailure(new TypeError('x'), texts)).toBe('Something went wrong. Try again.');
});
