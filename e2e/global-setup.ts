import { chromiumFlags, findChromium } from '../tools/browser/chromium.ts';
import { startTrialSite } from '../tools/browser/trial-site.ts';
import { give } from './given.ts';

/** Finds a browser and starts one site for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const say = (line: string) => console.log(line);
  const executablePath = await findChromium(say);
  const { stop, url, sandboxUrl } = await startTrialSite(say);
  give({ site: { url, sandboxUrl }, browser: { executablePath, args: chromiumFlags } });
  return stop;
}
