import { activeOption } from '../harness/active-option.ts';
import type { Journey } from '../harness/journey.ts';

const brandField = ({ page }: Journey) => page.getByRole('combobox', { name: /^品牌/ });

async function chooseBrand(journey: Journey): Promise<void> {
  await brandField(journey).fill('星河汽车');
  await journey.page.getByTitle('星河汽车', { exact: true }).first().click();
}

/** Registers a new brand by keyboard. */
export async function enterBrand(journey: Journey): Promise<void> {
  await brandField(journey).fill('溪谷茶饮');
  await activeOption(journey.page, '新增品牌「溪谷茶饮」').waitFor();
  await journey.page.keyboard.press('Enter');
  const dialog = journey.page.getByRole('dialog', { name: '新增品牌' });
  await dialog.getByRole('combobox', { name: /^行业/ }).fill('食品饮料');
  await activeOption(journey.page, '食品饮料').waitFor();
  await journey.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^新\s*增$/ }).click();
  await journey.page.getByText('已登记品牌「溪谷茶饮」').waitFor();
}

export async function fillBrief(journey: Journey, name: string, pickBrand = chooseBrand): Promise<void> {
  await journey.page.getByRole('textbox', { name: /^方案名称/ }).fill(name);
  await pickBrand(journey);
  await journey.page.getByRole('combobox', { name: '城市' }).fill('深圳');
  await journey.page.locator('.ant-select-item-option').filter({ hasText: '深圳' }).first().click();
  await journey.page.getByRole('textbox', { name: /^开始日期/ }).fill('2027-03-01');
  await journey.page.keyboard.press('Enter');
  await journey.page.getByRole('textbox', { name: /^预算/ }).fill('60');
  await journey.page.getByRole('button', { name: '创建方案' }).click();
  await journey.page.waitForURL(/planId=/);
}
