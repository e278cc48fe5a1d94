import path from 'node:path';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { restoreArchive } from '../archive/restore-archive.ts';
import { type Command, readWords } from './command.ts';

const usage = 'Say which archive: npx staylore restore FILE [--replace]';

/** `npx staylore restore FILE [--replace]`: fills the configured site (DATA_DIR or DATABASE_URL) from an archive. */
export const restore: Command = async (words, { loadConfig, say }) => {
  const { positionals, values } = readWords(words, {
    flags: { replace: { type: 'boolean' } },
    most: 1,
    usage,
  });
  const [given] = positionals;
  if (!given) throw new PublicError(usage);
  const manifest = await restoreArchive(loadConfig(), {
    file: path.resolve(given),
    replace: values.replace ?? false,
    say,
  });
  say(`Restored what was saved at ${manifest.madeAt}.`);
};
