import type { Page } from '@playwright/test';

/** What does not fit on a page: the page itself, the name of a control, an amount of money that is broken over two lines. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? [`is ${root.scrollWidth} px wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const holder = walker.currentNode.parentElement;
      if (text === '' || holder === null || !holder.checkVisibility()) continue;
      const { clientWidth, scrollWidth } = holder;
      // What only screen readers hear is one pixel wide.
      const isCut =
        getComputedStyle(holder).overflowX !== 'visible' && clientWidth > 1 && scrollWidth > clientWidth;
      if (isCut && holder.closest('nav, button, .button, fieldset, summary') !== null)
        faults.push(`cuts off “${text}”`);
      if (!/^(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3})?$/u.test(text)) continue;
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`breaks “${text}” over two lines`);
    }
    return faults;
  });
}
