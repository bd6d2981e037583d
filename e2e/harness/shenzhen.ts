import type { Locator, Page } from 'playwright-core';

export const shenzhen = '440300';

/** Chooses Shenzhen alone in the city picker that a button opens. */
export async function chooseShenzhen(page: Page, button: Locator): Promise<void> {
  // It takes no click before the cities are there.
  await button.and(page.locator(':not(.ant-btn-loading)')).click();
  const cities = page.getByRole('dialog', { name: /^选择城市/ });
  await cities.locator(':focus').waitFor();
  await cities.getByRole('textbox', { name: '搜索城市' }).fill('深圳');
  await cities.getByText('搜索结果').waitFor();
  await cities.getByRole('checkbox', { name: '深圳市', exact: true }).check();
  await cities.getByRole('button', { name: /^确\s*定$/ }).click();
  await cities.waitFor({ state: 'hidden' });
}
