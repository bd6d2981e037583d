import type { Page } from 'playwright-core';
import type { Theme } from './browser.ts';

const isOn = (wanted: string) => document.documentElement.dataset['theme'] === wanted;

/** Changes the theme as the system would. Colours may still be fading: see `untilCalm`. */
export async function putOn(page: Page, theme: Theme): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await page.evaluate(isOn, theme))) {
    if (performance.now() > end) throw new Error(`the page does not change to ${theme}`);
    // A page learns of the change with its next frame, which a headless browser may skip: set it again.
    await page.emulateMedia({ colorScheme: null });
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(50);
  }
}
