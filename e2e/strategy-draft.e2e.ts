import { expect, test } from 'vitest';
import { seedCases } from '../apps/server/src/demo/demo-library.ts';
import { dialogFaults } from './harness/dialog-faults.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { shenzhen } from './harness/shenzhen.ts';

const journey = startJourney('strategy-draft', {
  data: 'planned-shenzhen',
  async prepare(context) {
    await seedCases(context);
  },
});
let draftId: string;

test('a new draft begins with a brand and a goal, and says what is missing', async () => {
  const { page } = journey;
  await page.goto('/strategy');
  await page.getByRole('button', { name: '新建草稿' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建策略草稿' });
  await dialog.getByRole('combobox').fill('星河汽车');
  await page.getByTitle('星河汽车', { exact: true }).first().click();
  await dialog.getByRole('radio', { name: '新品上市' }).check();
  await dialog.getByRole('button', { name: '新建草稿' }).click();
  await page.getByRole('heading', { name: /星河汽车 · 新品上市/ }).waitFor();
  await page.getByText('缺：城市、开始日期、预算').waitFor();
  draftId = new URL(page.url()).searchParams.get('draft') ?? '';
  expect(draftId).not.toBe('');
});

test('a case is compared with the draft, pinned to it, and counted by the overview', async () => {
  const { page, api } = journey;
  const draft = await api.call('v1/strategy-drafts/get', { draftId });
  const { name, brandId, goal, version } = draft;
  await api.call('v1/strategy-drafts/save', {
    draftId,
    name,
    brandId,
    goal,
    cityCodes: [shenzhen],
    mediumIds: [1, 2],
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
    startDate: '2027-03-01',
    weeks: 8,
    budgetFen: 300_000_000,
    version,
  });
  await page.goto(`/strategy/media?draft=${draftId}`);
  const cards = page.getByRole('list', { name: '策略案例' });
  await cards
    .getByText(/与草稿相似度/)
    .first()
    .waitFor();
  await cards.getByRole('link').first().click();
  await page.waitForURL(/media\/detail/);
  const caseId = new URL(page.url()).searchParams.get('caseId') ?? '';
  const told = await api.call('mediaStrategy/getMediaStrategyByCaseId/{caseId}', { caseId });
  expect(told.mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  await page.getByRole('button', { name: /^固定到草稿/ }).click();
  await page.getByText(/共 1 条洞察/).waitFor();
  const findings = (on: typeof page) => on.getByRole('button', { name: /1 条洞察/ });
  expect(await dialogFaults(page, { name: /的洞察$/, opener: findings })).toEqual([]);
  await page.goto(`/strategy?draft=${draftId}`);
  await page.getByRole('heading', { name: '固定的洞察 1' }).waitFor();
});

test('an order made of the draft carries its brief to the first step', async () => {
  const { page, api } = journey;
  await page.getByRole('button', { name: '新建订单' }).click();
  await page.waitForURL(/order\/create\/step-1/);
  await page.getByText(/^已带入 \d+ 项/).waitFor();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const { brief } = await api.call('mediaOrder/getById', { orderId });
  expect(brief).toMatchObject({
    goal: 'launch',
    cityCodes: [shenzhen],
    mediumIds: [1, 2],
    startDate: '2027-03-01',
    endDate: '2027-04-25',
    budgetFen: 300_000_000,
  });
  const { state, outcome } = await api.call('v1/strategy-drafts/get', { draftId });
  expect([state, outcome?.id]).toEqual(['handed-over', orderId]);
});

test('from a case to an order: goal, media and weeks go along', async () => {
  const { page } = journey;
  await page.goto('/strategy/media');
  await page.getByRole('list', { name: '策略案例' }).getByRole('link').first().click();
  await page.getByRole('button', { name: '以此为参考…' }).click();
  await page.getByRole('menuitem', { name: '新建订单' }).click();
  await page.waitForURL(/order\/create\/step-1/);
  await page.getByText(/^已带入 \d+ 项/).waitFor();
  await expectSoon(() => page.getByRole('radio', { checked: true }).count()).toBeGreaterThan(0);
});
