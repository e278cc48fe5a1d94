import { withSite } from '../archive/with-site.ts';
import { runHotelCommand } from '../hotels/hotel-commands.ts';
import type { Command } from './command.ts';

/** `npx staylore hotels twins` lists hotels that may be one; `merge GONE KEPT` merges two records; works while the site runs. */
export const hotels: Command = (words, { loadConfig, say }) =>
  withSite(loadConfig(), (platform) => runHotelCommand(platform, words, say));
