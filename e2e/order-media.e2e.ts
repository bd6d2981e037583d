import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { tick } from './harness/tick.ts';

const list = '/marketing/order';
let lines: FreeLine[];
let brandId: string;

const journey = startJourney('order-media', {
  data: 'small-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
  },
});

const orderNow = (orderId: string) => journey.api.call('mediaOrder/getById', { orderId });

test('what the customer wants is filled in first, what he does not want never', async () => {
  const [wanted, unwanted] = [lines[6], lines[7]];
  const { orderId } = await journey.api.call('mediaOrder/create', {
    brief: orderOf('走查 必投避投', brandId, []).brief,
  });
  await journey.page.goto(`${list}/create/step-1?orderId=${orderId}`);
  await journey.page.getByRole('button', { name: '选择必投点位/线路' }).click();
  const picker = journey.page.getByRole('dialog', { name: '必投与避投' });
  for (const [line, wish] of [
    [wanted, '必投'],
    [unwanted, '避投'],
  ] as const) {
    await picker.getByRole('textbox', { name: /^搜索/ }).fill(line.unitName);
    await picker.getByRole('textbox', { name: /^搜索/ }).press('Enter');
    const row = picker.getByRole('row', { name: new RegExp(`^${line.unitName}`) }).first();
    await row.getByText(wish, { exact: true }).click();
  }
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-wishes');
  await picker.getByRole('button', { name: /关闭|Close/ }).click();
  await journey.page
    .getByRole('list', { name: '避投点位/线路' })
    .getByRole('listitem')
    .filter({ hasText: unwanted.unitName })
    .waitFor();
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.waitForURL(/step-2-base\?orderId=/);
  expect((await orderNow(orderId)).brief.wishes).toMatchObject({
    mustUnits: [wanted.lineId],
    excludedUnits: [unwanted.lineId],
  });
  await journey.page.getByText(`还缺必投 「${wanted.unitName}」`).waitFor();
  await journey.page.getByRole('button', { name: /^按预算填充/ }).click();
  await journey.page.getByText(/^还缺必投/).waitFor({ state: 'hidden' });
  await journey.page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expectSoon(async () => (await orderNow(orderId)).items.length).toBeGreaterThan(1);
  const bought = (await orderNow(orderId)).items.map(({ lineId }) => lineId);
  expect(bought[0]).toBe(wanted.lineId);
  expect(bought).not.toContain(unwanted.lineId);
  await journey.page.getByRole('textbox', { name: '搜索线路或点位名称' }).fill(unwanted.unitName);
  await journey.page.keyboard.press('Enter');
  const offer = journey.page
    .getByRole('table', { name: '深圳市可售媒体' })
    .getByRole('row', { name: /避投/ })
    .first();
  expect(await offer.getByRole('spinbutton').isDisabled()).toBe(true);
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-wishes-media');
  await journey.page.goto(`${list}/detail?orderId=${orderId}&tab=match`);
  const explained = journey.page.getByRole('region', { name: '必投与避投' });
  await explained.getByText('必投 1 处，均已选；避投 1 处，均已避开').waitFor();
  await explained.getByRole('row', { name: new RegExp(`必投.*${wanted.unitName}.*已选.*第 1 行`) }).waitFor();
  await explained.getByRole('row', { name: new RegExp(`避投.*${unwanted.unitName}.*已避开`) }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-wishes-explained');
});

test('a file of the brief is uploaded, stands on the order, and is read there', async () => {
  const { page } = journey;
  const { orderId } = await journey.api.call('mediaOrder/create', {
    brief: orderOf('走查 附件', brandId, []).brief,
  });
  await page.goto(`${list}/detail?orderId=${orderId}&tab=attachments`);
  await page.getByText('需求没有附件').waitFor();
  await page.getByRole('link', { name: '在投放需求中上传' }).click();
  const buffer = Buffer.from('%PDF-1.7 需求');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '客户需求.pdf', mimeType: 'application/pdf', buffer });
  await page
    .getByRole('list', { name: '需求附件' })
    .getByRole('listitem')
    .filter({ hasText: '客户需求.pdf' })
    .waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expectSoon(async () => (await orderNow(orderId)).attachments.length).toBe(1);
  await page.goto(`${list}/detail?orderId=${orderId}&tab=attachments`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 客户需求.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('客户需求.pdf');
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-attachments');
});

test('a list of 500 rows is read: 493 are taken, seven are named and given back', async () => {
  const { orderId } = await journey.api.call('mediaOrder/create', {
    brief: orderOf('走查 导入清单', brandId, []).brief,
  });
  const head = '城市代码,媒体编号,形式编号,线路/点位面编号,车型,数量,上刊日,下刊日,折扣（‰）,赠送（是/否）';
  const row = (index: number, over: Record<number, string> = {}) => {
    const line = lines[8 + (index % 20)];
    const day = `2027-03-${String(1 + Math.floor(index / 20)).padStart(2, '0')}`;
    const deck = line.deck === 'single' ? '单层' : '双层';
    const cells = [shenzhen, '1', String(line.formId), line.lineId!, deck, '1', day, day, '900', '否'];
    return cells.map((cell, at) => over[at] ?? cell).join(',');
  };
  const faults: Record<number, string>[] = [
    { 0: '310100' },
    { 1: '2' },
    { 3: 'nowhere' },
    { 4: '三层' },
    { 5: '九' },
    { 6: '明天' },
    { 8: '1200' },
  ];
  const rows = Array.from({ length: 500 }, (_, index) =>
    row(index, index % 60 === 7 ? faults[(index - 7) / 60] : {}),
  );
  const { page } = journey;
  await page.goto(`${list}/create/step-2-base?orderId=${orderId}`);
  await page.getByRole('button', { name: '导入清单', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入媒体清单' });
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载深圳市的模板' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('媒体清单模板_深圳市.xlsx');
  const file = { name: '清单.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByText('读取 500 行：可买入 493 行，不能买入 7 行').waitFor();
  const named = dialog.getByRole('list', { name: '不能买入的行' }).getByRole('listitem');
  await expectSoon(() => named.count()).toBe(7);
  expect(await named.first().innerText()).toBe('第 8 行 城市代码：不在订单的投放城市之列（310100）');
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-list-import');
  const [back] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^下载这些行与原因/ }).click(),
  ]);
  expect(back.suggestedFilename()).toBe('媒体清单_待修正.csv');
  await dialog.getByRole('button', { name: '取入 493 行' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expectSoon(async () => (await orderNow(orderId)).items.length).toBe(493);
});

test('several lines are moved, discounted, held, let go and taken out at once', async () => {
  const { page } = journey;
  const wanted = [30, 31, 32].map((at) => ({ line: lines[at], quantity: 1 }));
  const order = orderOf('走查 批量', brandId, wanted);
  const items = order.items!.map((item) => ({ ...item, endDate: '2027-03-14' }));
  const { orderId, version } = await journey.api.call('mediaOrder/create', {
    ...order,
    items,
    submit: true,
  });
  await journey.api.call('v1/orders/transition', { orderId, version, state: 'planning' });
  await page.goto(`${list}/create/step-3?orderId=${orderId}`);
  const table = page.getByRole('table', { name: '报价' });
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  const chooseAll = () => tick(table.getByRole('checkbox', { name: /全选|Select all/ }).first());
  await chooseAll();
  await bar.getByText('已选 3 行').waitFor();
  const days = bar.getByRole('spinbutton', { name: /平移天数/ });
  const move = bar.getByRole('button', { name: /^平\s*移$/ });
  await days.fill('15');
  await expectSoon(() => move.isDisabled()).toBe(true);
  expect(await move.getAttribute('title')).toMatch(/^第 1 行「.+」会晚于订单的投放期（2027-03-28 止）$/);
  await days.fill('7');
  await move.click();
  await expectSoon(async () => (await orderNow(orderId)).items.map((item) => item.startDate)).toEqual(
    Array.from({ length: 3 }, () => '2027-03-08'),
  );
  await untilCalm(page);
  // The lines stay chosen, whatever ids they were given.
  await bar.getByText('已选 3 行').waitFor();
  await bar.getByRole('spinbutton', { name: '批量折扣，折' }).fill('8.5');
  await bar.getByRole('button', { name: '设折扣' }).click();
  await expectSoon(async () => (await orderNow(orderId)).items.map((item) => item.discountPermille)).toEqual([
    850, 850, 850,
  ]);
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-bulk');
  const held = async () => (await orderNow(orderId)).items.filter(({ heldUnits }) => heldUnits > 0).length;
  await bar.getByRole('button', { name: '锁位（3）' }).click();
  await expectSoon(held).toBe(3);
  await bar.getByRole('button', { name: '释放（3）' }).click();
  await expectSoon(held).toBe(0);
  await untilCalm(page);
  const first = table.getByRole('row').filter({ hasText: lines[30].unitName });
  await tick(first.getByRole('checkbox').first(), false);
  await bar.getByText('已选 2 行').waitFor();
  await bar.getByRole('button', { name: /^移\s*除$/ }).click();
  await expectSoon(async () => (await orderNow(orderId)).items.map(({ lineId }) => lineId)).toEqual([
    lines[30].lineId,
  ]);
  journey.expectNoTrouble();
});
