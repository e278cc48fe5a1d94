import { expect, test } from 'vitest';
import type { Member } from '../../platform/page/page-context.ts';
import { loaderArgs } from '../../testing/load-page.ts';
import { someMember } from '../../testing/render-page.tsx';
import { loader } from './home.tsx';

/** How many stays the home page requests when it is rendered for someone. */
async function askedFor(member: Member | null): Promise<number[]> {
  const limits: number[] = [];
  const api = {
    call: async () => [],
    page: async (_key: string, { query }: { query: { limit: number } }) => {
      limits.push(query.limit);
      return { items: [], next: null };
    },
  };
  await loader(loaderArgs({ path: '/en', api, member }));
  return limits;
}

test('visitors, who may read without scripts, get full rows of two, three and four with the document, members two rows of three', async () => {
  expect(await askedFor(null)).toEqual([12]);
  expect(await askedFor(someMember)).toEqual([6]);
});
