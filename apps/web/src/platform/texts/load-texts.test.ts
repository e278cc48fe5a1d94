import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from './load-texts.ts';

const paths: string[] = [];
const times: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  paths.length = 0;
  times.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(answers: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    times.push(Date.now());
    const answer = answers[paths.length - 1];
    if (answer === undefined) throw new TypeError('offline');
    return answer();
  });
}

async function load(language: 'en' | 'de') {
  const loading = loadTexts(language, ['layout', 'footer']);
  loading.catch(() => undefined);
  await vi.runAllTimersAsync();
  return loading;
}

const pauses = () => times.slice(1).map((time, index) => time - (times[index] ?? 0));
const good = () => Response.json({ footer: { about_item: 'About' }, layout: { skip: 'Skip' } });
const broken = () => new Response('', { status: 503 });

test('the texts of all namespaces are fetched once and together when that works', async () => {
  answering([good]);
  const { t } = await load('en');
  expect([t('footer.about_item'), t('layout.skip')]).toEqual(['About', 'Skip']);
  expect(paths).toEqual(['/assets/translations/en.json?ns=footer,layout']);
});

test('another namespace is fetched when it is asked for, and only it', async () => {
  answering([good, () => Response.json({ posts: { by: 'by {{name}}' } })]);
  const i18n = await load('en');
  const more = i18n.loadNamespaces(['layout', 'posts']);
  await vi.runAllTimersAsync();
  await more;
  expect(i18n.t('posts.by', { name: 'Lena' })).toBe('by Lena');
  expect(paths.slice(1)).toEqual(['/assets/translations/en.json?ns=posts']);
});

test('a failing fetch is tried five times, 350 ms apart and doubling', async () => {
  answering([broken, broken, broken, broken, good]);
  await load('de');
  expect(paths).toHaveLength(5);
  expect(new Set(paths).size).toBe(1);
  // Besides the pause there is the moment in which the namespaces are collected.
  expect(pauses().map((pause) => Math.floor(pause / 10) * 10)).toEqual([350, 700, 1400, 2800]);
});

test('after the fifth failure it gives up and says why', async () => {
  answering([]);
  await expect(load('de')).rejects.toThrow('no texts: layout, footer');
  expect(paths).toHaveLength(5);
});

test('a file that is not JSON counts as a failure', async () => {
  answering([() => new Response('<html>'), good]);
  expect((await load('en')).t('footer.about_item')).toBe('About');
});
