import { loadConfig } from './launch/project.ts';
import { holdUntilStopped, runTool, signalled } from './launch/run.ts';
import { requireFreePorts, startSite } from './launch/site.ts';
import { ensureWebBuild } from './launch/web-build.ts';

const say = (line: string) => console.log(line);

runTool(async () => {
  const stopWish = signalled();
  const config = loadConfig();
  await requireFreePorts(config);
  const building = ensureWebBuild(say);
  if (await Promise.race([building.then(() => false), stopWish.then(() => true)])) process.exit(0);
  const { site, ready } = await startSite({ config, say });
  void ready.then((up) => {
    if (!up) return;
    if (config.sandbox) say(`Mailbox and outside services: ${config.sandbox.url}`);
    say(`Staylore is ready: ${config.http.publicUrl}`);
  });
  await holdUntilStopped(site);
});
