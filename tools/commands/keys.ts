import { withSite } from '../archive/with-site.ts';
import { runKeysCommand } from '../keys/key-commands.ts';
import type { Command } from './command.ts';

/** `npx staylore keys list`, `rotate`, `bring-in FOLDER`, `forget`; also while the site runs. */
export const keys: Command = (words, { loadConfig, say }) =>
  withSite(loadConfig(), (platform) => runKeysCommand(platform, words, say));
