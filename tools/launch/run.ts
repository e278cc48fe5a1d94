import { sentenceOf } from './failure.ts';
import { whenNpmIsGone } from './npm.ts';
import type { Site } from './site.ts';

/** Runs a tool: an expected failure is one sentence and exit code 1, anything else a full report. */
export function runTool(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  });
}

/**
 * Keeps a running site until it is to stop: Ctrl-C or SIGTERM (a second one forces), the end of the server, or of the npm that started us.
 * Never returns.
 */
export async function holdUntilStopped(site: Site): Promise<never> {
  const why = await Promise.race([
    site.ended.then((sentence) => ({ code: 1, sentence: `Staylore has stopped. ${sentence}` })),
    signalled().then(() => ({ code: 0, sentence: 'Stopping Staylore …' })),
  ]);
  console.log(why.sentence);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      site.kill();
      process.exit(1);
    });
  }
  await site.stop();
  process.exit(why.code);
}

/** The first request to stop. Call it early: it may come before the site is up. */
export function signalled(): Promise<void> {
  wish ??= new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    whenNpmIsGone(resolve);
  });
  return wish;
}

let wish: Promise<void> | undefined;
