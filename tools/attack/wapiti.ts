import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, reportIn, runProgram, type Target } from './program.ts';
import { readingCalls } from './reading-calls.ts';

/** Modules that send requests only to the site: the others fetch lists or wait for incoming calls. */
const modules = [
  ...['csp', 'cookieflags', 'http_headers', 'methods', 'redirect', 'crlf'],
  ...['sql', 'xss', 'permanentxss', 'exec', 'file', 'backup', 'blindsql'],
];

const pages = [
  '/en/login?next=/en',
  '/en/maps?lat=46&long=7',
  '/auth/start/google?next=/en',
  '/go/none?url=/en',
];

/** Headers that have been superseded, and those for https: a test of cookies and headers checks those. */
const meant =
  /^(?:(?:X-Frame-Options|X-XSS-Protection|Strict-Transport-Security) is not set$|Secure flag is not set)/;

interface Found {
  readonly method: string;
  readonly path: string;
  readonly info: string;
}

/** Has wapiti try, as a visitor, the pages that it finds and every call with a query. */
export const tryWapiti: Attack = async (target) => {
  const report = path.join(target.folder, 'wapiti.json');
  const calls = await readingCalls(target);
  const asking = calls.filter((url) => url.includes('?')).map((url) => url.replaceAll('*', ''));
  const starts = [...pages.map((place) => target.origin + place), ...asking];
  const bounds = ['-d', '3', '--max-links-per-page', '20', '--max-files-per-dir', '10', '-t', '20'];
  const quiet = ['--no-bugreport', '--flush-session', '-v', '0', '-f', 'json', '-o', report];
  const folders = ['--store-session', target.folder, '--store-config', target.folder];
  const where = ['-u', `${target.origin}/en`, ...starts.flatMap((url) => ['-s', url]), '--scope', 'domain'];
  const args = [...where, '-m', modules.join(), ...bounds, ...times(target), ...quiet, ...folders];
  const { output, stopped } = await runProgram('wapiti', args, target);
  await writeFile(path.join(target.folder, 'wapiti.log'), output);
  const begun = count(output, /Launching module/g);
  const short = count(output, /Max attack time was reached/g);
  const found = /found (\d+) URLs and forms/.exec(output)?.[1] ?? 'no';
  const text = await reportIn(report);
  const ends = text === undefined ? `, stopped in the last of them without a report` : '';
  return {
    findings: text === undefined ? [] : findings(text),
    tried: `${found} addresses, ${begun} of ${modules.length} modules, ${short} of them cut short${ends}`,
    cutOff: stopped || text === undefined || short > 0 || output.includes('Max scan time was reached'),
  };
};

/** A third of the time to crawl, and a sixth for each module; most need only seconds. */
function times({ minutes }: Target): string[] {
  const seconds = minutes * 60;
  return [
    '--max-scan-time',
    String(Math.ceil(seconds / 3)),
    '--max-attack-time',
    String(Math.ceil(seconds / 6)),
  ];
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

function findings(report: string): string[] {
  const { anomalies, vulnerabilities } = JSON.parse(report) as Record<
    'anomalies' | 'vulnerabilities',
    Record<string, Found[]>
  >;
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !meant.test(info))
      .map(({ info, method, path: place }) => `wapiti: ${kind}: ${method} ${place}: ${info}`),
  );
}
