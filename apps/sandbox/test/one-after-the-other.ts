import { type BuiltSandbox, buildSandbox } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';

/** A request from a test: a sandbox with these settings, or the end of the running one. */
type Order = { readonly start: Record<string, string> } | { readonly stop: true };

/** Runs one sandbox after the other for the tests, in a separate process. */
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
