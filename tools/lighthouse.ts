import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { PublicError } from '../apps/server/src/platform/public-error.ts';
import { chromiumFlags, findChromium } from './browser/chromium.ts';
import { signIn } from './browser/sign-in.ts';
import { startTrialSite } from './browser/trial-site.ts';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/**
 * `node tools/lighthouse.ts [--as lena] [--url URL] [PATH ...]`: Lighthouse's scores (0 to 100, simulated phone) of the given pages, as one
 * line of JSON each. Default: the home page and the newest post.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, url: { type: 'string' } },
});

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

const say = (line: string) => console.error(line);

runTool(async () => {
  const program = await findChromium(say);
  const site = values.url
    ? { url: values.url.replace(/\/$/, ''), stop: async () => undefined }
    : await startTrialSite(say);
  try {
    const cookie = values.as ? await cookieOf(program, { url: site.url, name: values.as }) : undefined;
    const pages = positionals.length > 0 ? positionals : ['/en', await newestPost(site.url)];
    for (const page of pages) {
      const report = await measure(program, { address: site.url + page, cookie });
      console.log(JSON.stringify({ page, ...figures(report) }));
    }
  } finally {
    await site.stop();
  }
});

async function newestPost(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/posts/latest/0`);
  const posts = (await answer.json()) as { id: number }[];
  return `/en/posts/${posts[0]?.id ?? 1}`;
}

async function cookieOf(program: string, { url, name }: { url: string; name: string }): Promise<string> {
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags });
  const context = await browser.newContext();
  await signIn(context, { url, name });
  const cookies = await context.cookies(url);
  await browser.close();
  return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
}

async function measure(
  program: string,
  { address, cookie }: { address: string; cookie: string | undefined },
): Promise<LighthouseReport> {
  const output = inProject('var/lighthouse.json');
  await mkdir(inProject('var'), { recursive: true });
  const args = [
    inProject('node_modules/lighthouse/cli/index.js'),
    address,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ];
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: program },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('close', resolve);
  });
  if (code !== 0) throw new PublicError(`Lighthouse could not measure ${address}.`);
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport;
}

function figures({ categories, audits }: LighthouseReport) {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    blockingMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    failedAudits: Object.entries(audits)
      .filter(([, audit]) => audit.score === 0)
      .map(([name]) => name),
  };
}
