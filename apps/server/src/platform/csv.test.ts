import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '﹢', ' =', '\u200b=', '\ufeff+'])(
  'A cell that begins with %j is a text to a spreadsheet and no formula',
  (sign) => {
    expect(csvText(`${sign}cmd|'/c calc'!A0`)).toBe(`"'${sign}cmd|'/c calc'!A0"`);
  },
);

test.each(['Post;=', 'Post; +', 'Post;-', 'Post;\t@', 'Post\n=', 'Post\r\n ＝'])(
  'No formula begins within %j where spreadsheets split cells at semicolons',
  (begin) => {
    const [, before, sign] = /^(.*)(.)$/s.exec(begin) ?? [];
    expect(csvText(`${begin}cmd|'/c calc'!A0`)).toBe(`"${before}'${sign}cmd|'/c calc'!A0"`);
  },
);

test('Other texts stay as they are, and quotes are doubled', () => {
  expect(csvText('Hotel "Post" = home')).toBe('"Hotel ""Post"" = home"');
  expect(csvText('Pool; sauna\n- bar\n@lena')).toBe('"Pool; sauna\n- bar\n@lena"');
});
