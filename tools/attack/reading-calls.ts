import { readOperations } from '../fuzz/operations.ts';
import type { Target } from './program.ts';

const samples: Readonly<Record<string, string>> = {
  lat: '46.02',
  long: '7.75',
  location: 'Zermatt',
  handle: 'lena.wanders',
  username: 'lena',
  slug: 'hotel-bergkristall',
  text: 'alps',
  flag: '0',
  email: 'lena@demo.example',
  west: '-10',
  south: '-10',
  east: '20',
  north: '60',
};

/** Addresses of all read-only calls, with a star after each value. */
export async function readingCalls({ origin }: Target): Promise<string[]> {
  const operations = await readOperations(origin);
  return operations
    .filter(({ method, streams }) => method === 'GET' && !streams)
    .map(({ parameters, path: place }) => {
      const filled = place.replace(/\{(\w+)\}/g, (_, name: string) => `${samples[name] ?? '1'}*`);
      const queries = parameters
        .filter((one) => one.in === 'query')
        .map(({ name, schema }) => `${name}=${samples[name] ?? schema.enum?.[0] ?? '1'}*`);
      return `${origin}${filled}${queries.length > 0 ? `?${queries.join('&')}` : ''}`;
    })
    .filter((url) => url.includes('*'));
}
