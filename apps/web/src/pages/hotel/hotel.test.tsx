import { expect, test } from 'vitest';
import { loaderArgs } from '../../testing/load-page.ts';
import { loader } from './hotel.tsx';

/** The page's answer for an address after the hotel of that slug was merged into `hotel-krone-au`. */
async function answer(path: string): Promise<unknown> {
  const api = {
    call: async () => ({ slug: 'hotel-krone-au', lat: null, long: null }),
    page: async () => ({ items: [], next: null }),
  };
  const slug = path.split('?')[0]?.split('/').at(-1);
  return loader(loaderArgs({ path, params: { slug }, api })).catch((thrown: unknown) => thrown);
}

test.each(['en', 'de'])(
  'The old address of a merged hotel leads to the new one for good: %s',
  async (language) => {
    const moved = await answer(`/${language}/hotels/krone-in-au?from=mail`);
    if (!(moved instanceof Response)) expect.unreachable('the page answered itself');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/${language}/hotels/hotel-krone-au?from=mail`);
  },
);

test('A hotel at its own address is shown there', async () => {
  expect(await answer('/en/hotels/hotel-krone-au')).toMatchObject({ hotel: { slug: 'hotel-krone-au' } });
});
