import type { Page } from 'playwright-core';
import { chooseShenzhen } from './shenzhen.ts';

export interface Demand {
  readonly name: string;
  /** Names of media as in the form. */
  readonly media: readonly string[];
}

/** Fills the first step of an order for four weeks in Shenzhen and 60 万元; the audience is not set. */
export async function fillDemand(page: Page, { name, media }: Demand): Promise<void> {
  await page.getByRole('textbox', { name: /^订单名称/ }).fill(name);
  await page.getByRole('combobox', { name: /^品牌/ }).fill('星河汽车');
  await page.getByTitle('星河汽车', { exact: true }).first().click();
  await page.getByRole('radio', { name: /品牌认知/ }).check();
  await chooseShenzhen(page, page.locator('#order-cityCodes'));
  for (const medium of media) await page.getByRole('checkbox', { name: medium }).check();
  await page.getByLabel(/^上刊日/).fill('2027-03-01');
  await page.getByLabel(/^下刊日/).fill('2027-03-28');
  await page.getByRole('textbox', { name: /^预算/ }).fill('60');
}

/** Chooses a product of the brief's brand by what is typed. */
export async function chooseProduct(page: Page, typed: string, product: string): Promise<void> {
  await page.getByRole('combobox', { name: '产品' }).fill(typed);
  await page.getByTitle(`${product}（示例）`, { exact: true }).click();
}

/** Submits the order of the third step, against which nothing stands. */
export async function submitOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^提\s*交$/ }).click();
  const dialog = page.getByRole('dialog', { name: '提交订单' });
  await dialog.getByRole('button', { name: '确认提交' }).click();
  await page.getByText(/已提交$/).waitFor();
}
