import { expect, test } from 'vitest';
import { identityClaims, readIdentity } from './identity.ts';

test.each([
  ['Mara\nYour account is closed', 'Mara Your account is closed'],
  [' Mara\u0000\u2028Newcomer ', 'Mara Newcomer'],
  ['\u202eMara', 'Mara'],
  ['\u200b\n', null],
])('A provider’s name %j is kept as one line that can be stored', (name, kept) => {
  const claims = identityClaims.parse({ sub: 'one', name, nonce: 'n' });
  expect(readIdentity('google', claims).name).toBe(kept);
});
