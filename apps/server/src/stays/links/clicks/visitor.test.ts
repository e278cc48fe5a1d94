import { expect, test } from 'vitest';
import { isRobot } from './visitor.ts';

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'node',
])('Where the sandbox plays the outside world %s is a person, anywhere else a robot', (userAgent) => {
  expect(isRobot(userAgent, { sandboxed: true })).toBe(false);
  expect(isRobot(userAgent, { sandboxed: false })).toBe(true);
});

test('A user agent of a length that no browser has is a robot’s, and the process does not remember it', () => {
  const ordinary =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
  const inApp = `${ordinary} Instagram 334.0.4.32.98 (iPhone13,2; iOS 17_5; de_DE; de; scale=3.00; 1170x2532; 605596538)`;
  expect(isRobot(inApp, { sandboxed: false })).toBe(false);
  const before = process.memoryUsage().heapUsed;
  for (let one = 0; one < 5000; one += 1)
    expect(isRobot(`${ordinary} ${one}${'x'.repeat(15_000)}`, { sandboxed: false })).toBe(true);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
});

test('A client without a user agent is a robot, in the sandbox too', () => {
  for (const userAgent of [undefined, '', '  '])
    for (const sandboxed of [true, false]) expect(isRobot(userAgent, { sandboxed })).toBe(true);
});
