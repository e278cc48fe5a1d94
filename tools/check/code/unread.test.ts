import { expect, test } from 'vitest';
import type { SourceFile } from '../files.ts';
import { unreadColumns, unreadSettings, unreadTexts, unusedCalls } from './unread.ts';

function file(path: string, text: string): SourceFile {
  return { path, text: async () => text };
}

test('A setting that no section reads is reported, and a member of the configuration that nobody uses', async () => {
  const files = [
    file('apps/server/src/config/variables.ts', `['PORT', 'REPLICA_URL']`),
    file(
      'apps/server/src/config/config.ts',
      `interface Http { readonly port: number; readonly colour: string } reader.integer('PORT')`,
    ),
    file('apps/server/src/main.ts', 'listen(config.http.port)'),
    file('apps/server/src/main.test.ts', `expect(config.http.colour); 'REPLICA_URL'`),
  ];
  expect(await unreadSettings(files, ['PORT', 'REPLICA_URL'])).toEqual([
    'Nothing reads the setting REPLICA_URL.',
    'Nothing reads the member of the configuration colour.',
  ]);
});

const schema =
  'create table posts (\n  id integer,\n  mood text,\n  constraint posts__pkey primary key (id)\n);';

test('A column that no query names is reported, unless a reason is given', async () => {
  const files = [
    file('apps/server/src/stays/posts/queries.ts', `selectFrom('posts').select('id')`),
    file('apps/server/src/platform/db/tables/stays.ts', 'posts: { mood: string }'),
    file('apps/server/src/members/queries.ts', `selectFrom('users').select('mood')`),
  ];
  expect(await unreadColumns(files, schema)).toEqual(['Nothing reads the column posts.mood.']);
  expect(await unreadColumns(files, schema, { 'posts.mood': 'for operators' })).toEqual([]);
  expect(await unreadColumns(files, schema, { 'posts.mood': 'for operators', 'posts.id': 'old' })).toEqual([
    'The column posts.id needs no reason.',
  ]);
});

test('A call that no page and no tool makes is reported', async () => {
  const files = [
    file('apps/web/src/post.ts', `api.call('GET /api/posts/:id')`),
    file('apps/web/src/figures.tsx', 'href={`/api/users/$' + '{id}/figures.csv`}'),
    file('apps/web/src/post.test.ts', `'DELETE /api/posts/:id'`),
  ];
  const calls = ['GET /api/posts/:id', 'DELETE /api/posts/:id', 'GET /api/users/:id/figures.csv'];
  expect(await unusedCalls(files, calls)).toEqual(['Nothing reads the call DELETE /api/posts/:id.']);
});

test('A text that nothing asks for is reported; one with a part filled in, a plural and a whole group count as asked for', async () => {
  const dictionary = {
    posts: { by: 'by', count_one: '1', count_other: 'n', lost: 'Lost', per: { night: 'a night' } },
    layout: { theme: { dark: 'Dark', more: { text: 'More' } }, too_many: 'Too many', by_other: 'By other' },
    towns: { VE: 'Venice' },
  };
  const files = [
    file('apps/web/src/post.tsx', `t('posts.by'); t('posts.count', { count }); const group = 'posts.per';`),
    file('apps/web/src/theme.tsx', 't(`layout.theme.$' + "{choice}`); t('layout.by_other')"),
    file('apps/web/src/post.test.ts', `t('posts.lost')`),
    file('packages/phrases/src/de/posts.ts', `'posts.lost'`),
  ];
  expect(await unreadTexts(files, dictionary, ['towns'])).toEqual([
    'Nothing reads the text posts.lost.',
    'Nothing reads the text layout.theme.more.text.',
    'Nothing reads the text layout.too_many.',
  ]);
});
