import { ensureWebBuild } from '../launch/web-build.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore build`: builds the web part, for a site whose service may not write to its own program. */
export const build: Command = async (words, { say }) => {
  readWords(words, { flags: {}, most: 0, usage: 'npx staylore build takes no further words.' });
  await ensureWebBuild(say);
  say('The web part is built.');
};
