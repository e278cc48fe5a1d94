import { parseArgs } from 'node:util';
import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';

export interface CommandContext {
  readonly say: (line: string) => void;
  /** Reads the settings of the site. */
  readonly loadConfig: () => Config;
}

/** Runs a command; the words are those after the command's name. */
export type Command = (words: readonly string[], around: CommandContext) => Promise<void>;

type Flags = Readonly<Record<string, { type: 'boolean' } | { type: 'string' }>>;

/**
 * The arguments of a command: positional ones, and its flags.
 * @throws {PublicError} with the command's usage when a flag is unknown or there are too many words.
 */
export function readWords<T extends Flags>(
  words: readonly string[],
  { flags, most, usage }: { flags: T; most: number; usage: string },
) {
  const read = () => {
    try {
      return parseArgs({ args: [...words], allowPositionals: true, options: flags });
    } catch {
      return undefined;
    }
  };
  const parsed = read();
  if (parsed === undefined || parsed.positionals.length > most) throw new PublicError(usage);
  return parsed;
}
