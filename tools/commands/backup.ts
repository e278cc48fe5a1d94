import path from 'node:path';
import { makeArchive } from '../archive/make-archive.ts';
import { archiveName, keepNewest } from '../archive/rotate.ts';
import { verifyArchive } from '../archive/verify-archive.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore backup [FILE] [--verify]`: the whole site in one archive; also while it runs. */
export const backup: Command = async (words, { loadConfig, say }) => {
  const { positionals, values } = readWords(words, {
    flags: { verify: { type: 'boolean' } },
    most: 1,
    usage: 'Say where to, or nothing for BACKUP_DIR: npx staylore backup [FILE] [--verify]',
  });
  const config = loadConfig();
  const { folder, keep } = config.backups;
  const [given] = positionals;
  const file = path.resolve(given ?? path.join(folder, archiveName(new Date())));
  const { rows, files, bytes } = await makeArchive(config, { file, say });
  say(
    `Wrote ${file}: ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It holds secrets; keep it safe.`,
  );
  if (values.verify) {
    await verifyArchive(config, { file });
    say(
      'It was restored into a site that is gone again: all rows are there, and its keys open what is sealed.',
    );
  }
  if (given === undefined)
    for (const name of await keepNewest(folder, keep)) say(`Deleted ${path.join(folder, name)}.`);
};
