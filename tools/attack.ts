import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tryFfuf } from './attack/ffuf.ts';
import { type Attack, requirePrograms } from './attack/program.ts';
import { runAttacks } from './attack/run-attacks.ts';
import { trySqlmap } from './attack/sqlmap.ts';
import { tryWapiti } from './attack/wapiti.ts';
import { siteOnThisMachine, startTrialSite } from './browser/trial-site.ts';
import { inProject } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/**
 * `npm run attack [-- --only sqlmap,wapiti,ffuf --minutes N --url URL]`: runs vulnerability scanners from Debian against an instance started for
 * it, or one that already runs on this machine, on the loopback interface only and each for at most so many minutes. Their output is in var/attack.
 * Exit code 1: something was found; 2: nothing was, but a scanner ran out of time.
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
  // By number, as the programs cannot resolve names.
  const origin = site.url.replace('localhost', '127.0.0.1');
  try {
    const token = await signIn(origin);
    const wanted = Object.fromEntries(Object.entries(attacks).filter(([name]) => names.includes(name)));
    process.exitCode = await runAttacks(
      wanted,
      async (name) => {
        const folder = inProject('var', 'attack', name);
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        return { origin, token, folder, minutes: Number(values.minutes) };
      },
      say,
    );
  } finally {
    await site.stop();
  }
});

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena@demo.example', password: 'staylore-demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
