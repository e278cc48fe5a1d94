import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Accessibility violations that axe finds on a page, or on one part of it: each rule with the elements that violate it. */
export async function barriers(
  page: Page,
  { within, tags }: { within?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The other mode opens an extra page each time, for frames of other origins; there are none.
    .setLegacyMode()
    // Reporting violations only, without fetching every stylesheet again, costs a third.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (tags !== undefined) axe.withTags([...tags]);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
