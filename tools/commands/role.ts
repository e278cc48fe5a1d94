import { withSite } from '../archive/with-site.ts';
import { runRoleCommand } from '../roles/role-commands.ts';
import type { Command } from './command.ts';

/** `npx staylore role list`, `log`, `grant NAME moderator|operator`, `revoke NAME moderator|operator`; also while the site runs. */
export const role: Command = (words, { loadConfig, say }) =>
  withSite(loadConfig(), (platform) => runRoleCommand(platform, words, say));
