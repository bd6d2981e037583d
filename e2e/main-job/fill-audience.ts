import type { Locator, Page } from 'playwright-core';
import { screenshot } from '../harness/screenshot.ts';

async function chooseLabel(drawer: Locator, label: string): Promise<void> {
  const search = drawer.getByRole('textbox', { name: /搜索标签/ }).or(drawer.getByRole('searchbox'));
  await search.first().fill(label);
  await drawer
    .getByRole('checkbox', { name: new RegExp(`^${label}`) })
    .first()
    .check();
}

/** Young working women, put together in the audience drawer. */
export async function fillAudience(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设定目标人群' }).click();
  const drawer = page.getByRole('dialog', { name: '目标人群 TA' });
  for (const [index, label] of ['25–35岁', '女性', '上班族'].entries()) {
    if (index > 0)
      await drawer
        .getByRole('button', { name: /添加条件/ })
        .first()
        .click();
    await chooseLabel(drawer, label);
  }
  await drawer.getByText('25–35岁 且 女性 且 上班族').first().waitFor();
  await screenshot(page, 'main-job-audience');
  await drawer.getByRole('button', { name: '完成' }).click();
  await drawer.waitFor({ state: 'hidden' });
}
