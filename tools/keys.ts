import { withSite } from './archive/with-site.ts';
import { runKeysCommand } from './keys/key-commands.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run keys -- list`, `rotate`, `bring-in FOLDER`, `forget`; also while the site runs. */
runTool(() =>
  withSite(loadConfig(), (platform) =>
    runKeysCommand(platform, process.argv.slice(2), (line) => console.log(line)),
  ),
);
