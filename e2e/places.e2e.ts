import { expect, test } from 'vitest';
import { dialogFaults } from './harness/dialog-faults.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { shenzhen } from './harness/shenzhen.ts';

const journey = startJourney('places', { data: 'small-shenzhen' });
const cityCode = shenzhen;

/** Names of places that are found by name alone. */
async function uniqueNames(count: number): Promise<string[]> {
  const { rows } = await journey.api.call('poi-analyse-detail/poi-analyse-detail/list', {
    cityCode,
    pageSize: 60,
  });
  const asked = rows.map(({ name }) => ({ name, address: '' }));
  const answer = await journey.api.call('v1/places/geocode', { cityCode, rows: asked });
  const found = asked.filter((_, at) => answer.rows[at]?.state === 'found').map(({ name }) => name);
  return [...new Set(found)].slice(0, count);
}

test('a list of stores is resolved, mended in place and kept as a set', async () => {
  const { page, api } = journey;
  const names = await uniqueNames(6);
  await page.goto('/strategy/people/ta/place-search');
  const text = page.getByRole('textbox', { name: '门店名称与地址' });
  await text.fill([...names, '没有这家店'].join('\n'));
  await page.getByRole('button', { name: `解析 ${names.length + 1} 行` }).click();
  await page.getByText('1 条未找到或有多个候选', { exact: false }).waitFor({ timeout: 60_000 });
  const mend = page.getByRole('combobox', { name: '修正「没有这家店」' });
  await mend.click();
  await mend.fill(names[0] ?? '');
  await page
    .getByTitle(new RegExp(`^${names[0]}`))
    .first()
    .click();
  const keep = (on: typeof page) =>
    on.getByRole('button', { name: `${names.length + 1} 个地点 · 保存为地点集` });
  expect(await dialogFaults(page, { name: /^保存为地点集/, opener: keep })).toEqual([]);
  await keep(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /地点集名称/ }).fill('旅程门店');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await expectSoon(async () =>
    (await api.call('v1/place-sets/list', { cityCode })).placeSets.map(({ name, places }) => [name, places]),
  ).toContainEqual(['旅程门店', names.length + 1]);
});

test('the scope of the set has the figures that its rings have, and the media of the same radius', async () => {
  const { page, api } = journey;
  const { placeSets } = await api.call('v1/place-sets/list', { cityCode });
  const set = placeSets.find(({ name }) => name === '旅程门店');
  const placeSetId = set?.placeSetId ?? '';
  await page.goto(`/strategy/scene/poi/scope?set=${placeSetId}`);
  const card = page.getByRole('region', { name: '圈内概况' });
  await card.getByText('重叠率').first().waitFor({ timeout: 60_000 });
  const { reaches } = await api.call('v1/places/delineate', { cityCode, placeSetId });
  const reach = reaches[0];
  expect(reach?.overlapShare).toBeCloseTo(
    1 - (reach?.unionSquareMeters ?? 0) / (reach?.sumSquareMeters ?? 1),
    9,
  );
  await page
    .getByRole('tab', { name: `媒体点位 ${(reach?.positions ?? 0).toLocaleString('zh-CN')}` })
    .waitFor();
  const { entries } = await api.call('v1/place-sets/get', { placeSetId });
  const places = entries.map(({ lng, lat }) => ({ lng, lat }));
  const media = await api.call('v1/media-inventory/search', { cityCode, places, radiusMeters: 500 });
  expect(media.summary.positions).toBe(reach?.positions);
});

test('stores by district add up to all stores of the brand', async () => {
  const { page, api } = journey;
  const { brandOptions } = await api.call('poi-analyse/getBrandPoi', { cityCode });
  const brand = brandOptions[0];
  await page.goto(`/strategy/scene/poi/count?brand=${encodeURIComponent(brand?.brand ?? '')}`);
  const total = page
    .getByRole('group', { name: '行政区对比' })
    .getByText((brand?.count ?? 0).toLocaleString('zh-CN'), { exact: true });
  await total.last().waitFor({ timeout: 60_000 });
});

test('the scenes of the city hold every AOI once', async () => {
  const { page, api } = journey;
  await page.goto('/strategy/scene/aoi?ta=102');
  await page.getByRole('table', { name: '场景与时段热力' }).waitFor({ timeout: 60_000 });
  const { scenes } = await api.call('v1/scenes/hours', { cityCode });
  const { districts } = await api.call('aoi-draw/countRegionCodeTag', { cityCode });
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  expect(sum(scenes.map(({ aois }) => aois))).toBe(sum(districts.map(({ total }) => total)));
  await page.getByRole('link', { name: '购物的媒体组合' }).click();
  const row = page.getByRole('row', { name: /^购物/ });
  await row.and(page.locator('[aria-current]')).waitFor({ timeout: 120_000 });
  expect(new URL(page.url()).searchParams.get('ta')).toMatch(/102/);
});
