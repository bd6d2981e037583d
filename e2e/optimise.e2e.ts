import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { changedOrderName, storeChangedOrder } from './harness/changed-order.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { startJourney } from './harness/journey.ts';

// An order with missing vehicles, from the suggestion to the accepted make-good.
let orderId: string;

const journey = startJourney('optimise', {
  data: 'small-shenzhen',
  async prepare(context) {
    await storeChangedOrder(context);
    await storePostedOrder(context);
  },
  async arrange({ api }) {
    const { rows } = await api.call('mediaOrder/list', { keyword: postedOrderName });
    orderId = rows[0].orderId;
    const list = await api.call('v1/monitoring/list', { orderId, pageSize: 200 });
    for (const { postingId } of list.rows.slice(0, 2))
      await api.call('v1/monitoring/mark-posting', { postingId, state: 'missing', note: '现场未见画面' });
    const { jobId } = await api.call('v1/optimise/scan', { orderId });
    await api.jobDone(jobId);
  },
});

const shortfall = async (states: ('open' | 'ignored')[]) => {
  const { rows } = await journey.api.call('v1/optimise/list', { orderId, kind: 'shortfall', states });
  return rows[0];
};
const openDrawer = async () => {
  await journey.page.getByRole('button', { name: /^查看 .*欠量补刊$/ }).click();
  return journey.page.getByRole('dialog', { name: '欠量补刊' });
};

test('an order with missing vehicles is offered a make-good with evidence and proof', async () => {
  await journey.page.goto(`/optimize?orderId=${orderId}`);
  await journey.page.getByRole('heading', { level: 1, name: '再运营再优化' }).waitFor();
  const drawer = await openDrawer();
  await drawer.getByText('实际 ÷ 应完成曝光').waitFor();
  await drawer.getByRole('heading', { name: '最优性证明' }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
});

test('ignoring needs a reason and can be undone', async () => {
  const drawer = journey.page.getByRole('dialog', { name: '欠量补刊' });
  await drawer.getByRole('button', { name: /^忽\s*略$/ }).click();
  const dialog = journey.page.getByRole('dialog', { name: '忽略优化建议' });
  const confirm = dialog.getByRole('button', { name: /^忽\s*略$/ });
  expect(await confirm.isDisabled()).toBe(true);
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await dialog.getByRole('radio', { name: '时间不足' }).check();
  await confirm.click();
  await drawer.getByRole('button', { name: '重新打开' }).waitFor();
  expect(await shortfall(['ignored'])).toMatchObject({ decision: { reasonCode: 'time' } });
  await drawer.getByRole('button', { name: '重新打开' }).click();
  await drawer.getByRole('button', { name: /^采\s*纳$/ }).waitFor();
});

test('adopting accepts the make-good in monitoring, and the history counts it', async () => {
  const found = await shortfall(['open']);
  const drawer = journey.page.getByRole('dialog', { name: '欠量补刊' });
  await drawer.getByRole('button', { name: /^采\s*纳$/ }).click();
  const dialog = journey.page.getByRole('dialog', { name: '采纳优化建议' });
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await dialog.getByRole('button', { name: /^采\s*纳$/ }).click();
  await drawer.getByText('已采纳').first().waitFor();
  const { makeGoods } = await journey.api.call('v1/monitoring/timeline', { orderId });
  const sum = (key: 'units' | 'costFen') => found.in.reduce((total, unit) => total + unit[key], 0);
  expect(makeGoods).toHaveLength(1);
  expect(makeGoods[0]).toMatchObject({ units: sum('units'), costFen: sum('costFen') });
  await journey.page.goto(`/optimize?orderId=${orderId}&tab=history`);
  await journey.page.getByText(/^已采纳 1 ·/).waitFor();
});

test('what an adopted change has brought is measured from the postings and stands beside what was expected', async () => {
  const { page } = journey;
  const { rows } = await journey.api.call('mediaOrder/list', { keyword: changedOrderName });
  await page.goto(`/optimize?orderId=${rows[0].orderId}&tab=history`);
  await page.getByText(/^已采纳 1 · 已验证 1 ·/).waitFor();
  const [{ expected, realised }] = (
    await journey.api.call('v1/optimise/history', { orderId: rows[0].orderId })
  ).rows;
  expect(realised!.value).toBeGreaterThan(0);
  expect(realised!.isExpected).toBe(realised!.value >= expected.low && realised!.value <= expected.high);
  await page.getByRole('button', { name: /^查看 / }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^实际 .* · 不?在预期区间内$/).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'optimise-verified');
  journey.expectNoTrouble();
});
