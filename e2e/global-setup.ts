import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags, findChromium } from '../tools/browser/chromium.ts';
import { startTrialSite } from '../tools/browser/trial-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    sandboxUrl: string;
    /** Where tests reach the one browser of the run. */
    browserEndpoint: string;
  }
}

/** Starts one site and one browser for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const say = (line: string) => console.log(line);
  const executablePath = await findChromium(say);
  const site = await startTrialSite(say);
  const browser = await chromium.launchServer({ executablePath, args: chromiumFlags });
  project.provide('siteUrl', site.url);
  project.provide('sandboxUrl', site.sandboxUrl);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.stop();
  };
}
