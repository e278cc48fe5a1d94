import path from 'node:path';
import type { Page } from '@playwright/test';
import { textsIn } from '@staylore/phrases/texts-in';
import { pageMemory } from './page-memory.ts';

const minutes = 60_000;
/** A folder for screenshots, if requested. */
const shots = process.env['STAYLORE_SHOTS'];

/** How long work takes, in seconds. */
export async function stopwatch<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [Number(((performance.now() - started) / 1000).toFixed(1)), result];
}

/** Takes a screenshot. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, `${name}.png`) });
}

/** Chooses a file as a person does. The browser gets its path; transferring it in pieces takes minutes for gigabytes. */
export async function choose(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = 'input[type=file][multiple]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  await session.detach();
}

/** Imports an export and waits for its review; returns how long reading and finding took. */
export async function bring(page: Page, language: 'en' | 'de', file: string) {
  const t = textsIn(language);
  await page.goto(`/${language}/insta`);
  await alive(page);
  await page.getByText(t('importHub.personal.title')).click();
  const empty = await pageMemory(page);
  const started = performance.now();
  await choose(page, file);
  const sending = page.getByText(new RegExp(t('imports.export.sending', { done: '\\d+', total: '\\d+' })));
  const reviewed = page.waitForURL(/\/insta\/review\/\d+$/, { timeout: 20 * minutes });
  reviewed.catch(() => undefined);
  // A small export may be finished before its progress is visible.
  await Promise.race([sending.first().waitFor({ timeout: 5 * minutes }), reviewed]);
  await sending
    .first()
    .scrollIntoViewIfNeeded({ timeout: 2_000 })
    .catch(() => undefined);
  const read = performance.now();
  await shoot(page, `${language}-sending`);
  await reviewed;
  const found = performance.now();
  const seconds = (from: number, to: number) => Number(((to - from) / 1000).toFixed(1));
  return {
    id: Number(/\d+$/.exec(page.url())?.[0]),
    empty,
    read: seconds(started, read),
    find: seconds(read, found),
  };
}

/** Scrolls a list down to its end as a thumb does, and returns the longest time without a new frame. */
export async function scrollThrough(page: Page): Promise<{ rows: number; longestFrameMs: number }> {
  return page.evaluate(async () => {
    let [last, longest, still] = [performance.now(), 0, 0];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let steps = 0; still < 60 && steps < 1500; steps += 1) {
      const before = scrollY;
      scrollBy(0, 600);
      await frame();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      still = scrollY === before ? still + 1 : 0;
    }
    return { rows: document.querySelectorAll('main li').length, longestFrameMs: Math.round(longest) };
  });
}

/** Waits until scripts respond. The network is no indicator: the bell's stream and the map keep it busy. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=file]') ?? {}).some((key) => key.startsWith('__react')),
  );
