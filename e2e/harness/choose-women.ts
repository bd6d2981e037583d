import type { Page } from 'playwright-core';

/** Makes women the target audience of the brief on screen. */
export async function chooseWomen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设定目标人群' }).click();
  const drawer = page.getByRole('dialog', { name: '目标人群 TA' });
  await drawer.getByRole('checkbox', { name: /^女性/ }).check();
  await drawer.getByRole('button', { name: /^完\s*成$/ }).click();
  await drawer.waitFor({ state: 'hidden' });
}
