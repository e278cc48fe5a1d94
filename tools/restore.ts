import path from 'node:path';
import { parseArgs } from 'node:util';
import { PublicError } from '../apps/server/src/config/public-error.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run restore -- FILE [--replace]`: fills the configured site (DATA_DIR or DATABASE_URL) from an archive. */
runTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (!given) throw new PublicError('Say which archive: npm run restore -- FILE [--replace]');
  const say = (line: string) => console.log(line);
  const manifest = await restoreArchive(loadConfig(), {
    file: path.resolve(given),
    replace: values.replace,
    say,
  });
  say(`Restored what was saved at ${manifest.madeAt}.`);
});
