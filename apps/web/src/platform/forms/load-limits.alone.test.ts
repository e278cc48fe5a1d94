import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fetchPart } from '../page/lazy-part-loading.ts';
import type { Texts } from '../texts/texts.tsx';
import { loadLimits } from './load-limits.ts';

vi.mock('../page/lazy-part-loading.ts', { spy: true });

test('the limits of a form are fetched in as many tries as any part of a page', async () => {
  const load = async () => z.object({ name: z.string() });
  const texts = { i18n: { loadNamespaces: async () => undefined } } as unknown as Texts;
  const limits = await loadLimits(load, texts);
  expect(limits({ name: 'Ida' })).toEqual({ sent: { name: 'Ida' } });
  expect(fetchPart).toHaveBeenCalledWith(load);
});
