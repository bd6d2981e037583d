import type { Locator } from 'playwright-core';

/** Ticks a checkbox whose state follows the address after the click; `check` would not wait for it. */
export async function tick(box: Locator, isOn = true): Promise<void> {
  await box.click();
  await box.and(box.page().locator(isOn ? ':checked' : ':not(:checked)')).waitFor();
}
