import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from './index.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(
    createLog({
      level: 'trace',
      destination: {
        write: (line) => {
          text += line;
        },
      },
    }),
  );
  return text;
}

test('A line is JSON with level, time and message', () => {
  const line = JSON.parse(written((log) => log.info({ posts: 3 }, 'Saved')));
  expect(line).toMatchObject({ level: 'info', posts: 3, msg: 'Saved' });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each([
  ['authorization', { headers: { authorization: 'Bearer s3cret' } }],
  ['cookie', { req2: { headers: { cookie: 'staylore_session=s3cret' } } }],
  ['set-cookie', { headers: { 'set-cookie': ['a=s3cret'] } }],
  ['password', { body: { password: 's3cret', new_password: 's3cret' } }],
  ['tokens of any name', { a: [{ access_token: 's3cret', tokenHash: 's3cret' }] }],
  ['account numbers', { bank: { iban: 's3cret' } }],
  ['client secrets', { clientSecret: 's3cret' }],
  ['queries of addresses', { at: 'GET https://graph.example/v26.0/1?access_token=s3cret&fields=id' }],
  ['queries of paths', { url: '/api/reset?code=s3cret' }],
  ['queries in the message', 'asked https://graph.example/1?access_token=s3cret'],
  ['user information', { url: 'smtp://me:s3cret@mail.example:465' }],
  ['a bearer token in a text', { note: 'sent Bearer s3cret to them' }],
  ['mail addresses', { note: '550 <s3cret.lena+x@mail.example>: no such person' }],
  ['mail addresses in the message', 'Recipient s3cret@mail.example refused'],
  ['a named value in a text', { note: 'the form token=s3cret was refused' }],
])('Nobody reads %s in the log', (_what, fields) => {
  expect(
    written((log) => (typeof fields === 'string' ? log.info(fields) : log.info(fields, 'x'))),
  ).not.toContain('s3cret');
});

test('An account number is hidden in any text, spaced or not', () => {
  const text = written((log) =>
    log.warn(
      { a: 'to CH9300762011623852957 now', b: 'DE89 3704 0044 0532 0130 00' },
      'FR1420041010050500013M02606',
    ),
  );
  expect(text).not.toMatch(/62385|0532 0130|50500013/);
});

test('An error keeps its type, text and stack, but not the query of an address in it', () => {
  const error = Object.assign(new TypeError('GET https://a.example/b?token=s3cret failed'), {
    code: 'E_X',
    secret: 1,
  });
  const line = JSON.parse(written((log) => log.error({ err: error }, 'Failed')));
  expect(line.err).toMatchObject({ type: 'TypeError', code: 'E_X' });
  expect(line.err.stack).toContain('log.test.ts');
  expect(JSON.stringify(line)).not.toContain('s3cret');
});

test('A request is logged by method and path, without query, headers and address', () => {
  const request = {
    id: 'r1',
    method: 'GET',
    url: '/api/x?token=s3cret',
    headers: { cookie: 's3cret' },
    ip: '::1',
  };
  const line = JSON.parse(
    written((log) => log.info({ req: Object.assign(Object.create({}), request) }, 'in')),
  );
  expect(line.req).toEqual({ id: 'r1', method: 'GET', url: '/api/x' });
});

test('A deep or circular object neither hangs nor breaks the log', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(written((log) => log.info({ circle }, 'x'))).toContain('[…]');
});

test('Whatever is logged, the line stays readable JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (fields, message) => {
      const { level: _level, time: _time, msg: _msg, ...rest } = fields;
      JSON.parse(written((log) => log.info(rest, '%s', message)));
    }),
    { numRuns: 50 },
  );
});

test('Scrubbing a text of 100,000 hostile characters takes no noticeable time', () => {
  const before = process.threadCpuUsage();
  written((log) =>
    log.info({ a: 'https://'.repeat(12_500), b: 'CH93 '.repeat(20_000), c: 'token='.repeat(16_000) }, 'x'),
  );
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
