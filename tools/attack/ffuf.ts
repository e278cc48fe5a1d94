import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nastyTexts } from '../fuzz/nasty.ts';
import { type Attack, type Outcome, reportIn, runProgram, type Target } from './program.ts';

/** Files that are often left on servers by mistake. */
const hidden = [
  ...[
    '.env',
    '.env.example',
    '.git/config',
    '.git/HEAD',
    '.npmrc',
    '.ci',
    'package.json',
    'package-lock.json',
  ],
  ...[
    'admin',
    'administrator',
    'backup',
    'backup.zip',
    'backups/',
    'config',
    'config.json',
    'console',
    'cron',
  ],
  ...[
    'db.sql',
    'debug',
    'dump.sql',
    'error.log',
    'phpinfo.php',
    'server-status',
    'status',
    'swagger',
    'test',
  ],
  ...[
    'actuator',
    'actuator/env',
    'graphql',
    'metrics',
    'node_modules/',
    'var/',
    'data/',
    'uploads/',
    'media/',
  ],
  ...[
    'build/server/index.js',
    'server/index.js',
    'src/main.ts',
    'assets/',
    'assets/../package.json',
    'index.js.map',
  ],
  ...[
    '..%2fpackage.json',
    '%2e%2e/package.json',
    'media/..%2f..%2fpackage.json',
    'assets/..%5c..%5cpackage.json',
  ],
  ...[
    '.well-known/',
    'api/',
    'api/admin',
    'api/debug',
    'api/users',
    'api/sessions',
    'api/internal',
    'api/v1/users',
  ],
  ...[
    'wp-login.php',
    'xmlrpc.php',
    'cgi-bin/',
    'trace',
    'heapdump',
    '.DS_Store',
    '.htaccess',
    'id_rsa',
    'core',
  ],
];
/** Those of them that are meant to be public. */
const meant = /\/(?:metrics)$/;

const places = {
  pages: '/en/FUZZ',
  posts: '/en/posts/FUZZ',
  texts: '/assets/translations/en.json?ns=FUZZ',
  towns: '/api/places/autocomplete?text=FUZZ',
  media: '/media/FUZZ',
  links: '/go/FUZZ',
};

/** Runs ffuf to look for unlinked addresses, and to put odd texts into addresses and searches. */
export const tryFfuf: Attack = async (target) => {
  const texts = nastyTexts.map((text) => encodeURIComponent(text.toWellFormed())).filter(Boolean);
  const share = { ...target, minutes: target.minutes / (1 + Object.keys(places).length) };
  const match = '200,204,401,403,500,502';
  const left = await run(share, { name: 'hidden', words: hidden, place: '/FUZZ', match });
  const all: Pick<Outcome, 'cutOff' | 'findings'>[] = [
    { ...left, findings: left.findings.filter((line) => !meant.test(line)) },
  ];
  for (const [name, place] of Object.entries(places))
    all.push(await run(share, { name, words: texts, place, match: '500,501,502,503,504' }));
  return {
    findings: all.flatMap(({ findings }) => findings),
    tried: `${hidden.length} hidden places, ${texts.length} odd texts in ${Object.keys(places).length} addresses`,
    cutOff: all.some(({ cutOff }) => cutOff),
  };
};

async function run(
  target: Target,
  { match, name, place, words }: { name: string; words: readonly string[]; place: string; match: string },
): Promise<Pick<Outcome, 'cutOff' | 'findings'>> {
  const list = path.join(target.folder, `ffuf-${name}.txt`);
  const report = path.join(target.folder, `ffuf-${name}.json`);
  await writeFile(list, words.join('\n'));
  const { output, stopped } = await runProgram(
    'ffuf',
    [
      ...['-w', list, '-u', `${target.origin}${place}`, '-mc', match, '-t', '4', '-timeout', '20'],
      ...['-maxtime', String(Math.ceil(target.minutes * 50)), '-o', report, '-of', 'json'],
    ],
    target,
  );
  const text = await reportIn(report);
  if (text === undefined) return { findings: [], cutOff: true };
  const { results } = JSON.parse(text) as { results: { url: string; status: number }[] | null };
  return {
    findings: (results ?? []).map(({ status, url }) => `ffuf: ${status} ${url}`),
    cutOff: stopped || output.includes('Maximum running time'),
  };
}
