/** Runs a task for someone once it is their turn. */
type FairLimit = <T>(who: string, task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `places` tasks run at once, and at most `each` of one person. Those who wait are admitted person by person, each in order of
 * arrival, so that many tasks of one person do not delay the first task of another.
 */
export function createFairLimit({ places, each = places }: { places: number; each?: number }): FairLimit {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let free = places;
  const mayEnter = (who: string) => free > 0 && (running.get(who) ?? 0) < each;
  const begin = (who: string) => {
    free -= 1;
    running.set(who, (running.get(who) ?? 0) + 1);
  };
  const end = (who: string) => {
    free += 1;
    const left = (running.get(who) ?? 0) - 1;
    if (left > 0) running.set(who, left);
    else running.delete(who);
  };
  const moveBack = (who: string) => {
    const queue = waiting.get(who);
    waiting.delete(who);
    if (queue !== undefined && queue.length > 0) waiting.set(who, queue);
  };
  const letIn = () => {
    const who = [...waiting.keys()].find(mayEnter);
    if (who === undefined) return;
    const [enter, ...rest] = waiting.get(who) ?? [];
    waiting.set(who, rest);
    moveBack(who);
    begin(who);
    enter?.();
  };
  return async (who, task) => {
    if (!waiting.has(who) && mayEnter(who)) begin(who);
    else await new Promise<void>((enter) => waiting.set(who, [...(waiting.get(who) ?? []), enter]));
    try {
      return await task();
    } finally {
      end(who);
      // Behind everyone else who waits.
      moveBack(who);
      letIn();
    }
  };
}
