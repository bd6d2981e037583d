import type { Locator } from 'playwright-core';

/** Ticks a box that shows what the address says, which follows the click; `check` would not wait for it. */
export async function tick(box: Locator, isOn = true): Promise<void> {
  await box.click();
  await box.and(box.page().locator(isOn ? ':checked' : ':not(:checked)')).waitFor();
}
