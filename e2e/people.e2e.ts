import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { shenzhen } from './harness/shenzhen.ts';

const journey = startJourney('people', { data: 'planned-shenzhen' });
const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };

test('a city has as many people of the audience in the ranking as in the estimate, and weights order the cities', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/people/city?ta=102&city=${shenzhen}`);
  const row = page.getByRole('table', { name: '城市排名' }).getByRole('row', { name: /深圳/ });
  await row.getByText('%').first().waitFor({ timeout: 120_000 });
  const asked = { cityCodes: [shenzhen], targetAudience: women };
  const estimate = await api.call('v1/crowd/estimate', asked);
  const ranking = await api.call('v1/people/city-ranking', { ...asked, startDate: '2028-03-01', weeks: 4 });
  expect(ranking.rows[0].persons).toEqual(estimate.cities[0].persons);
  expect(ranking.rows[0].supply.state).toBe('ready');
  await page.getByRole('slider', { name: '成本权重' }).focus();
  await page.keyboard.press('End');
  await expectSoon(() => new URL(page.url()).searchParams.get('w')).toBe('35-25-20-100');
  await row.getByRole('checkbox').check();
  await page.getByRole('table', { name: '年龄' }).waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByRole('heading', { name: '城市对比 1' }).waitFor();
});

test('the preferences of everybody are plain, those of an audience are told apart', async () => {
  const { page, api } = journey;
  const everybody = await api.call('v1/people/preference', { cityCode: shenzhen, kind: 'brand' });
  for (const { tgi } of everybody.rows) if (tgi.value !== null) expect(tgi.value).toBeCloseTo(100, 6);
  const own = await api.call('v1/people/preference', {
    cityCode: shenzhen,
    kind: 'brand',
    targetAudience: women,
  });
  for (const { persons } of own.rows) expect(persons.value ?? 0).toBeLessThanOrEqual(own.persons.value ?? 0);
  await page.goto(`/strategy/people/ta/preference?city=${shenzhen}`);
  await page.getByText('设定目标人群后，按渗透率与 TGI').waitFor({ timeout: 60_000 });
  await page.goto(`/strategy/people/ta/preference?city=${shenzhen}&ta=102`);
  await page.getByRole('radiogroup', { name: '偏好类别' }).getByText('兴趣').click();
  await page.getByRole('img', { name: /兴趣：渗透率 × TGI/ }).waitFor({ timeout: 60_000 });
  await expectSoon(() => new URL(page.url()).searchParams.get('kind')).toBe('interest');
});
