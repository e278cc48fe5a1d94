import { type BuiltSandbox, buildSandbox } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';

/** What a test asks for: a sandbox with these settings, or the end of the one that runs. */
type Order = { readonly start: Record<string, string> } | { readonly stop: true };

/** The sandbox of one test file after the other, in a process of its own. */
let sandbox: BuiltSandbox | undefined;

process.on('message', (order: Order) => {
  void obey(order).then(() => process.send?.({ done: true }));
});
process.once('disconnect', () => process.exit(0));

async function obey(order: Order): Promise<void> {
  if ('stop' in order) return sandbox?.close();
  sandbox = await buildSandbox(readConfig(order.start));
  await sandbox.listen();
}
