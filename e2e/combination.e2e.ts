import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { dialogFaults } from './harness/dialog-faults.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { untilCalm } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';

// From a goal to a proved mix, its order and its place in the list; then the scenes.
const journey = startJourney('combination', { data: 'small-shenzhen' });

const shares = (text: string): number[] =>
  [...text.matchAll(/([\d.]+)%/g)].map(([, digits]) => Number(digits));

test('a goal becomes three recommendations, none of which passes what is proved', async () => {
  const { page } = journey;
  await page.goto(`/strategy/combination/target?city=${shenzhen}&budget=800000`);
  await page.getByRole('button', { name: '求组合' }).click();
  const cards = page.getByRole('list', { name: '推荐组合' }).getByRole('listitem');
  await cards.first().waitFor({ timeout: 120_000 });
  await page
    .getByText('预算标记')
    .or(page.getByRole('slider', { name: '预算标记' }))
    .first()
    .waitFor({ timeout: 120_000 });
  const sentence = await page.getByText(/任何组合的到达率不高于/).innerText();
  const [bound, value] = shares(sentence);
  expect(value).toBeLessThanOrEqual(bound);
  await expectSoon(() => cards.count()).toBeGreaterThan(1);
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the best one is kept and becomes an order with the same net price', async () => {
  const { page, api } = journey;
  await page.getByRole('button', { name: '保存组合' }).click();
  await page.getByRole('textbox', { name: '组合名称' }).fill('深圳 80 万 A');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('组合已保存').first().waitFor();
  const { rows } = await api.call('v1/combinations/list', { q: '深圳 80 万 A' });
  expect(rows).toHaveLength(1);
  // With a strategy draft the order is its outcome, and leads back to it and to the mix.
  const { draftId } = await api.call('v1/strategy-drafts/save', { name: '深圳冬季策略', version: 0 });
  const address = new URL(page.url());
  address.searchParams.set('draft', draftId);
  await page.goto(`${address.pathname}${address.search}`);
  await page.getByRole('link', { name: '深圳冬季策略' }).waitFor();
  const orderButton = (on: typeof page) => on.getByRole('button', { name: '生成订单', exact: true });
  expect(await dialogFaults(page, { name: '生成订单', opener: orderButton })).toEqual([]);
  await orderButton(page).click();
  const dialog = page.getByRole('dialog', { name: '生成订单' });
  await dialog.getByText('订单记为策略草稿「深圳冬季策略」的生成结果').waitFor();
  await dialog.getByRole('combobox').fill('星河汽车');
  await page.getByTitle('星河汽车', { exact: true }).first().click();
  await dialog.getByRole('button', { name: '生成订单草稿' }).click();
  await page.waitForURL(/step-2-base/);
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  const order = await api.call('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  expect(order.investment.amounts.netFen).toBe(rows[0].netFen);
  expect(order.allMedia?.reachShare.value).toBeCloseTo(rows[0].reachShare.value!, 9);
  const back = page.getByRole('link', { name: '深圳冬季策略' });
  await back.waitFor();
  await back.click();
  await page.getByText(/已由本草稿生成/).waitFor();
  const { outcome, chosenCombinationId } = await api.call('v1/strategy-drafts/get', { draftId });
  expect(outcome?.id).toBe(orderId);
  expect(chosenCombinationId).not.toBeNull();
});

test('the list shows it, and two cells of the scenes reach no more together than apart', async () => {
  const { page, api } = journey;
  await page.goto('/strategy/combination');
  const name = '深圳 80 万 A';
  const opener = (on: typeof page) => on.getByRole('button', { name, exact: true });
  await opener(page).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await dialogFaults(page, { name, opener })).toEqual([]);
  await page.goto(`/strategy/combination/scene?city=${shenzhen}`);
  const matrix = page.getByRole('region', { name: '场景与媒体的适配指数' });
  await matrix.waitFor({ timeout: 120_000 });
  const open = matrix.getByRole('checkbox', { disabled: false });
  await open.nth(0).check();
  await open.nth(1).check();
  await page.getByText('已选 2 格').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const found = await api.call('v1/combination/scene-index', {
    cityCode: shenzhen,
    targetAudience: { groups: [] },
    startDate: '2027-03-01',
    weeks: 8,
  });
  for (const { index, parts } of found.cells)
    if (index !== null) expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(index, 6);
});
