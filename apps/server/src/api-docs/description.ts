import { Piscina } from 'piscina';

/** The description as JSON. Made off the event loop, as it takes half a second, in a thread that ends and with it what only that needs. */
export async function apiDescription(origin: string): Promise<string> {
  const thread = new Piscina({
    filename: new URL('./description-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
  });
  try {
    return await thread.run(origin);
  } finally {
    await thread.destroy();
  }
}
