import { watch } from 'node:fs';
import { type Child, type ChildOptions, startChild } from '../launch/child.ts';
import { inProject } from '../launch/project.ts';

export interface ReloadingOptions extends ChildOptions {
  readonly name: string;
  /** Folders whose files make up the program. */
  readonly sources: readonly string[];
  readonly say: (line: string) => void;
}

/** A program that is restarted whenever its sources change; after a crash it waits for the next change. */
export function startReloading(options: ReloadingOptions): { stop(): Promise<void>; kill(): void } {
  const { name, sources, say, ...program } = options;
  let child: Child = startChild(program);
  let stopping = false;
  let pause: NodeJS.Timeout | undefined;
  let restarting = false;

  function reportEnd(current: Child): void {
    void current.ended.then(({ code }) => {
      if (current === child && !stopping && !restarting) {
        say(`The ${name} ended with code ${code}; it starts again after the next change.`);
      }
    });
  }
  reportEnd(child);

  async function restart(file: string): Promise<void> {
    if (stopping || restarting) return;
    restarting = true;
    say(`${file} changed: starting the ${name} again …`);
    await child.stop(5000);
    restarting = false;
    if (stopping) return;
    child = startChild(program);
    reportEnd(child);
  }

  const watchers = sources.map((source) =>
    watch(inProject(source), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|tsv|json)$/.test(file) || /\.test\.ts$|node_modules/.test(file)) return;
      clearTimeout(pause);
      pause = setTimeout(() => void restart(file), 150);
    }),
  );

  function end(): void {
    stopping = true;
    clearTimeout(pause);
    for (const watcher of watchers) watcher.close();
  }

  return {
    async stop() {
      end();
      await child.stop(5000);
    },
    kill() {
      end();
      child.kill();
    },
  };
}
