import type { BrowserContext } from 'playwright-core';

/**
 * Signs a member of the demo world in, in that browser window: the cookie for pages, and what the client itself stores.
 * @returns the member's id.
 */
export async function signIn(
  context: BrowserContext,
  { url, name }: { url: string; name: string },
): Promise<{ id: number }> {
  const answer = await context.request.post(`${url}/api/login`, {
    headers: { origin: url },
    data: { email: `${name}@demo.example`, password: 'staylore-demo' },
  });
  if (!answer.ok()) throw new Error(`${name} cannot sign in: ${answer.status()} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  const stored = JSON.stringify({ token, user: JSON.stringify(user) });
  await context.addInitScript(
    `for (const [key, value] of Object.entries(${stored})) localStorage.setItem(key, value)`,
  );
  return { id: user.id };
}
