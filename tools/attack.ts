import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tryFfuf } from './attack/ffuf.ts';
import { type Attack, requirePrograms } from './attack/program.ts';
import { trySqlmap } from './attack/sqlmap.ts';
import { tryWapiti } from './attack/wapiti.ts';
import { siteOnThisMachine, startTrialSite } from './browser/trial-site.ts';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/**
 * `npm run attack [-- --only sqlmap,wapiti,ffuf --minutes N --url URL]`: has programs of Debian that look for weaknesses try an instance of its
 * own, or one that runs on this machine already, on the loopback interface alone and each for so many minutes. What they say lies in var/attack.
 */
const attacks: Readonly<Record<string, Attack>> = { ffuf: tryFfuf, wapiti: tryWapiti, sqlmap: trySqlmap };
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(attacks).join() },
    minutes: { type: 'string', default: '10' },
    url: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);

runTool(async () => {
  const names = values.only.split(',').filter((name) => name in attacks);
  requirePrograms(names);
  const site = values.url ? siteOnThisMachine(values.url) : await startTrialSite(say);
  // By number, as the programs are kept from looking names up.
  const origin = site.url.replace('localhost', '127.0.0.1');
  const found: string[] = [];
  try {
    const token = await signIn(origin);
    for (const name of names) {
      const folder = inProject('var', 'attack', name);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      say(`${name} …`);
      const begin = performance.now();
      const lines = (await attacks[name]?.({ origin, token, folder, minutes: Number(values.minutes) })) ?? [];
      say(`${name}: ${lines.length} findings after ${Math.round((performance.now() - begin) / 1000)} s`);
      found.push(...lines);
    }
  } finally {
    await site.stop();
  }
  for (const line of found) say(line);
  process.exitCode = found.length > 0 ? 1 : 0;
});

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena@demo.example', password: 'staylore-demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
