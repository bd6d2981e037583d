import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { screenshot } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// A seller's inventory, its daily changes and a replacement: each test continues where the one before it ended.
const journey = startJourney('import-daily', { data: 'small-shenzhen' });

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
const row = (i: number, medium = 'LED大屏') =>
  `W${i},走查点位${i},${medium},114.0${i % 10},22.5${i % 10},自有,维修,4800,12000`;
const title = '走查传媒点位表,,,,,,,,';
const columns = '代号,名称,媒体类型,经度,纬度,备注,状态,刊例价,日均曝光人次';

async function upload(page: Page, chosen: ReturnType<typeof file>) {
  await page.goto(`/administration/import?kind=media-positions&city=${shenzhen}`);
  await page.locator('input[type="file"]').setInputFiles(chosen);
  await page.getByRole('button', { name: '上传并预览' }).and(page.locator(':enabled')).click();
  await page.getByRole('table', { name: '字段与列' }).waitFor();
}

async function choose(page: Page, name: string, option: string) {
  const menu = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await expectSoon(() => menu.count()).toBe(0);
  await page.getByRole('combobox', { name }).click();
  const item = menu.locator('.ant-select-item-option', { hasText: option }).first();
  await item.click();
  // An item that moved under the pointer between press and release was not clicked: the menu is still there.
  const isShut = () =>
    menu.waitFor({ state: 'hidden', timeout: 5000 }).then(
      () => true,
      () => false,
    );
  while (!(await isShut())) await item.click();
}

async function dryRun(page: Page) {
  await page.getByRole('button', { name: '下一步：试运行' }).and(page.locator(':enabled')).click();
  await page.getByRole('heading', { name: '试运行结果' }).waitFor({ timeout: 60_000 });
}

async function runImport(page: Page) {
  await page.getByRole('button', { name: '下一步：导入' }).click();
  await page.getByRole('textbox', { name: '数据来源' }).fill('走查传媒');
  await page.getByRole('combobox', { name: '法律依据' }).fill('合同授权');
  await page.keyboard.press('Escape');
}

const figures = async (page: Page) =>
  (await page.locator('[data-active-page] dl').first().innerText()).replaceAll(/\s+/g, ' ');

test('the header below a title is found, and another one or none can be chosen', async () => {
  const { page } = journey;
  await upload(page, file('走查点位.csv', [title, columns, row(1), row(2), row(3, '梯牌')]));
  await page.getByText('第 2 行：代号、名称、媒体类型').waitFor();
  await page.getByText('3 行', { exact: true }).waitFor();
  await choose(page, '表头行', '没有表头');
  await page.getByText('5 行', { exact: true }).waitFor();
  await choose(page, '表头行', '第 2 行');
  await page.getByText('不导入的列（2）：代号、备注').waitFor();
  await choose(page, '点位编号对应的列', '代号');
  await page.getByText('不导入的列（1）：备注').waitFor();
});

test('words that the product does not know are said once', async () => {
  const { page } = journey;
  await page.getByText('还有 2 个词没有对应，涉及 3 行').waitFor();
  await screenshot(page, 'import-daily-mapping');
  await choose(page, '媒体「LED大屏」对应为', '户外LED大屏');
  await choose(page, '媒体「梯牌」对应为', '电梯海报');
  await page.getByText('所有词都有对应，已记住').waitFor();
  await page.getByRole('button', { name: '存为模板' }).click();
  await page.getByRole('textbox', { name: '模板名称' }).fill('走查传媒点位');
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('已存为模板「走查传媒点位」').waitFor();
  await dryRun(page);
  expect(await figures(page)).toContain('新增 3 更新 0 移除 0 未变 0');
  await runImport(page);
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await page.getByText(/^导入完成，深圳市?的媒体点位已生效$/).waitFor({ timeout: 60_000 });
});

test('what the file says of a position is shown with it', async () => {
  const { page, api } = journey;
  const { rows } = await api.call('v1/media-inventory/search', { cityCode: shenzhen, keyword: '走查点位1' });
  await page.goto(`/media?city=${shenzhen}&id=${encodeURIComponent(rows[0].unitKey)}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: '点位资料' }).waitFor();
  const said = (await drawer.innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toContain('状态 维修');
  expect(said).toMatch(/时长 \/ 轮播周期 15 秒 \/ 180 秒/);
  expect(said).toMatch(/刊例价（面 1） ¥?4,800/);
  expect(said).toMatch(/申报日均曝光 12,000 人次 导入：运营方申报/);
  await drawer.getByRole('heading', { name: '点位资料' }).scrollIntoViewIfNeeded();
  await screenshot(page, 'import-daily-details');
});

test('the next file of the seller is read by the template and the remembered words', async () => {
  const { page } = journey;
  await upload(page, file('走查更新.csv', [title, columns, row(1, '梯牌'), row(4), row(2)]));
  await page.getByText('此文件的列与模板「走查传媒点位」相同').waitFor();
  await page.getByRole('button', { name: '套用模板' }).click();
  await page.getByText('不导入的列（1）：备注').waitFor();
  await page.getByText('所有词都有对应，已记住').waitFor();
  await dryRun(page);
  // The poster with the code of a screen is another position: codes are those of a medium.
  expect(await figures(page)).toContain('新增 2 更新 0 移除 0 未变 1');
  await runImport(page);
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await page.getByText(/^导入完成，深圳市?的媒体点位已生效$/).waitFor({ timeout: 60_000 });
});

test('a replacement names what goes, and waits for its confirmation', async () => {
  const { page } = journey;
  await upload(page, file('走查替换.csv', [title, columns, row(2)]));
  await page.getByRole('button', { name: '套用模板' }).click();
  await page.getByText('不导入的列（1）：备注').waitFor();
  await page.getByRole('radio', { name: /全量替换/ }).check();
  await expectSoon(() => page.getByRole('radio', { name: /全量替换/ }).isEnabled()).toBe(true);
  await dryRun(page);
  const notice = page.getByText(/^将移除 [\d,]+ 个点位$/);
  await notice.waitFor();
  const words = await notice.innerText();
  await screenshot(page, 'import-daily-removal');
  await runImport(page);
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await page.getByText(`请先确认移除 ${words.replace('将移除 ', '')}`).waitFor();
  await page.getByRole('checkbox', { name: /确认移除这/ }).check();
  await screenshot(page, 'import-daily-confirm');
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  await page.getByText(/^导入完成，深圳市?的媒体点位已生效$/).waitFor({ timeout: 60_000 });
  journey.expectNoTrouble();
});
