import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@staylore/contract/fields';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from './browser/chromium.ts';
import { signIn } from './browser/sign-in.ts';
import { startTrialSite } from './browser/trial-site.ts';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';
import { fillIn } from './screens/examples.ts';
import { type Screen, schemes, screens, sizes } from './screens/screens.ts';

/**
 * `npm run screens [-- --only WORD,WORD --sizes 390 --schemes light --languages en --url URL]`: a screenshot of every screen in every size, colour
 * scheme and language into var/screens. With `--url`, of a site that is already running, which keeps the data created for the screenshots.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: sizes.map((size) => size.name).join() },
    schemes: { type: 'string', default: schemes.join() },
    languages: { type: 'string', default: languages.join() },
    url: { type: 'string' },
  },
});

type Size = (typeof sizes)[number];

interface Look {
  readonly size: Size;
  readonly scheme: (typeof schemes)[number];
  readonly language: (typeof languages)[number];
}

const folder = inProject('var/screens');
const words = values.only.split(',');
const isAsked = (screen: Screen) => words.some((word) => screen.name.includes(word));
const say = (line: string) => console.log(line);

runTool(async () => {
  const executablePath = await findChromium(say);
  const site = values.url
    ? { url: values.url.replace(/\/$/, ''), stop: async () => undefined }
    : await startTrialSite(say);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    if (!values.only) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const looks = sizes
      .filter((size) => values.sizes.split(',').includes(size.name))
      .flatMap((size) =>
        schemes.flatMap((scheme) => languages.map((language) => ({ size, scheme, language }))),
      )
      .filter((look) => values.schemes.includes(look.scheme) && values.languages.includes(look.language));
    for (const look of looks) await showAll(browser, { url: site.url, look });
  } finally {
    await browser.close();
    await site.stop();
  }
});

async function showAll(browser: Browser, { url, look }: { url: string; look: Look }): Promise<void> {
  const windows = new Map<string, BrowserContext>();
  for (const screen of screens.filter((one) => isAsked(one))) {
    const who = screen.as ?? '';
    const context = windows.get(who) ?? (await openWindow(browser, { url, look, who }));
    windows.set(who, context);
    await show(context, { url, look, screen, browser });
  }
  for (const context of windows.values()) await context.close();
}

async function openWindow(
  browser: Browser,
  { url, look, who }: { url: string; look: Look; who: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: look.size.width, height: look.size.height },
    colorScheme: look.scheme,
    locale: look.language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  });
  // A stream that never ends would keep every page of a member from becoming idle.
  const silence = { contentType: 'text/event-stream', body: '' };
  await context.route('**/api/notifications/stream', (route) => route.fulfill(silence));
  if (who) await signIn(context, { url, name: who });
  return context;
}

async function show(
  context: BrowserContext,
  { url, look, screen, browser }: { url: string; look: Look; screen: Screen; browser: Browser },
): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const filled = await fillIn(screen.path, { browser, url });
  const answer = await page.goto(screen.bare ? `${url}${filled}` : `${url}/${look.language}${filled}`);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await screen.act?.(page).catch((error: Error) => complaints.push(error.message));
  const height = screen.act ? look.size.height : await lookThrough(page, look.size.height * 3);
  await page.evaluate(drawnWhole);
  await settle(page);
  if (!screen.act) await page.evaluate(barsToTheEnd(height));
  const name = `${screen.name}-${look.size.name}-${look.scheme}-${look.language}.png`;
  const clip = { x: 0, y: 0, width: look.size.width, height };
  await page.screenshot({ path: path.join(folder, name), fullPage: !screen.act, clip });
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  say([name, answer?.status(), wide ? 'scrolls sideways' : '', ...complaints].filter(Boolean).join('  '));
  await page.close();
}

/** Scrolls so that pictures below the fold load. @returns the height of the screenshot: the page's, at most `limit` pixels. */
async function lookThrough(page: Page, limit: number): Promise<number> {
  const height = Math.min(limit, await page.evaluate<number>('document.documentElement.scrollHeight'));
  for (let y = 0; y < height; y += 400) {
    await page.evaluate(`scrollTo(0, ${y})`);
    await page.waitForTimeout(60);
  }
  await page.evaluate('scrollTo(0, 0)');
  return height;
}

/**
 * Fixed bars at the bottom of the window would appear in the middle of a long screenshot: they are moved to its end, those of a part into their
 * part.
 */
const barsToTheEnd = (height: number) => `for (const bar of document.querySelectorAll('body *')) {
  const { position, bottom } = getComputedStyle(bar);
  if (position === 'sticky' && bottom !== 'auto') bar.style.position = 'static';
  if (position !== 'fixed' || bottom !== '0px') continue;
  Object.assign(bar.style, { position: 'absolute', bottom: 'auto', top: ${height} - bar.offsetHeight + 'px' });
}`;

/** Content that browsers draw only near the window would be blank in a screenshot longer than it. It is still cut off at its edges. */
const drawnWhole = `for (const part of document.querySelectorAll('body *')) {
  if (getComputedStyle(part).contentVisibility === 'auto') Object.assign(part.style, { contentVisibility: 'visible', contain: 'paint' });
}`;

/** Nothing is pending any more: no answers, no visible pictures, no skeletons. */
const isSettled = `[...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > 3 * innerHeight)
  && document.querySelector('.animate-pulse') === null`;

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  // Polled from outside: the pages' content security policy refuses a condition that is evaluated inside.
  for (let waited = 0; waited < 10_000; waited += 250) {
    if (await page.evaluate<boolean>(isSettled)) return;
    await page.waitForTimeout(250);
  }
}
