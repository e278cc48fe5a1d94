import { foreign } from '@staylore/contract/fields';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import type { OpenPlatform } from '../../apps/server/src/open-platform.ts';
import type { Command, CommandContext } from './command.ts';

interface Entry {
  readonly words: string;
  readonly does: string;
  /** Each of the words with what it does. */
  readonly usage?: () => Promise<string>;
  readonly load: () => Promise<Command>;
}

/** Loaded on demand: `help` needs no server, and `start` no archives. */
const commands: Readonly<Record<string, Entry>> = {
  start: {
    words: '',
    does: 'builds what is missing, starts the site and keeps it running until Ctrl-C or SIGTERM',
    load: async () => (await import('./start.ts')).start,
  },
  build: {
    words: '',
    does: 'makes the web part, where the service may not write into its own program',
    load: async () => (await import('./build.ts')).build,
  },
  migrate: {
    words: '',
    does: 'brings the database to the schema of this version; servers of the version before go on',
    load: async () => (await import('./migrate.ts')).migrateSite,
  },
  backup: {
    words: '[FILE] [--verify]',
    does: 'writes the whole site into one archive, and tries it',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    words: 'FILE [--replace]',
    does: 'fills the site from an archive',
    load: async () => (await import('./restore.ts')).restore,
  },
  jobs: {
    words: '[list | retry ID … | retry all]',
    does: 'background work: what waits and what is dead',
    load: async () => (await import('./jobs.ts')).jobs,
  },
  payouts: {
    words: '[--open | --export | --read | --returned | --paid-by-hand]',
    does: 'pays creators',
    usage: async () => (await import('./payouts.ts')).usage,
    load: async () => (await import('./payouts.ts')).payouts,
  },
  earnings: {
    words: 'prove | show | hold | reject | release | pull | owed',
    does: 'bookings and the account book',
    usage: async () => (await import('./earnings.ts')).usage,
    load: async () => (await import('./earnings.ts')).earnings,
  },
  hotels: {
    words: 'twins | merge GONE KEPT',
    does: 'hotels that stand there twice',
    load: async () => onSite((await import('../hotels/hotel-commands.ts')).runHotelCommand),
  },
  role: {
    words: 'list | log | grant NAME ROLE | revoke NAME ROLE',
    does: 'who moderates and who operates',
    load: async () => onSite((await import('../roles/role-commands.ts')).runRoleCommand),
  },
  doctor: {
    words: '[--json]',
    does: 'looks at everything that an operator gets wrong, and says what to do',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  keys: {
    words: 'list | rotate | bring-in FOLDER | forget',
    does: 'keys under which bank details and tokens are sealed',
    load: async () => onSite((await import('../keys/key-commands.ts')).runKeysCommand),
  },
};

/** A command on the site that the settings name; also while it runs. */
async function onSite(
  run: (platform: OpenPlatform, ...asked: [Parameters<Command>[0], CommandContext['say']]) => Promise<void>,
): Promise<Command> {
  const { withSite } = await import('../archive/with-site.ts');
  return (words, { loadConfig, say }) => withSite(loadConfig(), (platform) => run(platform, words, say));
}

/**
 * Runs the command named by the first word.
 * @throws {PublicError} when there is none of that name.
 */
export async function runCommandLine(
  [name = 'help', ...words]: readonly string[],
  { loadConfig, say }: CommandContext,
): Promise<void> {
  // Errors of jobs and answers of others may contain anything; a terminal would obey some of it.
  const around = { loadConfig, say: (line: string) => say(foreign(line).replaceAll('\r', '')) };
  if (['help', '--help', '-h'].includes(name)) return around.say(help());
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined)
    throw new PublicError(`There is no command "${name}": npx staylore help lists those that there are.`);
  if (words.includes('--help') || words.includes('-h'))
    return around.say(
      (await entry.usage?.()) ?? `npx staylore ${name} ${entry.words}\n${entry.does}`.replace(' \n', '\n'),
    );
  await (await entry.load())(words, around);
}

const width = 68;

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { words, does }]) => `  ${`${name} ${words}`.padEnd(width)} ${does}`,
  );
  return ['npx staylore COMMAND', ...lines, `  ${'help'.padEnd(width)} this list`].join('\n');
}
