import type { Answer, TestApp } from '../start-app.ts';

/** A browser on a provider's page: it keeps the cookie of the sign-in, as browsers do. */
export interface SignInBrowser {
  /** Begins at the start address; returns where the browser is redirected. */
  begin(provider: 'google' | 'apple', next?: string): Promise<URL>;
  /** Headers with the cookies so far. */
  headers(): Record<string, string>;
}

export function openBrowser(app: TestApp): SignInBrowser {
  let cookie = '';
  return {
    async begin(provider, next = '/') {
      const { status, headers } = await app.send(
        'GET',
        `/auth/start/${provider}?next=${encodeURIComponent(next)}`,
        cookie === '' ? {} : { headers: { cookie } },
      );
      if (status !== 302) throw new Error(`Starting answered ${status}`);
      cookie = /(?:__Host-)?staylore_sign_in=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
      return new URL(headers['location'] ?? '');
    },
    headers: () => ({ cookie }),
  };
}

/** Signs in at the simulated Google; returns the query of the address it redirects to. */
export async function consentAtGoogle(authorize: URL, email: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ email });
  const answer = await fetch(authorize, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}

/** Signs in at the simulated Apple; returns the fields of the form that the browser would post back. */
export async function consentAtApple(
  authorize: URL,
  form: Record<string, string>,
): Promise<Record<string, string>> {
  const answer = await fetch(authorize, { method: 'POST', body: new URLSearchParams(form) });
  const inputs = (await answer.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, plain(value)]));
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The whole sign-in with the simulated Google; returns the last answer. `headers` are sent along. */
export async function signInWithGoogle(
  app: TestApp,
  email: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const browser = openBrowser(app);
  const back = await consentAtGoogle(await browser.begin('google'), email);
  const { body } = await app.send('GET', `/api/auth/google?${back}`, { headers: browser.headers() });
  return app.send('POST', '/api/register-or-login', {
    headers: { ...browser.headers(), ...headers },
    body: { google_id: body.profile.sub },
  });
}
