import { loadInTurn } from './load.ts';
import { type BenchRow, row } from './row.ts';
import { startDatabase, startProduct, startYardstick } from './servers.ts';
import { fillSite, type SiteScale, viewerToken } from './site-data.ts';

/** The scale at which feeds are compared with the bare statement. */
export const feedScale: SiteScale = { members: 2000, posts: 200_000, followed: 200, follows: 40_000 };
/** A tenth of it, for machines that have little time. */
export const smallScale: SiteScale = { members: 500, posts: 20_000, followed: 200, follows: 5_000 };

/** Feed, latest posts and the rendered home page over generated data. */
export async function benchSite(scale: SiteScale, onProgress: (text: string) => void): Promise<BenchRow[]> {
  const database = await startDatabase();
  try {
    await fillSite(database.url, scale, onProgress);
    const [product, bare] = [await startProduct(database.url), await startYardstick(database.url)];
    try {
      const headers = { authorization: `Bearer ${viewerToken}` };
      onProgress('feed');
      const feed = await loadInTurn(
        { url: `${product.url}/api/users/followers/allposts`, headers },
        { url: `${bare.url}/feed` },
        3,
      );
      onProgress('latest posts');
      const latest = await loadInTurn(
        { url: `${product.url}/api/posts/latest/0` },
        { url: `${bare.url}/latest` },
        3,
      );
      onProgress('home page');
      const home = await loadInTurn(
        { url: `${product.url}/` },
        { url: `${product.url}/api/posts/latest/0` },
        3,
      );
      return [
        ratio('Feed page of 20 against one bare statement', feed, 0.8),
        ratio('Latest posts against one bare statement', latest, 0.5),
        ratio('Home page rendered on the server against its JSON', home, 0.25),
      ];
    } finally {
      await product.stop();
      await bare.stop();
    }
  } finally {
    await database.stop();
  }
}

function ratio(
  name: string,
  [ours, theirs]: Awaited<ReturnType<typeof loadInTurn>>,
  least: number,
): BenchRow {
  return row({
    name,
    unit: 'requests/s',
    value: ours.requestsPerSecond,
    yardstick: theirs.requestsPerSecond,
    least,
  });
}
