import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that runs requests one after the other. */
export interface KeptProcess {
  /** Resolves with its answer; rejects when it ends before. */
  ask(order: object): Promise<unknown>;
  /** Returns the process for reuse: the next caller that needs such a process gets this one. */
  giveBack(): void;
  kill(): void;
}

/** By their program. Starting a process costs more than most tests. */
const idle = new Map<string, KeptProcess[]>();

/** A process of that program, possibly reused. */
export const takeProcess = (program: string): KeptProcess =>
  idle.get(program)?.pop() ?? startProcess(program);

/** It ends with the process that started it, and does not keep that one from ending. */
function startProcess(program: string): KeptProcess {
  const child: ChildProcess = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended early`)));
  gone.catch(() => undefined);
  const kept: KeptProcess = {
    async ask(order) {
      const answered = once(child, 'message');
      child.send(order);
      return Promise.race([answered.then(([message]) => message), gone]);
    },
    giveBack: () => idle.set(program, [...(idle.get(program) ?? []), kept]),
    kill: () => child.kill('SIGKILL'),
  };
  return kept;
}
