import { expect, test } from 'vitest';
import { loadDictionary } from './load-dictionary.ts';

function surroundings(answers: (() => Response)[]) {
  const paths: string[] = [];
  const pauses: number[] = [];
  return {
    paths,
    pauses,
    around: {
      fetch: async (path: string) => {
        paths.push(path);
        const answer = answers[paths.length - 1];
        if (answer === undefined) throw new TypeError('offline');
        return answer();
      },
      pause: async (milliseconds: number) => {
        pauses.push(milliseconds);
      },
    },
  };
}

const good = () => Response.json({ footer: { about_item: 'About' } });
const broken = () => new Response('', { status: 503 });

test('the texts are fetched once when that works', async () => {
  const { around, paths, pauses } = surroundings([good]);
  expect(await loadDictionary('en', around)).toEqual({ footer: { about_item: 'About' } });
  expect(paths).toEqual(['/assets/translations/en.json']);
  expect(pauses).toEqual([]);
});

test('a failing fetch is tried five times, 350 ms apart and doubling', async () => {
  const { around, paths, pauses } = surroundings([broken, broken, broken, broken, good]);
  await loadDictionary('de', around);
  expect(paths).toHaveLength(5);
  expect(pauses).toEqual([350, 700, 1400, 2800]);
});

test('after the fifth failure it gives up and says why', async () => {
  const { around, paths } = surroundings([]);
  await expect(loadDictionary('de', around)).rejects.toThrow('offline');
  expect(paths).toHaveLength(5);
});

test('a file that is not JSON counts as a failure', async () => {
  const { around } = surroundings([() => new Response('<html>'), good]);
  expect(await loadDictionary('en', around)).toEqual({ footer: { about_item: 'About' } });
});
