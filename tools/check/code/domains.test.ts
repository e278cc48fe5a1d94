import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../launch/project.ts';

const domains = ['members', 'stays', 'imports', 'earnings', 'discovery', 'lifecycle'] as const;

/** Folders of a domain of the server, without `personal-data`, which each of them has. */
const featuresOf = (domain: string) =>
  readdirSync(inProject('apps', 'server', 'src', domain), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'personal-data')
    .map(({ name }) => name)
    .sort();

test('The two overviews of the code list every feature of every domain, and no other', () => {
  const guide = readFileSync(inProject('AGENTS.md'), 'utf8');
  const architecture = readFileSync(inProject('docs', 'architecture.md'), 'utf8');
  for (const domain of domains) {
    const inGuide = new RegExp(`^${domain} +([a-z -]+)$`, 'm').exec(guide)?.[1]?.split(' ').sort();
    const inTable = new RegExp(`^\\| \`${domain}\` +\\| ([a-z, -]+?) +\\|`, 'm')
      .exec(architecture)?.[1]
      ?.split(', ')
      .sort();
    expect({ domain, features: inGuide }).toEqual({ domain, features: featuresOf(domain) });
    expect({ domain, features: inTable }).toEqual({ domain, features: featuresOf(domain) });
  }
});
