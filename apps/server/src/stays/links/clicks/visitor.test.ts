import { expect, test } from 'vitest';
import { isRobot } from './visitor.ts';

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'node',
])('Where the sandbox plays the outside world %s is a person, anywhere else a robot', (userAgent) => {
  expect(isRobot(userAgent, { sandboxed: true })).toBe(false);
  expect(isRobot(userAgent, { sandboxed: false })).toBe(true);
});

test('A client without a user agent is a robot, in the sandbox too', () => {
  for (const userAgent of [undefined, '', '  '])
    for (const sandboxed of [true, false]) expect(isRobot(userAgent, { sandboxed })).toBe(true);
});
