import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nastyTexts } from '../fuzz/nasty.ts';
import { type Attack, runProgram, type Target } from './program.ts';

/** What is left lying about on other servers. */
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
/** Of those, what is meant to be found by everybody. */
const meant = /\/(?:metrics)$/;

/** Has ffuf look for what nobody links to, and put odd texts into addresses and searches. */
export const tryFfuf: Attack = async (target) => {
  const texts = nastyTexts.map((text) => encodeURIComponent(text.toWellFormed()));
  const left = await run(target, {
    name: 'hidden',
    words: hidden,
    place: '/FUZZ',
    match: '200,204,401,403,500,502',
  });
  const faults = [];
  for (const [name, place] of Object.entries({
    pages: '/en/FUZZ',
    posts: '/en/posts/FUZZ',
    texts: '/assets/translations/en.json?ns=FUZZ',
    towns: '/api/places/autocomplete?text=FUZZ',
    media: '/media/FUZZ',
    links: '/go/FUZZ',
  }))
    faults.push(...(await run(target, { name, words: texts, place, match: '500,501,502,503,504' })));
  return [...left.filter((line) => !meant.test(line)), ...faults];
};

async function run(
  target: Target,
  { match, name, place, words }: { name: string; words: readonly string[]; place: string; match: string },
): Promise<string[]> {
  const list = path.join(target.folder, `ffuf-${name}.txt`);
  const report = path.join(target.folder, `ffuf-${name}.json`);
  await writeFile(list, words.filter(Boolean).join('\n'));
  await runProgram(
    'ffuf',
    [
      ...['-w', list, '-u', `${target.origin}${place}`, '-mc', match, '-t', '4', '-timeout', '20', '-s'],
      ...['-maxtime', String(Math.round(target.minutes * 60)), '-o', report, '-of', 'json'],
    ],
    target,
  );
  const { results } = JSON.parse(await readFile(report, 'utf8')) as {
    results: { url: string; status: number }[] | null;
  };
  return (results ?? []).map(({ status, url }) => `ffuf: ${status} ${url}`);
}
