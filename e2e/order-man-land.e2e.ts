import { unitTitle } from '@ooh/contract/domain/bus-names';
import { expect, test } from 'vitest';
import { openPart } from './harness/open-part.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { chooseWomen } from './harness/choose-women.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { fillDemand, submitOrder } from './harness/order-demand.ts';
import { untilCalm } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

const list = '/marketing/order';
const orderName = '星河汽车 深圳 人地走查';

// One order from the choice of its mode to its detail: each test continues where the one before it ended.
const journey = startJourney('order-man-land', { data: 'small-shenzhen' });

async function stored() {
  const { rows } = await journey.api.call('mediaOrder/list', { keyword: '人地走查' });
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('the third way of ordering is open, and asks for the people first', async () => {
  await journey.page.goto(`${list}/select-mode`);
  await journey.page.getByRole('radio', { name: '人地匹配' }).check();
  await journey.page.getByRole('button', { name: '下一步：填写需求' }).click();
  await journey.page.getByRole('heading', { level: 1, name: '新建订单 · 人地匹配' }).waitFor();
  await fillDemand(journey.page, { name: orderName, media: ['公交车身', '公交候车亭'] });
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.getByText('人地匹配需要目标人群').first().waitFor();
  await chooseWomen(journey.page);
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.waitForURL(/step-2-base\?orderId=/);
  expect((await stored()).mode).toBe('man-land');
});

test('the second step may be left without media: the matrix finds them', async () => {
  await journey.page.getByRole('heading', { name: /可售媒体/ }).waitFor();
  await journey.page.getByRole('button', { name: '下一步：人地匹配排期' }).click();
  await journey.page.waitForURL(/step-3-man-land\?orderId=/);
  // The people of a city are read on first use.
  await journey.page.getByRole('table', { name: /人×地矩阵/ }).waitFor({ timeout: 120_000 });
});

test('a cell opens the media of its area as the service ranks them, and a pick is stored', async () => {
  const { orderId } = await stored();
  const { rows } = await journey.api.call('v1/orders/man-land/matrix', {
    orderId,
    cityCode: shenzhen,
    pageSize: 8,
  });
  const [area] = rows;
  const matrix = journey.page.getByRole('table', { name: /人×地矩阵/ });
  await expectSoon(() => matrix.getByRole('columnheader').nth(1).innerText()).toContain(area.name);
  await matrix
    .getByRole('button', { name: new RegExp(area.name) })
    .first()
    .click();
  await journey.page.getByRole('heading', { name: `${area.name} · 匹配媒体` }).waitFor();
  await journey.page.waitForURL(/area=/);
  const units = await journey.api.call('v1/orders/man-land/units', {
    orderId,
    cityCode: shenzhen,
    areaId: area.areaId,
  });
  const [best] = units.rows;
  await journey.page
    .getByRole('button', { name: /^加入排期/ })
    .filter({ hasText: `：${unitTitle(best)} ${best.formName}` })
    .first()
    .click();
  await expectSoon(async () => (await stored()).items).toBe(1);
  await journey.page.getByRole('grid', { name: '排期表' }).waitFor();
  const several = journey.page.getByRole('button', { name: /^前 \d 项各加 1 面\/辆$/ });
  await several.and(journey.page.locator(':enabled')).click();
  await expectSoon(async () => (await stored()).items).toBeGreaterThan(2);
});

test('weights reorder the areas, and the address keeps them', async () => {
  const people = journey.page.getByRole('slider', { name: '人群权重' });
  await people.focus();
  await journey.page.keyboard.press('Home');
  await journey.page.waitForURL(/w=0-30-20/);
  const { orderId } = await stored();
  const ask = { orderId, cityCode: shenzhen, pageSize: 8, peopleWeight: 0, placeWeight: 30, costWeight: 20 };
  const { rows } = await journey.api.call('v1/orders/man-land/matrix', ask);
  const first = journey.page
    .getByRole('table', { name: /人×地矩阵/ })
    .getByRole('columnheader')
    .nth(1);
  await expectSoon(() => first.innerText()).toContain(rows[0].name);
  await journey.page.reload();
  await expectSoon(() => first.innerText()).toContain(rows[0].name);
});

test('the flow is also available as a table', async () => {
  const flow = journey.page.getByRole('region', { name: '目标人群 → 场景 → 媒体' });
  await flow.getByRole('img').waitFor();
  await flow.getByRole('button', { name: '查看数据表' }).click();
  const { orderId } = await stored();
  const { links } = await journey.api.call('v1/orders/man-land/flow', { orderId, cityCode: shenzhen });
  await expectSoon(() => flow.getByRole('row').count()).toBe(links.length + 1);
  await flow.getByRole('button', { name: '查看图表' }).click();
});

test('the picked media are free, and the order is submitted', async () => {
  await journey.page.getByRole('button', { name: '检查空位' }).click();
  await journey.page.getByText(/行媒体在所选档期均有空位/).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await submitOrder(journey.page);
  expect((await stored()).state).toBe('confirming');
});

test('the list opens the detail of people and places with the coverage of the service', async () => {
  await journey.page.goto(`${list}?q=人地走查`);
  await journey.page.getByRole('link', { name: orderName, exact: true }).click();
  await journey.page.waitForURL(/detail-man-land\?orderId=/);
  await journey.page.getByRole('region', { name: '人地匹配', exact: true }).waitFor();
  const { orderId } = await stored();
  const coverage = await journey.api.call('v1/orders/man-land/coverage', {
    orderId,
    cityCode: shenzhen,
    pageSize: 10,
  });
  const funnel = journey.page.getByRole('list', { name: '覆盖漏斗' });
  await funnel.getByText('已覆盖').waitFor();
  await expectSoon(() => funnel.getByRole('listitem').count()).toBe(3);
  const table = journey.page.getByRole('region', { name: '区域覆盖与缺口' });
  const row = table.getByRole('row').filter({ hasText: coverage.rows[0].name }).first();
  await row.waitFor();
  if (coverage.rows[0].suggestion)
    await expectSoon(() => row.innerText()).toContain(coverage.rows[0].suggestion.unitName);
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await openPart(journey.page, '媒体明细');
  await journey.page.getByRole('region', { name: '媒体明细' }).getByText('共').first().waitFor();
  await journey.page.goBack();
  await funnel.waitFor();
  journey.expectNoTrouble();
});
