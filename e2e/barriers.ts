import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or on one part of it, that keeps people from using it: each rule with the elements that break it. */
export async function barriers(
  page: Page,
  { within, tags }: { within?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The other mode opens a further page each time, for frames of other origins; there are none.
    .setLegacyMode()
    // A page costs a third of what it does when all that passed is described as well, and every stylesheet fetched again.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (tags !== undefined) axe.withTags([...tags]);
  if (within !== undefined) axe.include(within);
  await transitionsEnded(page);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** Half-way between two colours a text can be too pale for a moment, as after a change of the colour scheme. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((it) => it instanceof CSSTransition && it.playState === 'running')
        .map(({ finished }) => finished);
    // One can begin as another ends.
    for (let all = running(); all.length > 0; all = running()) await Promise.allSettled(all);
  });
}
