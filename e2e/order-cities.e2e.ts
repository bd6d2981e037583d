import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { storeCityInventory } from './harness/city-inventory.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, orderOf } from './harness/seeded-order.ts';
import { shenzhen } from './harness/shenzhen.ts';

// An order of three cities: its budget is split over them, and what one of them takes is copied to another.
const [shanghai, dongguan] = ['310100', '441900'] as const;
let brandId: string;
let orderId: string;

const journey = startJourney('order-cities', {
  data: 'small-shenzhen',
  async prepare(context) {
    await storeCityInventory(context);
    brandId = await brandIdOf(context, '星河汽车');
  },
  async arrange({ api }) {
    const { brief } = orderOf('走查 三城', brandId, []);
    const made = await api.call('mediaOrder/create', {
      brief: { ...brief, cityCodes: [shanghai, shenzhen, dongguan], mediumIds: [2] },
      items: [],
    });
    ({ orderId } = made);
  },
});

const order = () => journey.api.call('mediaOrder/getById', { orderId });

test('the budget is split by what the menu names; what cannot be is greyed with its reason', async () => {
  const { page } = journey;
  await page.goto(`/marketing/order/create/step-2-base?orderId=${orderId}&city=%22${shanghai}%22`);
  const budget = page.getByRole('complementary', { name: '预算' });
  await budget.getByRole('button', { name: '分配方式' }).click();
  const tier = page.getByRole('menuitem', { name: /^按等级/ });
  await tier.getByText('一线 4 : 新一线 2 : 其他 1').waitFor();
  // Shanghai and Dongguan have no panel here, and the brand no earlier order.
  for (const [way, reason] of [
    [/^按 TA/, /没有人群样本或样本不足/],
    [/^按历史/, '没有同品牌的往期订单'],
    [/^按已选/, '还没有选定媒体'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: way });
    await item.getByText(reason).waitFor();
    expect(await item.getAttribute('aria-disabled')).toBe('true');
  }
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-split');
  await tier.click();
  const share = (name: string) =>
    budget.getByRole('slider', { name: `${name}占总预算的比例` }).getAttribute('aria-valuetext');
  // Tier one twice, a new tier one: 4 : 4 : 2.
  await expectSoon(async () => [await share('上海市'), await share('深圳市'), await share('东莞市')]).toEqual(
    ['40.0%', '40.0%', '20.0%'],
  );
});

test('what a city takes is copied to another from what that has free, seen first, and undone', async () => {
  const { page } = journey;
  const offers = page.getByRole('table', { name: '上海市可售媒体' });
  await offers.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: /^按预算填充/ }).click();
  const chosen = page.getByRole('table', { name: /上海市/ }).last();
  await chosen.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: '复制到其他城市' }).click();
  const dialog = page.getByRole('dialog', { name: '复制上海市的配置' });
  await dialog.getByRole('checkbox', { name: '深圳市' }).uncheck();
  await dialog.getByText('按城市预算比例', { exact: true }).click();
  const row = dialog.getByRole('row', { name: /^东莞市/ });
  await row.waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-copy');
  await dialog.getByRole('button', { name: '复制到 1 个城市' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /东莞市 已配置/ }).waitFor();
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expectSoon(async () => (await order()).items.some(({ cityCode }) => cityCode === dongguan)).toBe(
    true,
  );
  const { items } = await order();
  const levels = (city: string) =>
    new Set(items.filter(({ cityCode }) => cityCode === city).map(({ level }) => level));
  for (const level of levels(dongguan)) expect(levels(shanghai)).toContain(level);
  expect(items.some(({ cityCode }) => cityCode === shenzhen)).toBe(false);
  await page.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByRole('button', { name: /东莞市 未配置/ }).waitFor();
  journey.expectNoTrouble();
});
