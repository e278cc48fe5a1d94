import path from 'node:path';
import { makeArchive } from './archive/make-archive.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run backup [-- FILE]`: the whole site in one archive; also while it runs. */
runTool(async () => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const file = path.resolve(process.argv[2] ?? `staylore-${stamp}.tar.gz`);
  const { rows, files, bytes } = await makeArchive(loadConfig(), { file, say: (line) => console.log(line) });
  console.log(
    `Wrote ${file}: ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It holds secrets; keep it safe.`,
  );
});
