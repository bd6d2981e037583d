import { expect, test } from 'vitest';
import { dialogFaults } from './harness/dialog-faults.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

const journey = startJourney('crowd-packs', { data: 'planned-shenzhen' });
const name = '25–35岁有车';

/** Ticks a label of the drawer's tree. */
async function tick(label: string): Promise<void> {
  const dialog = journey.page.getByRole('dialog', { name: '目标人群 TA' });
  await dialog.getByRole('textbox', { name: '搜索标签' }).fill(label);
  await dialog.getByRole('checkbox', { name: label }).first().check();
}

/** A number of persons and the bounds of its interval, as they are written. */
function personsIn(text: string): string[] {
  return [...new Set(text.match(/[\d.]+ 万人/g))];
}

let packId: string;

test('a pack of two labels is made: the estimate, the list, the page and the city perspective say one figure', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/people/ta/pack-create?city=${shenzhen}`);
  await page.getByRole('button', { name: '设定目标人群' }).click();
  await tick('25–35岁');
  const dialog = page.getByRole('dialog', { name: '目标人群 TA' });
  await dialog.getByRole('button', { name: '添加条件', exact: true }).click();
  await tick('有车');
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('textbox', { name: /名称/ }).fill(name);
  const estimate = page.getByRole('region', { name: '实时预估' });
  await estimate.getByText('25–35岁 且 有车', { exact: true }).waitFor({ timeout: 60_000 });
  const shown = personsIn(await estimate.locator('p[aria-live]').innerText());
  expect(shown).toHaveLength(3);
  await page.getByRole('button', { name: '保存并计算' }).click();
  await page.waitForURL(/pack-detail/);
  packId = new URL(page.url()).searchParams.get('packId')!;
  await page.getByRole('region', { name: '变更记录' }).getByText('计算完成').waitFor({ timeout: 60_000 });
  await expectSoon(async () =>
    personsIn(await page.getByRole('region', { name: '人群规模' }).innerText()),
  ).toEqual(shown);
  await page.goto('/strategy/people/ta');
  const row = page.getByRole('table', { name: '人群包' }).getByRole('row', { name: new RegExp(name) });
  await expectSoon(async () => personsIn(await row.innerText())).toEqual(shown);
  const detail = await api.call('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  const rail = await api.call('city-perspective/taIntelligenceCityMapData', {
    cityCode: shenzhen,
    targetAudience: { groups: [], packId },
    role: 'residents',
  });
  expect(rail.taPersons.value).toBeCloseTo(detail.row.persons.value!, 6);
});

test('the pack is shown on the map by role, and by the media that reach it, as the calls say', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/people/ta/pack-detail?packId=${packId}&tab=space`);
  // Wide tables have their head as a table of its own.
  const rowsOf = (name: string) => page.locator(`table[aria-label="${name}"] tr[data-row-key]`);
  await rowsOf('人群包行政区排名').first().waitFor({ timeout: 60_000 });
  await page.getByText('工作', { exact: true }).click();
  const heat = await api.call('city-perspective/getTaAreaSumHeatData', {
    cityCode: shenzhen,
    targetAudience: { groups: [], packId },
    role: 'workers',
    unit: 'district',
  });
  await page.waitForURL(/role=workers/);
  await expectSoon(() => rowsOf('人群包行政区排名').count()).toBe(heat.rows.length);
  await page.getByRole('tab', { name: '触媒与线路' }).click();
  await rowsOf('媒体触达').first().waitFor({ timeout: 60_000 });
  const from = await page.getByRole('textbox', { name: '开始日期' }).inputValue();
  const contact = await api.call('v1/crowd-packs/media-contact', {
    cityCode: shenzhen,
    targetAudience: { groups: [], packId },
    startDate: from,
    weeks: 4,
  });
  expect(contact.media.length).toBeGreaterThan(0);
  await expectSoon(() => rowsOf('媒体触达').count()).toBe(contact.media.length);
  await expectSoon(() => rowsOf('触达人群包的线路').count()).toBe(contact.lines.length);
});

test('two packs are compared, and their union is at least each of them', async () => {
  const { page, api } = journey;
  await page.goto(`/strategy/people/ta?compare=${packId},system-high-spending`);
  const table = page.getByRole('table', { name: '人数与重合' });
  await table.getByText('并集（去重）').waitFor({ timeout: 60_000 });
  const { packs, union } = await api.call('v1/crowd-packs/compare', {
    packIds: [packId, 'system-high-spending'],
  });
  for (const { persons } of packs) expect(union.value!).toBeGreaterThanOrEqual(persons.value!);
  await page.keyboard.press('Escape');
});

test('a used pack is not archived, and the list of its uses says why', async () => {
  const { page, api } = journey;
  const { packId: used } = await api.call('v1/crowd-packs', {
    name: '被组合',
    cityCodes: [shenzhen],
    rule: { parts: [{ kind: 'pack', packId }] },
  });
  await page.goto('/strategy/people/ta');
  const boxes = page.getByRole('table', { name: '人群包' }).getByRole('checkbox');
  for (const nth of [1, 2]) await boxes.nth(nth).check();
  const compare = (on: typeof page) => on.getByRole('button', { name: /^对比/ });
  expect(await dialogFaults(page, { name: '人群包对比', opener: compare })).toEqual([]);
  await page.goto(`/strategy/people/ta/pack-detail?packId=${packId}`);
  await page
    .getByRole('region', { name: '被引用' })
    .getByRole('link', { name: /被组合/ })
    .waitFor();
  await page.getByRole('button', { name: '归档' }).click();
  await page.getByText(/被 1 个人群包引用，不能归档/).waitFor();
  expect(used).not.toBe(packId);
});
