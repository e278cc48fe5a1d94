import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { variables } from '../../apps/server/src/config/variables.ts';
import routes from '../../apps/web/src/app/routes.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { phrases } from '../../packages/phrases/src/phrases.ts';
import { inProject } from '../launch/project.ts';
import { brokenHabits } from './code/habits.ts';
import { badNames, tooFull, tooLong } from './code/sizes.ts';
import { unreadColumns, unreadSettings, unreadTexts, unusedCalls } from './code/unread.ts';
import { narrowIds } from './database/narrow-ids.ts';
import { foreignWrites } from './database/table-owners.ts';
import { routePaths, unproven } from './documents/conformance.ts';
import { unfoundedRequirements } from './documents/requirements.ts';
import { projectFiles } from './files.ts';
import { program, type Step } from './step.ts';
import { type LockPackages, lockfileGaps } from './supply/lockfile.ts';
import { leakedSecrets } from './supply/secrets.ts';
import { type SuppliedPackage, untrustedPackages } from './supply/supply.ts';
import { lookUps, wrongPageTexts } from './texts/page-texts.ts';
import { incompleteTexts } from './texts/texts.ts';

const sources = ['apps', 'packages', 'tools', 'bench', 'e2e'].filter((folder) =>
  existsSync(inProject(folder)),
);
const reactRouter = 'node_modules/@react-router/dev/bin.cjs';

/**
 * Types of a project. Several checkers would each work out most types again, and two of these steps run at a time anyway. Go's collector runs
 * whenever the memory in use has doubled; that it waits for five times as much costs no more memory than several checkers.
 */
const types = (name: string, project: string): Step =>
  program(name, 'node_modules/typescript/bin/tsc', ['-p', project, '--singleThreaded'], { GOGC: '400' });

/** Columns that no query names. */
const keptColumns = {
  'former_slugs.merged_at': 'filled by its default: when an operator merged two hotels',
};

/** Calls that our own pages do not make. */
const keptCalls = {
  'GET /api/posts/:id/tags': 'specified; pages have the tags with the post',
  'GET /api/newposts/:userId/:location/:handle/:lat/:long': 'specified; pages use its stream, /live',
  'GET /api/atlases/:handle/:picture': 'shown as a picture and fetched by programs that show link previews',
  'GET /api/follows/checkFollow/:userId/:followerId': 'specified; pages have the answer with the profile',
  'POST /api/partners/:partner/conversions': 'called by booking partners',
  'POST /api/instagram/deauthorize': 'called by the photo network',
  'POST /api/instagram/data-deletion': 'called by the photo network',
};

/** Types of the web part come from its routes, so they are generated first. */
const webTypes: Step = {
  name: 'types of the web part',
  async run() {
    const generated = await program('', reactRouter, ['typegen', 'apps/web']).run();
    return generated.length > 0 ? generated : types('', 'apps/web').run();
  },
};

/** The static part of the tests, longest first. */
export const steps: readonly Step[] = [
  types('types of server, sandbox, packages and tools', 'tsconfig.json'),
  types('types of the journeys', 'e2e'),
  webTypes,
  program('unused files, exports and dependencies', 'node_modules/knip/bin/knip.js', [
    '--config',
    'tools/check/code/knip-config.ts',
    '--no-progress',
    '--no-config-hints',
  ]),
  program('what only tests use', 'node_modules/knip/bin/knip.js', [
    '--production',
    '--config',
    'tools/check/code/knip-production.ts',
    '--no-progress',
    '--no-config-hints',
  ]),
  program('schema.sql and the types of tables are what the migrations give', 'tools/schema.ts', ['--check']),
  program('no rings of folders', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    'tools/folder-rules.cjs',
    '--output-type',
    'err',
    'apps',
    'packages',
    'tools',
  ]),
  program('who may import whom', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    'tools/dependency-rules.cjs',
    '--output-type',
    'err',
    ...sources,
  ]),
  program('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  {
    name: 'size of files and folders',
    async run() {
      const files = await projectFiles();
      return [...(await tooLong(files)), ...tooFull(files)];
    },
  },
  { name: 'names of files and folders', run: async () => badNames(await projectFiles()) },
  { name: 'house rules', run: async () => brokenHabits(await projectFiles()) },
  {
    name: 'only the owner of a table writes to it',
    run: async () => foreignWrites(await projectFiles()),
  },
  { name: 'no secrets, registries or machine paths', run: async () => leakedSecrets(await projectFiles()) },
  {
    name: 'package-lock.json is complete (node tools/lockfile.ts)',
    async run() {
      const lock = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')) as {
        packages: LockPackages;
      };
      return lockfileGaps(lock.packages).map(({ parent, name }) => `${name} of ${parent} has no entry.`);
    },
  },
  {
    name: 'packages are what they were, and under licences that suit us',
    async run() {
      const read = async (file: string) => JSON.parse(await readFile(inProject(file), 'utf8'));
      const { packages } = (await read('package-lock.json')) as { packages: Record<string, SuppliedPackage> };
      const { allowScripts } = (await read('package.json')) as { allowScripts: Record<string, boolean> };
      return untrustedPackages(packages, Object.keys(allowScripts));
    },
  },
  {
    name: 'every setting, column, call and text is used',
    async run() {
      const files = await projectFiles();
      const calls = contract.map(({ method, path }) => `${method} ${path}`);
      const schema = await readFile(inProject('apps/server/schema.sql'), 'utf8');
      return [
        ...(await unreadSettings(files, variables)),
        ...(await unreadColumns(files, schema, keptColumns)),
        ...(await unusedCalls(files, calls, keptCalls)),
        // Errors are typed by their codes.
        ...(await unreadTexts(files, phrases.en, [...Object.values(lookUps), 'errors'])),
      ];
    },
  },
  {
    name: 'ids are bigint',
    run: async () => narrowIds(await readFile(inProject('apps/server/schema.sql'), 'utf8')),
  },
  { name: 'texts in every language', run: async () => incompleteTexts() },
  { name: 'every page asks for the words it shows', run: async () => wrongPageTexts(await routes) },
  {
    name: 'docs/security.md names what there is',
    run: async () => unfoundedRequirements(await projectFiles()),
  },
  {
    name: 'every promise of docs/conformance has its test',
    run: async () =>
      unproven(await projectFiles(), {
        calls: contract.map(({ method, path }) => `${method} ${path}`),
        routes: routePaths(await routes),
        settings: variables,
      }),
  },
];
