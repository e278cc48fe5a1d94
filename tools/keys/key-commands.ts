import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { writeAudit } from '../../apps/server/src/lifecycle/audit/index.ts';
import { listKeys, reseal } from '../../apps/server/src/platform/crypto/index.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { sealedValues } from '../../apps/server/src/sealed-values.ts';

const usage = `npx staylore keys COMMAND
  list              the keys of the site, and under which master key they lie
  rotate            gives the site new keys, and seals under them whatever is stored
  bring-in FOLDER   takes over keys from DATA_DIR/secrets of another server that wrote into this database
  forget            deletes what no key opens any more: its members give it anew`;

/** The operator's commands about the keys of the site. */
export async function runKeysCommand(
  platform: Pick<Platform, 'db' | 'secrets' | 'clock'>,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { db, clock, secrets } = platform;
  // Before the act, which takes many transactions.
  const record = (act: string) => writeAudit(db, { at: clock.now(), by: 'command', act });
  const [command, folder, ...more] = words;
  if ((folder !== undefined) !== (command === 'bring-in') || more.length > 0) throw new PublicError(usage);
  if (command === 'list') {
    for (const { name, number, master, created_at, resealed_at } of await listKeys(db))
      say(
        `${name} ${number}  master ${master}  since ${created_at.toISOString()}${resealed_at === null ? '' : '  seals everything'}`,
      );
  } else if (command === 'rotate') {
    await record('keys.rotated');
    await secrets.renew();
    await reseal(platform, sealedValues);
    say('Everything is sealed under new keys.');
  } else if (command === 'bring-in' && folder !== undefined) {
    await record('keys.brought_in');
    await secrets.importFolder(folder);
    await reseal(platform, sealedValues);
    say(`The keys in ${folder} are keys of this site, and everything stored can be opened.`);
  } else if (command === 'forget') {
    await record('keys.forgotten');
    await reseal(platform, sealedValues, 'forgotten');
    say('Everything stored can be opened.');
  } else throw new PublicError(usage);
}
