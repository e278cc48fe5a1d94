import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '﹢', ' =', '\u200b=', '\ufeff+'])(
  'A cell that begins with %j is a text to a spreadsheet and no formula',
  (sign) => {
    expect(csvText(`${sign}cmd|'/c calc'!A0`)).toBe(`"'${sign}cmd|'/c calc'!A0"`);
  },
);

test.each([
  ...['Post;=', 'Post; +', 'Post;-', 'Post;\t@', 'Post\n=', 'Post\r\n ＝'],
  ...['Post;\u200b=', 'Post;﹦', 'Post\t﹢', 'Post\n\u200b='],
])('No formula begins within %j where spreadsheets split cells at semicolons', (begin) => {
  const [, before, sign] = /^(.*)(.)$/s.exec(begin) ?? [];
  expect(csvText(`${begin}cmd|'/c calc'!A0`)).toBe(`"${before}'${sign}cmd|'/c calc'!A0"`);
});

test('A line that could not be a formula stays as it is: lists and names begin with the same signs', () => {
  expect(csvText('Pool\n- bar (new)\n+SUM(A1)')).toBe(`"Pool\n'- bar (new)\n'+SUM(A1)"`);
  expect(csvText('Pool\n- bar\n@lena\n+41 44 123')).toBe('"Pool\n- bar\n@lena\n+41 44 123"');
});

test('Other texts stay as they are, and quotes are doubled', () => {
  expect(csvText('Hotel "Post" = home')).toBe('"Hotel ""Post"" = home"');
  expect(csvText('Pool; sauna\n- bar\n@lena')).toBe('"Pool; sauna\n- bar\n@lena"');
});
