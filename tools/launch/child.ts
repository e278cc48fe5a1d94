import { type ChildProcess, fork } from 'node:child_process';
import { inProject, nodeEnvironment, projectFolder } from './project.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A Node child process that never outlives this one. */
export interface Child {
  readonly ended: Promise<Ending>;
  /** True once the program reports that it answers (`{ ready: address }`), false if it ended before. */
  readonly ready: Promise<boolean>;
  /** Asks it to stop; kills it after `patienceMs` (default 15 s). */
  stop(patienceMs?: number): Promise<void>;
  kill(): void;
}

export interface ChildOptions {
  /** Relative to the project. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Default: this process's own output. */
  readonly output?: (line: string) => void;
  /** The program's progress, sent as `{ progress: text }`. */
  readonly onProgress?: (line: string) => void;
}

/** Starts a file of the project with Node; it stops when this process is gone. */
export function startChild(options: ChildOptions): Child {
  const { file, args = [], env = {}, output, onProgress } = options;
  const child = fork(inProject(file), [...args], {
    cwd: projectFolder,
    // A separate process group: Ctrl-C reaches the launcher only, which then stops everything in order.
    detached: true,
    execArgv: ['--import', inProject('tools/launch/stop-with-parent.ts')],
    env: { ...nodeEnvironment, ...process.env, ...env },
    stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit', 'ipc'],
  });
  if (output) forwardLines(child, output);
  const said = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('progress' in message) onProgress?.(String(message.progress));
      if ('ready' in message) resolve(true);
    });
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  return {
    ended,
    ready: Promise.race([said, ended.then(() => false)]),
    async stop(patienceMs = 15_000) {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(late);
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function forwardLines(child: ChildProcess, output: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) output(line);
    });
    stream?.on('end', () => {
      if (rest) output(rest);
    });
  }
}
