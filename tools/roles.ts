import { withSite } from './archive/with-site.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';
import { runRoleCommand } from './roles/role-commands.ts';

/** `npm run roles -- list`, `log`, `grant NAME moderator|operator`, `revoke NAME moderator|operator`; also while the site runs. */
runTool(() =>
  withSite(loadConfig(), (platform) =>
    runRoleCommand(platform, process.argv.slice(2), (line) => console.log(line)),
  ),
);
