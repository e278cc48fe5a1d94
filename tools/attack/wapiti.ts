import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, runProgram } from './program.ts';
import { readingCalls } from './reading-calls.ts';

/** Those that ask nobody but the site: the others look up lists or wait for calls from outside. */
const modules =
  'sql,blindsql,xss,permanentxss,exec,file,redirect,crlf,csp,cookieflags,http_headers,backup,methods';

const pages = [
  '/en/login?next=/en',
  '/en/maps?lat=46&long=7',
  '/auth/start/google?next=/en',
  '/go/none?url=/en',
];

/** Headers that others have taken the place of, and one that belongs to https. */
const meant = /^(?:X-Frame-Options|X-XSS-Protection|Strict-Transport-Security) is not set$/;

interface Found {
  readonly method: string;
  readonly path: string;
  readonly info: string;
}

/** Has wapiti try, as a visitor, the pages that it finds and every call that takes a question. */
export const tryWapiti: Attack = async (target) => {
  const report = path.join(target.folder, 'wapiti.json');
  const seconds = String(Math.round((target.minutes * 60) / 3));
  const calls = await readingCalls(target);
  const asking = calls.filter((url) => url.includes('?')).map((url) => url.replaceAll('*', ''));
  const starts = [...pages.map((place) => target.origin + place), ...asking];
  const bounds = ['-d', '3', '--max-links-per-page', '20', '--max-files-per-dir', '10', '-t', '20'];
  const times = ['--max-scan-time', seconds, '--max-attack-time', seconds];
  const quiet = ['--no-bugreport', '--flush-session', '-v', '0', '-f', 'json', '-o', report];
  const folders = ['--store-session', target.folder, '--store-config', target.folder];
  const where = ['-u', `${target.origin}/en`, ...starts.flatMap((url) => ['-s', url]), '--scope', 'domain'];
  await runProgram('wapiti', [...where, '-m', modules, ...bounds, ...times, ...quiet, ...folders], target);
  const { anomalies, vulnerabilities } = JSON.parse(await readFile(report, 'utf8')) as Record<
    'anomalies' | 'vulnerabilities',
    Record<string, Found[]>
  >;
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !meant.test(info))
      .map(({ info, method, path: place }) => `wapiti: ${kind}: ${method} ${place}: ${info}`),
  );
};
