import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { downloadOf } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// What is free in the weeks of a campaign, at what price and for whom: list, map, detail, workbook, basket.
const journey = startJourney('media', { data: 'small-shenzhen' });
const orderName = '星河汽车 创意参考走查';
const period = 'from=2027-03-01&to=2027-03-28';
/** The router quotes a text that reads as a number. */
const chosenMedia = () => searchOf().get('media')?.replaceAll('"', '');
const searchOf = () => new URL(journey.page.url()).searchParams;

test('free shelters of the weeks of a campaign are found by facets, which say how many there are', async () => {
  const { page, api } = journey;
  await page.goto(`/media?city=${shenzhen}&${period}`);
  const facets = page.getByRole('complementary', { name: '筛选媒体' });
  // The first measurement of the service loads the panel.
  await facets.getByRole('checkbox', { name: /公交候车亭/ }).check({ timeout: 120_000 });
  await page.getByRole('checkbox', { name: '仅看空位' }).check();
  await expectSoon(() => [chosenMedia(), searchOf().get('free')]).toEqual(['2', 'true']);
  const found = await api.call('v1/media-inventory/search', {
    cityCode: shenzhen,
    mediumIds: [2],
    availability: 'free',
    startDate: '2027-03-01',
    endDate: '2027-03-28',
  });
  await page.getByText(`共 ${found.total.toLocaleString('zh-CN')} 条`).waitFor();
  const [first] = found.rows;
  await page.getByTitle(`打开 ${first.name} ${first.formName}`, { exact: true }).first().waitFor();
});

test('the workbook holds what the tile says: its free units by all units', async () => {
  const { page } = journey;
  const tile = await page.getByText('档期空位率').locator('..').locator('b').textContent();
  const download = await downloadOf(journey, () => page.getByRole('button', { name: '导出清单' }).click());
  const cells = [...(readWorkbook(download.bytes).sheets.get('媒体资源清单')?.cells.values() ?? [])];
  const sum = (letter: string) =>
    cells
      .filter(({ address }) => new RegExp(`^${letter}\\d+$`).test(address))
      .reduce((total, { value }) => total + (typeof value === 'number' ? value : 0), 0);
  expect(`${((100 * sum('L')) / sum('K')).toFixed(1)}%`).toBe(tile);
});

test('a row opens with its weeks of vacancy, and goes into the basket at its rate card', async () => {
  const { page, api } = journey;
  await page
    .getByTitle(/^打开 /)
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: '未来 90 天空位' }).waitFor();
  await expectSoon(() => searchOf().get('id')).not.toBeNull();
  await drawer.getByRole('button', { name: /^加入方案篮/ }).click();
  await drawer.getByRole('button', { name: /^已加入方案篮/ }).waitFor();
  await expectSoon(async () => {
    const { items } = await api.call('v1/basket/get', {});
    return items.length;
  }).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expectSoon(() => searchOf().get('id')).toBeNull();
});

test('the same rows stand on the map and in the gallery', async () => {
  const { page } = journey;
  await page.getByText('图库', { exact: true }).click();
  await page.getByRole('list', { name: '媒体卡片' }).waitFor();
  await page.getByText('地图', { exact: true }).click();
  await expectSoon(() => searchOf().get('view')).toBe('map');
  await page
    .getByRole('region', { name: /媒体点位地图/ })
    .or(page.getByLabel(/媒体点位地图/))
    .first()
    .waitFor();
});

test('the address of before leads here', async () => {
  const { page } = journey;
  await page.goto(`/administration/media-inventory?city=${shenzhen}&medium=2`);
  await page.getByRole('heading', { level: 1, name: '媒体资源' }).waitFor();
  expect([new URL(page.url()).pathname, chosenMedia()]).toEqual(['/media', '2']);
});

test('two works added to the materials of an order are exactly those of 创意参考 in its proposal', async () => {
  const { page, api } = journey;
  const { rows } = await api.call('common-attachment/creativeAppPageQuery', { pageSize: 2 });
  const items = await offeredItems(api, 2, 2);
  const { orderId } = await storeOffered(api, { name: orderName, budgetFen: 60_000_000, items });
  for (const { albumId, title } of rows) {
    await page.goto(`/media/creative-app/detail?albumId=${albumId}`);
    await page.getByRole('button', { name: '加入提案素材' }).click();
    const dialog = page.getByRole('dialog', { name: '加入提案素材' });
    await dialog.getByText(title).waitFor();
    await dialog.getByRole('combobox', { name: '订单' }).click();
    await page.getByTitle(new RegExp(orderName)).click();
    await dialog.getByRole('button', { name: /^加\s?入$/ }).click();
    await page
      .getByText(/已加入提案素材/)
      .first()
      .waitFor();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.goto(`/marketing/order/detail?orderId=${orderId}&tab=materials`);
  const list = page.getByRole('list', { name: '提案素材' });
  for (const { title } of rows) await list.getByText(title).first().waitFor();
  const shown = async (): Promise<string[]> => {
    const download = await downloadOf(journey, async () => {
      await page.getByRole('button', { name: '导出' }).click();
      await page.getByRole('menuitem', { name: '投放方案（PPT）' }).click();
    });
    const pages = readPresentation(download.bytes).slides.filter(({ title }) => title.startsWith('创意参考'));
    return pages.flatMap(({ texts }) => texts);
  };
  const all = await api.call('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  const named = await shown();
  const onDeck = all.rows.filter(({ title }) => named.includes(title)).map(({ title }) => title);
  expect(new Set(onDeck)).toEqual(new Set(rows.map(({ title }) => title)));
  await list
    .getByRole('button', { name: `移出提案素材：${rows[0].title}` })
    .first()
    .click();
  await expectSoon(async () => (await api.call('v1/orders/materials/list', { orderId })).works.length).toBe(
    1,
  );
});

test('media are narrowed by goal and budget in the address, and told when none is left', async () => {
  const { page } = journey;
  await page.goto('/media/category?goal=launch&budget=5');
  const filters = page.getByRole('search', { name: '筛选媒体形式' }).or(page.getByLabel('筛选媒体形式'));
  await filters
    .first()
    .getByText(/新品上市（\d+）/)
    .waitFor();
  const cards = page.getByRole('article');
  await page.goto('/media/category?goal=store&budget=5&tag=%5B"商旅人群"%5D');
  await page.getByText('没有符合条件的结果').waitFor();
  await expectSoon(() => cards.count()).toBe(0);
});
