import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { downloadOf } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { offeredItems, storeOffered, storeViewed } from './harness/offered-items.ts';
import { pixelsOf, pixelsWithout, shareChanged } from './harness/picture-of-map.ts';
import { untilCalm } from './harness/screenshot.ts';
import { putOn } from './harness/theme.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

// The eight views of an order; figures on screen are those that the calls answer.
let orderId: string;
let emptyOrderId: string;

const journey = startJourney('order-views', {
  data: 'small-shenzhen',
  async arrange({ api }) {
    orderId = await storeViewed(api, true);
    emptyOrderId = await storeViewed(api, false);
  },
});

const addressOf = (view: string, order = orderId) => `/marketing/order/detail?orderId=${order}&view=${view}`;

async function open(view: string, title: string): Promise<void> {
  await journey.page.goto(addressOf(view));
  await journey.page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** No violation in either theme, and no errors, once the page is settled. A theme changes only how the page looks. */
async function expectCalm(): Promise<void> {
  for (const [theme, scope] of [
    ['dark', 'all'],
    ['light', 'appearance'],
  ] as const) {
    await putOn(journey.page, theme);
    await untilCalm(journey.page);
    expect(await accessibilityViolations(journey.page, scope)).toEqual([]);
  }
  journey.expectNoTrouble();
}

const yuanText = (fen: number) => `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`;
const numberIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));
/** The table shows a number in a column of the named row, after some time. */
async function expectCell(table: string, row: string, column: number, value: number): Promise<void> {
  const found = journey.page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ hasText: row })
    .first();
  await expectSoon(async () => numberIn(await found.getByRole('cell').nth(column).innerText())).toBe(value);
}

/** A figure of the comparison of plan and delivery, once the engine has measured it. */
async function comparedFigure(metric: string, figure: RegExp): Promise<string> {
  const tile = journey.page.getByText(metric, { exact: true }).locator('xpath=../../..');
  const shown = tile.filter({ hasText: figure });
  await shown.waitFor({ timeout: 60_000 });
  return figure.exec(await shown.innerText())![0];
}

test('every view is opened from the detail by the keyboard', async () => {
  await journey.page.goto(`/marketing/order/detail?orderId=${orderId}`);
  const links = journey.page.getByRole('navigation', { name: '订单内容' }).getByRole('link');
  await links.filter({ hasText: '预估效果' }).first().focus();
  await journey.page.keyboard.press('Enter');
  await journey.page.getByRole('region', { name: '预估效果' }).first().waitFor();
  await links.filter({ hasText: '投放热力' }).focus();
  await journey.page.keyboard.press('Enter');
  await journey.page.getByRole('heading', { level: 1, name: '投放热力' }).waitFor();
  expect(journey.page.url()).toContain('view=heat-map');
  await journey.page.getByRole('link', { name: '返回订单' }).click();
  await journey.page.getByRole('region', { name: '概览' }).waitFor();
});

test('the whole delivery has the amounts, units and cities of the analysis', async () => {
  const { totals, units, cities } = await journey.api.call('mediaOrder/getCityMediaOrderAnalyseResponse', {
    orderId,
  });
  const exposure = await journey.api.call('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId });
  await open('overall-delivery-status', '整体投放情况');
  const tile = (name: string) => journey.page.getByText(name, { exact: true }).locator('..').locator('b');
  await tile('净价').first().waitFor();
  const exact = await tile('净价').first().locator('[title]').getAttribute('title');
  expect(Math.round(numberIn(exact ?? '') * 100)).toBe(totals.netFen);
  await expectSoon(async () => numberIn(await tile('媒体数量').first().innerText())).toBe(units);
  const shown = await comparedFigure('计划曝光', /([\d.,]+) 万/);
  const planned = exposure.comparison.planned.impressions.value!;
  expect(numberIn(shown)).toBeCloseTo(planned / 10_000, 1);
  await journey.page.getByRole('tab', { name: '城市排名' }).click();
  await expectCell('城市排名', cities[0].cityName, 3, cities[0].units);
  await expectCalm();
});

test('the list has the figures of the detail, and links to it while they are not computed', async () => {
  const waiting = await storeOffered(journey.api, {
    name: '星河汽车 深圳 未测算',
    budgetFen: 100_000_000,
    items: await offeredItems(journey.api, 1, 4, 1),
  });
  const row = journey.page.getByRole('row', { name: /星河汽车 深圳 未测算/ });
  await journey.page.goto('/marketing/order?q=星河汽车 深圳');
  await row.getByRole('link', { name: /未测算，去测算/ }).click();
  await journey.page.getByRole('heading', { level: 1, name: '整体投放情况' }).waitFor();
  const impressions = await comparedFigure('计划曝光', /[\d.,]+ [万亿]/);
  const cpm = await comparedFigure('计划千人成本 CPM', /¥[\d.,]+/);
  const { rows } = await journey.api.call('v1/orders/planned-exposures', { orderIds: [waiting.orderId] });
  expect(rows[0].state).toBe('computed');
  expect(yuanText(rows[0].cpmFen!)).toBe(cpm);

  await journey.page.goto('/marketing/order?q=星河汽车 深圳');
  await row.getByRole('button', { name: new RegExp(`^${impressions}`) }).waitFor();
  await row.getByText(cpm, { exact: true }).waitFor();
  const listed = await journey.api.call('mediaOrder/list', { keyword: '星河汽车 深圳' });
  const orderIds = listed.rows.map((order) => order.orderId);
  const { average } = await journey.api.call('v1/orders/planned-exposures', { orderIds });
  expect(average.orders).toBeGreaterThan(0);
  const tile = journey.page.getByText('千人成本 CPM', { exact: true }).first().locator('..');
  await tile.getByText(yuanText(average.cpmFen!), { exact: true }).waitFor();
  await tile.getByText(new RegExp(`已测算的 ${average.orders} 个`)).waitFor();
  await expectCalm();
});

test('at 1280 px the list shows number, name, state, period and net price together with the actions', async () => {
  const usual = journey.page.viewportSize()!;
  await journey.page.setViewportSize({ width: 1280, height: 800 });
  await journey.page.goto('/marketing/order');
  const head = (name: string) => journey.page.getByRole('columnheader', { name, exact: true });
  await head('操作').waitFor();
  await untilCalm(journey.page);
  const edge = (await head('操作').boundingBox())!.x;
  for (const name of ['订单编号', '名称', '状态', '投放期', '净价']) {
    const box = (await head(name).boundingBox())!;
    expect({ name, isClear: box.x + box.width <= edge }).toEqual({ name, isClear: true });
  }
  await journey.page.setViewportSize(usual);
});

test('districts: the table equals the call, another metric is in the address, a click opens a district', async () => {
  const { rows } = await journey.api.call('v1/orders/districts', { orderId, cityCode: shenzhen });
  await open('district-map', '行政区分布');
  const table = journey.page.getByRole('table', { name: '行政区分布' });
  await table.getByRole('row').nth(1).waitFor();
  for (const { name, positions, lines } of rows) {
    await expectCell('行政区分布', name, 1, positions);
    await expectCell('行政区分布', name, 2, lines);
  }
  await journey.page.getByText('净价', { exact: true }).first().click();
  await journey.page.waitForURL(/metric=netFen/);
  const dearest = [...rows].sort((a, b) => b.netFen - a.netFen)[0];
  await expectSoon(() => table.getByRole('row').nth(1).innerText()).toContain(dearest.name);
  await table.getByRole('button', { name: dearest.name }).click();
  await journey.page.getByRole('region', { name: `${dearest.name}的媒体` }).waitFor();
  await journey.page.waitForURL((url) => url.search.includes(dearest.districtId));
  await expectCalm();
  await journey.page.goBack();
  await journey.page.getByRole('region', { name: `${dearest.name}的媒体` }).waitFor({ state: 'hidden' });
});

test('heat: unit-days in all and of one week, smooth or in cells', async () => {
  const input = { orderId, cityCode: shenzhen };
  const whole = await journey.api.call('media-order-match-detail/thermodynamicDiagram', input);
  const week = await journey.api.call('media-order-match-detail/thermodynamicDiagram', {
    ...input,
    startDate: '2027-03-01',
    endDate: '2027-03-07',
  });
  const sumOf = ({ cells }: typeof whole) =>
    Math.round(cells.reduce((sum, { unitDays }) => sum + unitDays, 0)).toLocaleString('zh-CN');
  await open('heat-map', '投放热力');
  await journey.page.getByRole('heading', { name: `投放 ${sumOf(whole)} 面天` }).waitFor();
  await untilCalm(journey.page);
  const smooth = await pixelsOf(journey.page);
  await journey.page.getByText('六边形').click();
  await journey.page.waitForURL(/look=hex/);
  await untilCalm(journey.page);
  const inCells = await pixelsOf(journey.page);
  const without = await pixelsWithout(journey.page, '投放热力（面天）');
  // Smoothly the heat flows over the ground around the media, and in cells it has edges.
  expect(shareChanged(smooth, without)).toBeGreaterThan(0.01);
  expect(shareChanged(smooth, without)).toBeLessThan(0.2);
  expect(shareChanged(inCells, without)).toBeGreaterThan(0.01);
  expect(shareChanged(inCells, smooth)).toBeGreaterThan(0.005);
  await journey.page.getByRole('slider', { name: '投放周' }).focus();
  await journey.page.keyboard.press('ArrowRight');
  await journey.page.getByRole('heading', { name: `投放 ${sumOf(week)} 面天` }).waitFor();
  expect(journey.page.url()).toContain('week=1');
  await expectCalm();
});

test('a line shows its card, and compares with another', async () => {
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  const lines = [...new Map(items.flatMap((item) => (item.lineId ? [[item.lineId, item] as const] : [])))];
  const [lineId, item] = lines[0];
  const { line } = await journey.api.call('v1/orders/line-detail', { orderId, cityCode: shenzhen, lineId });
  await open('medium-info-line', '线路媒体信息');
  const facts = journey.page.getByRole('region', { name: '线路信息' });
  await facts.getByText(`${line.fromStop} — ${line.toStop}`).waitFor();
  await facts.getByText(`${line.stopCount} 站`).waitFor();
  await journey.page.getByText(new RegExp(`已选 ${item.quantity} 辆`)).waitFor();
  const [otherId, other] = lines[1];
  await journey.page.goto(
    `${addressOf('medium-info-line')}&line=${lineId}&with=${encodeURIComponent(JSON.stringify([otherId]))}`,
  );
  const compare = journey.page.getByRole('table', { name: '线路对比' });
  await compare.getByRole('columnheader', { name: other.unitName }).waitFor();
  await expectCalm();
});

test('a position shows its spec, price and places around', async () => {
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  const item = items.find(({ faceId }) => faceId !== null)!;
  const detail = await journey.api.call('v1/orders/point-detail', { orderId, itemId: item.itemId });
  await journey.page.goto(`${addressOf('medium-info-point')}&item=${item.itemId}`);
  await journey.page.getByRole('heading', { level: 2, name: detail.position!.name }).waitFor();
  await journey.page.getByText(detail.position!.code, { exact: true }).waitFor();
  const net = await journey.page
    .getByText('净价', { exact: true })
    .locator('..')
    .getByRole('definition')
    .innerText();
  expect(Math.round(numberIn(net) * 100)).toBe(item.amounts.netFen);
  await journey.page.getByRole('tab', { name: `周边 POI（300 米内 ${detail.poiTotal} 个）` }).waitFor();
  await journey.page.getByRole('tab', { name: '空位' }).click();
  await journey.page.getByRole('grid', { name: '排期表' }).waitFor();
  await expectCalm();
});

test('the schedule is filtered by medium and state, and exported as a workbook', async () => {
  const schedule = `/marketing/order/detail?orderId=${orderId}&tab=schedule`;
  await journey.page.goto(schedule);
  const { total } = await journey.api.call('v1/orders/schedule', { orderId });
  await journey.page.getByText(new RegExp(`共 ${total} 行媒体`)).waitFor();
  const buses = await journey.api.call('v1/orders/schedule', { orderId, mediumId: 1 });
  await journey.page.goto(`${schedule}&medium=1`);
  await journey.page.getByText(new RegExp(`共 ${buses.total} 行媒体`)).waitFor();
  await journey.page.goto(`${schedule}&state=sold`);
  await journey.page.getByText('没有符合条件的结果').waitFor();
  await journey.page.goto(schedule);
  await journey.page.getByRole('grid', { name: '排期表' }).waitFor();
  await expectCalm();
  const saved = await downloadOf(journey, () =>
    journey.page.getByRole('button', { name: '导出排期表' }).click(),
  );
  const { sheets } = readWorkbook(saved.bytes);
  const text = JSON.stringify([...sheets.values()].map(({ cells }) => [...cells.values()]));
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  for (const { unitName } of items) expect(text).toContain(unitName);
});

test('a crowd pack: the size of the rule, narrowed by place and time, then created', async () => {
  await open('crowd-create', '生成人群包');
  const size = journey.page.getByRole('region', { name: '人群规模' });
  const rule = {
    parts: [{ kind: 'exposure' as const, join: 'or' as const, of: 'order' as const, id: orderId }],
  };
  const wide = await journey.api.call('v1/crowd-packs/estimate', { cityCodes: [shenzhen], rule });
  await size.getByText(wide.summary).waitFor();
  await expectSoon(async () =>
    numberIn(/([\d.,]+) 万人/.exec(await size.innerText())?.[1] ?? ''),
  ).toBeCloseTo(wide.persons.value! / 10_000, 1);
  await journey.page.getByRole('switch', { name: '限定到过媒体附近' }).click();
  await size.getByText(/媒体300米内/).waitFor();
  await expectCalm();
  await journey.page.getByRole('button', { name: '生成人群包', exact: true }).click();
  const packs = journey.page.getByRole('region', { name: '已有人群包' });
  await packs.getByRole('link').first().waitFor();
  const made = await journey.api.call('mediaOrder/getPackDataListByPlanIds', { planIds: [orderId] });
  expect(made).toHaveLength(1);
  expect(made[0].summary).toContain('300米内');
  await packs.getByRole('link', { name: new RegExp(made[0].packNo) }).waitFor();
});

test('reference plans are listed as the call answers', async () => {
  const { total } = await journey.api.call('mediaOrder/getOrderReferenceSchemeList', { orderId });
  await open('reference-plan-list', '参考方案列表');
  if (total === 0) await journey.page.getByText('还没有可参考的已结案订单').waitFor();
  else await journey.page.getByText(new RegExp(`共 ${total} 条`)).waitFor();
  await expectCalm();
});

test('every view that needs media shows a message for an order without media', async () => {
  for (const [view, text] of [
    ['overall-delivery-status', '订单还没有媒体'],
    ['district-map', '深圳市还没有媒体'],
    ['heat-map', '深圳市还没有媒体'],
    ['medium-info-line', '没有公交线路'],
    ['medium-info-point', '没有固定点位'],
  ] as const) {
    await journey.page.goto(addressOf(view, emptyOrderId));
    await journey.page.getByText(text).waitFor();
    await journey.page.getByRole('link', { name: '去选媒体' }).waitFor();
  }
  await expectCalm();
});
