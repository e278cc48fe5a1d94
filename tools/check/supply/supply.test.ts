import { expect, test } from 'vitest';
import { untrustedPackages } from './supply.ts';

const fine = { integrity: `sha512-${'a'.repeat(86)}==`, license: 'MIT' };
const told = (entry: object, name = 'tool') =>
  untrustedPackages({ [`node_modules/${name}`]: entry }, ['native']);

test('A package from another source, without checksum, or with an install script is reported', () => {
  expect(told(fine)).toEqual([]);
  expect(told({ ...fine, resolved: 'https://packages.example/tool.tgz' })).toHaveLength(1);
  expect(told({ ...fine, integrity: undefined })).toHaveLength(1);
  expect(told({ ...fine, integrity: 'sha1-aaaa' })).toHaveLength(1);
  expect(told({ ...fine, hasInstallScript: true })).toHaveLength(1);
  expect(told({ ...fine, hasInstallScript: true }, 'native')).toEqual([]);
  expect(told({ ...fine, integrity: undefined, optional: true, os: ['darwin'] })).toEqual([]);
});

test.each([
  ['MIT', 0],
  ['(MIT OR GPL-3.0-only)', 0],
  ['MIT AND Zlib', 0],
  ['MIT AND GPL-3.0-only', 1],
  ['AGPL-3.0-only', 1],
  ['SEE LICENSE IN LICENSE', 1],
  [undefined, 1],
])('A package under %s gives %d complaints', (license, count) => {
  expect(told({ ...fine, license })).toHaveLength(count);
});
