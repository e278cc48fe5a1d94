import { requireDataFolder } from '../launch/data-folder.ts';
import { writtenSettings } from '../launch/project.ts';
import { holdUntilStopped, signalled } from '../launch/run.ts';
import { requireFreePorts, startSite } from '../launch/site.ts';
import { unknownSettings } from '../launch/unknown-settings.ts';
import { ensureWebBuild } from '../launch/web-build.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore start`: runs the whole site until it is stopped. */
export const start: Command = async (words, { loadConfig, say }) => {
  readWords(words, {
    flags: {},
    most: 0,
    usage: 'npx staylore start takes no further words; settings are in .env.',
  });
  const stopWish = signalled();
  const config = loadConfig();
  for (const sentence of unknownSettings(writtenSettings(), Object.keys(process.env))) say(sentence);
  await requireDataFolder(config.dataDir);
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
};
