import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { tick } from './harness/tick.ts';

// Lines of an order are replaced together: seen first with what they cost, one of them struck, and taken back.
let lines: FreeLine[];
let brandId: string;
let orderId: string;

const journey = startJourney('order-replace', {
  data: 'small-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
  },
  async arrange({ api }) {
    const wanted = [0, 1, 2].map((at) => ({ line: lines[at], quantity: 1 }));
    ({ orderId } = await api.call('mediaOrder/create', orderOf('走查 批量替换', brandId, wanted)));
  },
});

const lineIds = async () =>
  (await journey.api.call('mediaOrder/getById', { orderId })).items.map(({ lineId }) => lineId);
const dialog = () => journey.page.getByRole('dialog', { name: /^批量替换：/ });

test('lines are replaced as the table shows them, but for the one that was struck, and Undo brings them back', async () => {
  const { page } = journey;
  const before = await lineIds();
  await page.goto(`/marketing/order/create/step-3?orderId=${orderId}`);
  await tick(
    page
      .getByRole('table', { name: '报价' })
      .getByRole('checkbox', { name: /全选|Select all/ })
      .first(),
  );
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '替换' }).click();
  const table = dialog().getByRole('table', { name: '替换对照' });
  const rowOf = (itemNo: number) =>
    table.getByRole('row').filter({ has: page.getByRole('cell', { name: String(itemNo), exact: true }) });
  await rowOf(1).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-replace');
  const gap = dialog().getByRole('spinbutton', { name: '价差上限，%' });
  await gap.fill('1000');
  await gap.press('Enter');
  await dialog().getByRole('button', { name: '替换 3 行' }).waitFor();
  await tick(rowOf(2).getByRole('checkbox'), false);
  await dialog().getByRole('button', { name: '替换 2 行' }).click();
  await expectSoon(async () => (await lineIds()).map((id, at) => id === before[at])).toEqual([
    false,
    true,
    false,
  ]);
  await untilCalm(page);
  await page.getByRole('button', { name: '撤销' }).click();
  await expectSoon(lineIds).toEqual(before);
  journey.expectNoTrouble();
});
