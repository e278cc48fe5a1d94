import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { PublicError } from '../apps/server/src/config/public-error.ts';
import { freePorts } from '../apps/server/test/servers/free-ports.ts';
import { chromiumFlags, findChromium } from '../tools/browser/chromium.ts';
import { signIn } from '../tools/browser/sign-in.ts';
import { startTrialSite } from '../tools/browser/trial-site.ts';
import { runTool } from '../tools/launch/run.ts';

/**
 * `node bench/lighthouse.ts [--as lena] [--url URL] [--applied] [PATH ...]`: Lighthouse's scores (0 to 100, phone) of the given pages, as one line of
 * JSON each. Default: the home page and the newest post. The phone is calculated from a fast load; `--applied`: the browser itself is slowed down.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, url: { type: 'string' }, applied: { type: 'boolean' } },
});

const say = (line: string) => console.error(line);

runTool(async () => {
  const program = await findChromium(say);
  const site = values.url
    ? { url: values.url.replace(/\/$/, ''), stop: async () => undefined }
    : await startTrialSite(say);
  try {
    const pages = positionals.length > 0 ? positionals : ['/en', await newestPost(site.url)];
    for (const page of pages) {
      const report = await measure(program, { url: site.url, page, name: values.as });
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

interface Visit {
  url: string;
  page: string;
  /** The signed-in member; a visitor by default. */
  name: string | undefined;
}

/**
 * Measures a page in a fresh browser profile. A member signs in normally: by the browser's own cookie and storage, which an extra header would not
 * give to the page's calls.
 */
async function measure(program: string, { url, page, name }: Visit): Promise<Result> {
  await using profile = await mkdtempDisposable(path.join(os.tmpdir(), 'staylore-lighthouse-'));
  const port = await freePorts();
  const context = await chromium.launchPersistentContext(profile.path, {
    executablePath: program,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    if (name !== undefined) {
      await signIn(context, { url, name });
      // Any page of the site can fill the storage; this one loads nothing that the measured page would find cached.
      const tab = await context.newPage();
      await tab.goto(`${url}/robots.txt`);
      await tab.close();
    }
    return await runLighthouse(url + page, port);
  } finally {
    await context.close();
  }
}

async function runLighthouse(address: string, port: number): Promise<Result> {
  const measured = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    throttlingMethod: values.applied ? 'devtools' : 'simulate',
    disableStorageReset: true,
  });
  if (measured === undefined) throw new PublicError(`Lighthouse could not measure ${address}.`);
  return measured.lhr;
}

function figures({ categories, audits }: Result) {
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
