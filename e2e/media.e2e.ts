import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { downloadOf, enterSignedIn, openPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// What is free in the weeks of a campaign, at what price and for whom: list, map, detail, workbook, basket.
const journey = startJourney('media', { data: 'small-shenzhen' });
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
  await expectSoon(async () => (await api.call('v1/basket/get', {})).items.length).toBeGreaterThan(0);
  const { items } = await api.call('v1/basket/get', {});
  const { rows } = await api.call('v1/media-inventory/search', {
    cityCode: shenzhen,
    mediumIds: [2],
    availability: 'free',
    startDate: '2027-03-01',
    endDate: '2027-03-28',
  });
  expect(items.map(({ priceFen, priceDays }) => [priceFen, priceDays])).toEqual(
    items.map(() => [rows[0].priceFen, rows[0].priceDays]),
  );
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

test('a client sees the media and cities of its grants, in facets as in rows, and no others', async () => {
  const tab = await openPage(journey.browser, journey.service);
  await enterSignedIn(tab, journey.service, 'customer');
  await tab.page.goto(`/media?city=${shenzhen}&${period}`);
  const media = tab.page
    .getByRole('complementary', { name: '筛选媒体' })
    .getByRole('group', { name: '媒体' });
  await media.getByRole('checkbox').first().waitFor({ timeout: 120_000 });
  const names = await media.getByRole('checkbox').all();
  expect(names.length).toBe(2);
  await tab.page.goto('/media?city=420100');
  await tab.page
    .getByText(/暂无.*权限/)
    .first()
    .waitFor();
});
