import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Memory of a page of Chromium, in megabytes: its process's peak, and its scripts' memory now. */
export interface PageMemory {
  /** Null if the system does not provide it. */
  processPeak: number | null;
  scripts: number;
}

/** Page and workers of one site share a process. */
export async function pageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const peaks = await Promise.all((await rendererIds(page)).map(peakOf));
  const known = peaks.filter((peak) => peak !== null);
  return {
    processPeak: known.length === 0 ? null : Math.max(...known),
    scripts: Math.round(usedSize / 2 ** 20),
  };
}

async function rendererIds(page: Page): Promise<number[]> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (browser === undefined) return [];
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  await browser.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

async function peakOf(id: number): Promise<number | null> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}
