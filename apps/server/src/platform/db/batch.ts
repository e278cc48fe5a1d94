interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Batches reads: the first request goes out at once, and those that arrive before its answer go out together. An answer is never older than
 * its request.
 */
export function createBatch<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>();
  let loading = false;

  const next = async (): Promise<void> => {
    const batch = waiting;
    waiting = new Map();
    try {
      const found = await load([...batch.keys()]);
      for (const [key, all] of batch) for (const one of all) one.resolve(found.get(key));
    } catch (error) {
      for (const all of batch.values()) for (const one of all) one.reject(error);
    }
  };
  const drain = async (): Promise<void> => {
    loading = true;
    while (waiting.size > 0) await next();
    loading = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, [{ resolve, reject }]);
      else others.push({ resolve, reject });
      if (!loading) void drain();
    });
}
