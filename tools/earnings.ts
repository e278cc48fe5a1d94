import { PublicError } from '../apps/server/src/platform/public-error.ts';
import { proveBook } from './earnings/prove-book.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

const usage = `node tools/earnings.ts COMMAND
  prove                       proves the account book; exit code 1 when it does not balance`;

/** The operator's commands about earnings, on the site that the settings name; also while it runs. Nothing of this is reachable by HTTP. */
runTool(async () => {
  const [command] = process.argv.slice(2);
  const say = (line: string) => console.log(line);
  if (command === 'prove') process.exitCode = (await proveBook(loadConfig(), say)) ? 0 : 1;
  else throw new PublicError(usage);
});
