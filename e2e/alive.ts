import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has hydrated the page. Members' pages keep a connection open, so the network need not become idle. */
export const alive = (page: Page) => isAlive(page.locator('main'));

/**
 * The same for a part that is hydrated separately, because its script is loaded on its own. Its effects have run as well: they listen for
 * keys.
 */
export async function isAlive(part: Locator): Promise<void> {
  const hydrated = () =>
    part.evaluate(async (element) => {
      if (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) return false;
      await new Promise((done) => requestIdleCallback(done));
      return true;
    });
  await expect
    .poll(() => hydrated().catch(falseOnceLeft), { intervals: [50, 100], timeout: 60_000 })
    .toBe(true);
}

/** A page that redirects to another one, with its parameters. */
export function falseOnceLeft(error: Error): false {
  if (/navigat|context was destroyed/i.test(error.message)) return false;
  throw error;
}
