import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { enterSignedIn, openPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { shenzhen } from './harness/shenzhen.ts';

const journey = startJourney('city-vision', { data: 'planned-shenzhen' });

const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
const base = '/media/vision/city?unit=district&ta=102&day=workday';
const rail = () => journey.page.getByRole('region', { name: '城市概况' });
const ranking = () => journey.page.getByRole('table', { name: '区域排名' });

test('the audience of the districts is that of the city, of the estimate and of the tiles', async () => {
  const { page, api } = journey;
  await page.goto(`${base}&role=residents`);
  await ranking().getByRole('row').nth(1).waitFor({ timeout: 120_000 });
  const asked = { cityCode: shenzhen, targetAudience: women, dayType: 'workday' as const };
  const { taPersons } = await api.call('city-perspective/taIntelligenceCityMapData', asked);
  const estimate = await api.call('v1/crowd/estimate', { cityCodes: [shenzhen], targetAudience: women });
  expect(estimate.cities[0].persons).toEqual(taPersons);
  const { rows } = await api.call('city-perspective/getTaAreaSumHeatData', {
    ...asked,
    role: 'residents',
    unit: 'district',
  });
  const sum = rows.reduce((total, row) => total + (row.taPersons.value ?? 0), 0);
  expect(sum).toBeLessThanOrEqual(taPersons.value! + 1);
  await rail()
    .getByText(`${(taPersons.value! / 10_000).toFixed(1)} 万人`)
    .first()
    .waitFor();
  await page.getByText('居住、工作人数不随时段变化。').waitFor();
});

test('an hour is chosen on the slider and stands in the address; ranking and workbook show one number', async () => {
  const { page, api } = journey;
  await page.goto(base);
  await page.getByRole('button', { name: '播放时段' }).waitFor({ timeout: 60_000 });
  const slider = page.getByRole('slider', { name: '时段', exact: true });
  await expectSoon(() => slider.isEnabled()).toBe(true);
  await slider.focus();
  for (let step = 0; step < 9; step++) await slider.press('ArrowRight');
  await expectSoon(() => new URL(page.url()).searchParams.get('at')).toBe('8');
  const { rows } = await api.call('city-perspective/getAreaSumHeatData', {
    cityCode: shenzhen,
    dayType: 'workday',
    unit: 'district',
    fromHour: 8,
    toHour: 9,
  });
  const [first] = rows;
  const shown = (first.persons.value! / 10_000).toFixed(1);
  await ranking().getByRole('row', { name: first.name }).getByText(`${shown} 万`).first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出排名' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^城市透视_深圳市_区域排名_V1_\d{8}\.xlsx$/);
  const cells = [
    ...readWorkbook(await readFile(await file.path()))
      .sheets.get('区域排名')!
      .cells.values(),
  ];
  const [at] = cells.filter(({ value }) => value === first.name).map(({ address }) => address.slice(1));
  const persons = cells.find(({ address }) => address === `D${at}`)!.value;
  expect(persons).toBeCloseTo(first.persons.value!, 3);
});

test('two areas are marked and compared, and a drawn ring is counted', async () => {
  const { page } = journey;
  await page.goto(`${base}&ring=114.03,22.54~114.08,22.54~114.08,22.6~114.03,22.6`);
  const card = page.getByRole('region', { name: '圈选范围' });
  await card.getByText('平方公里').waitFor({ timeout: 60_000 });
  const boxes = ranking().getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('tab', { name: 'A / B 对比 2' }).click();
  const heads = page.getByRole('table', { name: '区域对比' }).getByRole('columnheader');
  await expectSoon(() => heads.count()).toBe(3);
  await card.getByRole('button', { name: '清除' }).click();
  await expectSoon(() => new URL(page.url()).searchParams.get('ring')).toBe(null);
});

test('a city outside the grants is a state without its figures', async () => {
  const tab = await openPage(journey.browser, journey.service);
  await enterSignedIn(tab, journey.service, 'customer');
  await tab.page.goto('/media/vision/city?city=420100');
  await tab.page
    .getByText(/暂无.*权限/)
    .first()
    .waitFor();
});
