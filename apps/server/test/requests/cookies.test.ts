import { phrases } from '@staylore/phrases/phrases';
import { expect, test } from 'vitest';
import { firstStep, setUpApp } from '../calls/second-factor.ts';
import { createMember } from '../people.ts';
import { type Answer, startApp } from '../start-app.ts';

/** Cookies that an answer sets, as `name; attribute; attribute`. */
const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? '').split(/, (?=[^;, ]+=)/).filter(Boolean);
const nameOf = (cookie: string) => cookie.split('=')[0] ?? '';

test('Over https every cookie is host-only, hidden from scripts and listed on the privacy page', async () => {
  const google = {
    GOOGLE_ISSUER_URL: 'https://issuer.invalid',
    GOOGLE_CLIENT_ID: 'site',
    GOOGLE_CLIENT_SECRET: 'a secret that nobody else has',
  };
  // One cookie is set only where there are replicas; this one is away.
  const replica = { DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const app = await startApp({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'off', ...google, ...replica });
  const member = await createMember(app);
  const signIn = () =>
    app.send('POST', '/api/login', { body: { email: member.email, password: member.password } });
  const answers = [await signIn()];
  await setUpApp(app, member);
  answers.push(
    await signIn(),
    await app.send('POST', '/api/login/passkey/options'),
    await app.send('GET', '/auth/start/google?next=/en'),
    await app.send('POST', '/api/logout', { as: member }),
  );
  const set = answers.flatMap(cookiesOf);
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-staylore_/);
    for (const attribute of ['Path=/', 'Secure']) expect(cookie.split('; ')).toContain(attribute);
    if (!cookie.includes('1970')) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=(Lax|Strict)/);
    expect(cookie).not.toContain('Domain');
  }
  await app.close();
  const names = new Set(set.map((cookie) => nameOf(cookie).replace('__Host-', '')));
  expect(names.size).toBe(6);
  for (const { privacy } of Object.values(phrases)) {
    const told = JSON.stringify(privacy.sections.find(({ id }) => id === 'cookies'));
    const listed = [...told.matchAll(/Cookie [“„](staylore_\w+)/g)].map(([, name]) => name);
    // That of the language is written by the page itself.
    expect(new Set(listed)).toEqual(new Set([...names, 'staylore_language']));
  }
});

test('A sign-in awaiting its second factor continues by a host-only cookie', async () => {
  const app = await startApp({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'off' });
  const member = await createMember(app);
  await setUpApp(app, member);
  const { cookie = '' } = await firstStep(app, member);
  const ask = async (headers: Record<string, string>) =>
    (await app.send('GET', '/api/login/second-factor', { headers })).status;
  expect(await ask({ cookie: cookie.replace('__Host-', '') })).toBe(410);
  expect(await ask({ cookie })).toBe(200);
  await app.close();
});
