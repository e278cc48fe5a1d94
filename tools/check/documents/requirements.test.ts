import { expect, test } from 'vitest';
import { unfoundedRequirements } from './requirements.ts';

const told = (...lines: string[]) =>
  unfoundedRequirements([
    { path: 'docs/security.md', text: async () => lines.join('\n') },
    { path: 'a/way.ts', text: async () => '' },
    { path: 'a/way.test.ts', text: async () => "test('Nobody gets in', () => undefined);" },
  ]);

test('A requirement rests on a file or a test that exists, or says why it does not', async () => {
  expect(
    await told(
      'Of 4 requirements 2 are met, 1 do not apply, 1 are unmet. More.',
      '- **1.1.1** Doors close. Met: `a/way.ts`.',
      '- **1.1.2** Doors lock. Met.',
      '  - [Nobody gets in](../a/way.test.ts)',
      '- **1.1.3** LDAP. Not applicable: there is none.',
      '- **1.1.4** Windows. Unmet: they stay open.',
    ),
  ).toEqual([]);
  expect(
    await told(
      'Of 1 requirements 1 are met, 0 do not apply, 0 are unmet.',
      '- **1.1.1** Doors close. Met: `a/other.ts`.',
    ),
  ).toHaveLength(1);
  expect(
    await told('Of 1 requirements 1 are met, 0 do not apply, 0 are unmet.', '- **1.1.1** Doors close. Met.'),
  ).toHaveLength(1);
  expect(
    await told(
      'Of 1 requirements 1 are met, 0 do not apply, 0 are unmet.',
      '- **1.1.1** Doors close. Met.',
      '  - [All get in](../a/way.test.ts)',
    ),
  ).toHaveLength(1);
  expect(
    await told('Of 1 requirements 0 are met, 0 do not apply, 0 are unmet.', '- **1.1.1** Doors close.'),
  ).toHaveLength(1);
  expect(
    await told(
      'Of 2 requirements 0 are met, 0 do not apply, 2 are unmet.',
      '- **1.1.1** A. Unmet: b.',
      '- **1.1.1** A. Unmet: b.',
    ),
  ).toHaveLength(1);
  expect(await told()).toHaveLength(1);
  expect(
    await told(
      'Of 2 requirements 2 are met, 0 do not apply, 0 are unmet.',
      '- **1.1.1** Doors close. Met: `a/way.ts`.',
    ),
  ).toEqual(['docs/security.md does not say: Of 1 requirements 1 are met, 0 do not apply, 0 are unmet.']);
});
