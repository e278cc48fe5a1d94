import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { clicksOf, figuresOf, phone, visit } from '../../../test/stays/clicks.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  other = await startApp({ TRUST_PROXY: '1', DATABASE_URL: app.platform.directUrl });
  // At noon (UTC): the day does not end meanwhile.
  const day = 24 * 60 * 60 * 1000;
  for (const one of [app, other]) one.platform.clock.setOffset(day / 2 - (Date.now() % day));
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const aHundred = Array.from({ length: 100 }, (_, number) => number);

test.each([
  ['one address', () => '192.0.2.1'],
  ['as many addresses of one IPv6 network (/64)', (number: number) => `2001:db8:0:1::${number + 1}`],
])(
  'A hundred browsers of %s are one visitor, also when they come at once to two servers: one click, one reference',
  async (_, from) => {
    const { hotel_link: link } = await publishPost(app, { as: await createMember(app) });
    const landings = await Promise.all(
      aHundred.map((number) =>
        visit(number % 2 === 0 ? app : other, link, {
          from: from(number),
          userAgent: phone.replace('18.5', `18.${number}`).replace('15E148', `15E${number}`),
        }),
      ),
    );
    expect(new Set(landings.map(({ clickId }) => clickId)).size).toBe(1);
    expect(await clicksOf(app, link)).toHaveLength(1);
    expect(await figuresOf(app, link)).toEqual({ clicks: 1, quarters: 1 });
  },
);
