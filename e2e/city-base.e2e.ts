import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { downloadOf } from './harness/browser.ts';
import { storeCityInventory } from './harness/city-inventory.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { untilCalm } from './harness/screenshot.ts';
import { startJourney } from './harness/journey.ts';

// Cities as advertising bases: filters, comparison and the user's own lists of cities.
const journey = startJourney('city-base', { data: 'small-shenzhen', prepare: storeCityInventory });

const searchOf = () => new URL(journey.page.url()).searchParams;

test('nationwide analysis opens its only screen', async () => {
  const { page } = journey;
  await page.goto('/media/analysis');
  await page.getByRole('heading', { level: 1, name: '城市底盘' }).waitFor();
});

test('the ranking shows what the call answers, the highest first', async () => {
  const { page, api } = journey;
  const { rows } = await api.call('app-analyse-city/conditionQuery', { sort: 'units', pageSize: 400 });
  const ranking = page.getByRole('list', { name: '按可售单元排名的城市' });
  await ranking.waitFor();
  const names = await ranking.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel));
  expect(names).toHaveLength(rows.length);
  const stocked = rows.filter(({ units }) => units > 0).map(({ cityName }) => `对比${cityName}`);
  expect(names.slice(0, stocked.length)).toEqual(stocked);
});

test('at most four cities are compared, by the keyboard, and the address restores them', async () => {
  const { page } = journey;
  const boxes = page.getByRole('list', { name: '按可售单元排名的城市' }).getByRole('checkbox');
  for (let at = 0; at < 4; at += 1) {
    await boxes.nth(at).focus();
    await page.keyboard.press('Space');
    await expectSoon(() => searchOf().get('cmp')?.split(',').length).toBe(at + 1);
  }
  await boxes.nth(4).focus();
  await page.keyboard.press('Space');
  await page.getByText('最多对比 4 个城市').waitFor();
  expect(searchOf().get('cmp')?.split(',')).toHaveLength(4);
  await page.getByRole('tab', { name: '城市对比 4' }).click();
  await page.reload();
  const table = page.getByRole('table', { name: '城市对比' });
  await table.waitFor();
  await expectSoon(() => table.getByRole('columnheader').count()).toBe(5);
  await page.getByRole('button', { name: '清空对比' }).click();
  await table.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: /^城市排名/ }).click();
  await boxes.first().waitFor();
});

test('a deleted list of cities is restored by undo', async () => {
  const { page, api } = journey;
  const card = page.getByRole('region', { name: '我的城市线' });
  await api.call('app-analyse-city/insertLine', { name: '京沪', cityCodes: ['110100', '310100'] });
  await page.reload();
  await card.getByRole('button', { name: /^京沪/ }).click();
  await expectSoon(() => searchOf().get('line')).not.toBeNull();
  const ranking = page.getByRole('list', { name: '按可售单元排名的城市' });
  await expectSoon(() => ranking.getByRole('checkbox').count()).toBe(2);
  await card.getByRole('button', { name: '删除城市线 京沪' }).click();
  await page.getByText('已删除城市线「京沪」').waitFor();
  await expectSoon(() => searchOf().get('line')).toBeNull();
  expect(await api.call('app-analyse-city/lineList', {})).toEqual([]);
  await page.getByRole('button', { name: '撤销' }).click();
  await card.getByRole('button', { name: /^京沪/ }).waitFor();
  const [line] = await api.call('app-analyse-city/lineList', {});
  expect(line).toMatchObject({ name: '京沪' });
  expect(line.cities.map(({ cityCode }) => cityCode)).toEqual(['110100', '310100']);
});

test('a list is renamed, and a name that is taken is refused with its reason', async () => {
  const { page, api } = journey;
  const card = page.getByRole('region', { name: '我的城市线' });
  await api.call('app-analyse-city/insertLine', { name: '珠三角', cityCodes: ['440300'] });
  await page.reload();
  await card.getByRole('button', { name: '修改城市线 珠三角' }).click();
  const dialog = page.getByRole('dialog', { name: '修改城市线「珠三角」' });
  await dialog.getByRole('textbox', { name: /^名称/ }).fill('京沪');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await dialog.getByText('已有同名的城市线「京沪」').waitFor();
  journey.forgive(/409/);
  await dialog.getByRole('textbox', { name: /^名称/ }).fill('大湾区');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: /^大湾区/ }).waitFor();
});

test('a province narrows map, ranking and workbook alike', async () => {
  const { page } = journey;
  await page.goto('/media/analysis/city?province=440000');
  await page.getByRole('button', { name: '返回全国' }).waitFor();
  const ranking = page.getByRole('list', { name: '按可售单元排名的城市' });
  await ranking.waitFor();
  const names = await ranking.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel));
  expect(names).toContain('对比深圳市');
  expect(names).not.toContain('对比上海市');
  await untilCalm(page);
  const { fileName, bytes } = await downloadOf(journey, () =>
    page.getByRole('button', { name: '导出 Excel' }).click(),
  );
  expect(fileName).toMatch(/城市底盘.*\.xlsx$/);
  const texts = [...readWorkbook(bytes).sheets.values()].flatMap(({ cells }) =>
    [...cells.values()].map(({ value }) => value),
  );
  expect(texts).toContain('深圳市');
  expect(texts).not.toContain('上海市');
  expect(texts).toContain('广东省');
  journey.expectNoTrouble();
});
