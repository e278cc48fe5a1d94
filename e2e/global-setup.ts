import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromiumFlags, findChromium } from '../tools/browser/chromium.ts';
import { startTrialSite } from '../tools/browser/trial-site.ts';
import { inProject } from '../tools/launch/project.ts';
import { give } from './given.ts';

/** A run imports a thousand pictures; at full size that would be most of the server's work. */
const smallPictures = { DEMO_PICTURE_WIDTH: '320' };

/** Finds a browser and starts one site for all journeys; its warnings are kept in `var/test/site.log`. */
export default async function setup(): Promise<() => Promise<void>> {
  const say = (line: string) => console.log(line);
  const executablePath = await findChromium(say);
  await mkdir(inProject('var', 'test'), { recursive: true });
  const log = createWriteStream(inProject('var', 'test', 'site.log'));
  const { stop, url, sandboxUrl } = await startTrialSite(
    say,
    (line) => log.write(`${line}\n`),
    smallPictures,
  );
  give({ site: { url, sandboxUrl }, browser: { executablePath, args: chromiumFlags } });
  return async () => {
    await stop();
    log.end();
  };
}
