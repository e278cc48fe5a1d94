import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

const body = Buffer.from('{"event_id":"evt_01","amount":"12.34"}');
const now = new Date(1_795_250_400_000);

test('A signature is the HMAC-SHA256 of time, dot and body', () => {
  // The published test vector of the signing scheme.
  const v1 = '393fcd7122d110bc2a5773966b7d0fe9a78cfcacf11a842ce6c4fb4ea91ae685';
  const header = `t=1795250400,v1=${v1}`;
  expect(isSigned(body, { header, secrets: ['whsec_test'], now })).toBe(true);
  expect(isSigned(body, { header: header.toUpperCase(), secrets: ['whsec_test'], now })).toBe(false);
  expect(isSigned(body, { header, secrets: ['other', 'whsec_test'], now })).toBe(true);
  expect(isSigned(body, { header, secrets: ['other'], now })).toBe(false);
  expect(isSigned(body, { header, secrets: [], now })).toBe(false);
});

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])('A signature %i seconds away is taken: %s', (seconds, taken) => {
  const time = 1_795_250_400 + seconds;
  const mac = createHmac('sha256', 's').update(`${time}.`).update(body).digest('hex');
  expect(isSigned(body, { header: `t=${time},v1=${mac}`, secrets: ['s'], now })).toBe(taken);
});
