import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'A cell that begins with %j is a text to a spreadsheet and no formula',
  (sign) => {
    expect(csvText(`${sign}cmd|'/c calc'!A0`)).toBe(`"'${sign}cmd|'/c calc'!A0"`);
  },
);

test('Other texts stay as they are, and quotes are doubled', () => {
  expect(csvText('Hotel "Post" = home')).toBe('"Hotel ""Post"" = home"');
});
