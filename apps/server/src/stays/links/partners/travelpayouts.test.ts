import { expect, test } from 'vitest';
import { fakeFetch } from '../../../../test/stand-ins/fake-fetch.ts';
import { travelpayouts } from './travelpayouts.ts';

const partner = travelpayouts({ url: 'https://api.example', token: 't', marker: 1, project: 2 } as never);
const askWith = (partner_url: unknown) =>
  partner.ask?.(
    'https://hotel.example/',
    fakeFetch(() => ({ result: { links: [{ code: 'success', partner_url }] } })),
  );

test('A partner’s address is taken as it was made', async () => {
  expect(await askWith('https://tp.media/r?marker=1&u=x')).toBe('https://tp.media/r?marker=1&u=x');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example/',
  'https://127.0.0.1/',
  'https://user:secret@tp.media/',
  'https://tp.media:22/',
  'not an address',
  'https://tp.media/\r\nset-cookie: a=b',
])('A reader is never led to %j, whatever the partner answers', async (address) => {
  const made = await askWith(address)?.catch((error: Error) => error);
  if (typeof made === 'string') expect(made).toBe('https://tp.media/set-cookie:%20a=b');
  else expect(made).toMatchObject({ name: 'OutgoingError', kind: 'malformed' });
});
