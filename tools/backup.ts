import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeArchive } from './archive/make-archive.ts';
import { archiveName, keepNewest } from './archive/rotate.ts';
import { verifyArchive } from './archive/verify-archive.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run backup [-- FILE] [--verify]`: the whole site in one archive; also while it runs. */
runTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const say = (line: string) => console.log(line);
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
});
