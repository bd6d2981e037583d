import type { Page } from 'playwright-core';

/** Counts the user's clicks from the next page load on; a tick or a choice is one, typing is none. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  // Asked for again on the same page, it counts from 0, and every click once.
  if (page.url() !== 'about:blank') await page.evaluate(`sessionStorage.removeItem('clicks')`);
  await page.addInitScript(`window.countsClicks ??= addEventListener('click', ({ isTrusted, detail }) => {
    // A label passes its click on to its control, without a pointer.
    if (isTrusted && detail > 0) sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1);
  }, true) ?? true;`);
  return () => page.evaluate<number>(`Number(sessionStorage.getItem('clicks'))`);
}
