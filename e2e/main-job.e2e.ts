import type { CallOutput } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import { busLineFile, hasRealLines } from './harness/bus-line-file.ts';
import { signIn } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { tell } from './harness/tell.ts';
import { chooseShenzhen, shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';
import { exported, fenByTitle, totalsOnScreen } from './main-job/documents.ts';
import { editOne, expectShown, figuresOfPanel, panel, untilEvaluated } from './main-job/evaluation-panel.ts';
import { fillAudience } from './main-job/fill-audience.ts';

type Saved = CallOutput<'bus-plan/v1/getCityBusLinePlanDeliveryData'>;

// One campaign from an empty workspace to the documents: each test continues where the one before it ended.
let planId: string;
let saved: Saved;

/** By `npm run test:all`: on the demonstration as it is seeded, 200,000 persons. */
const isAtFullSize = process.env['OOH_TEST_ALL'] === '1';

const journey = startJourney('main-job', { data: isAtFullSize ? 'demo' : 'small-shenzhen', as: null });

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`;
const numberOf = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));

async function readSaved(): Promise<Saved> {
  return journey.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen });
}

test('a planner signs in', async () => {
  await signIn(journey);
  await journey.page.getByRole('heading', { level: 1 }).waitFor();
  journey.expectNoTrouble();
});

test('imports the lines: mapping, preview on the map, dry run, import', async () => {
  const file = await busLineFile();
  await journey.page.goto('/administration/import');
  await journey.page.getByRole('heading', { name: '导入数据' }).waitFor();
  await chooseShenzhen(journey.page, journey.page.locator('button', { hasText: '选择城市' }));
  await journey.page.getByRole('radio', { name: /BD-?09|百度/ }).check();
  await journey.page.locator('input[type="file"]').setInputFiles(file);
  await journey.page.getByRole('button', { name: '上传并预览' }).click();

  const mapping = journey.page.getByRole('table', { name: '字段与列' });
  await mapping.waitFor({ timeout: 120_000 });
  for (const column of ['linename', 'stationname', 'stationgeo']) {
    await mapping.getByRole('row').filter({ hasText: column }).first().waitFor();
  }
  const preview = journey.page.getByRole('table', { name: '文件前几行' }).getByRole('row');
  await expectSoon(() => preview.count()).toBe(1 + 20);
  await journey.page
    .getByLabel(/导入线路预览地图/)
    .first()
    .waitFor();
  await screenshot(journey.page, 'main-job-import-mapping');

  const startedDry = performance.now();
  await journey.page.getByRole('button', { name: '下一步：试运行' }).click();
  await journey.page
    .getByText(/^检查通过，可以导入$|行不会导入，其余可以继续$/)
    .waitFor({ timeout: 240_000 });
  tell(`dry run of ${(file.buffer.length / 1e6).toFixed(1)} MB: ${seconds(startedDry)}`);
  await screenshot(journey.page, 'main-job-import-check');
  await journey.page.getByRole('button', { name: '下一步：导入' }).click();
  await journey.page.getByRole('textbox', { name: '数据来源' }).fill('公开线路数据');
  await journey.page.getByRole('combobox', { name: '法律依据' }).fill('公开数据');
  await journey.page.keyboard.press('Escape');

  // Lines of the demonstration make way for those of the file.
  await journey.page.getByRole('checkbox', { name: /确认移除这/ }).check();

  const startedRun = performance.now();
  await journey.page.getByRole('button', { name: /^导\s*入$/ }).click();
  await journey.page.getByText(/^导入完成，深圳市?的线路已生效$/).waitFor({ timeout: 180_000 });
  tell(`import: ${seconds(startedRun)}`);
  await screenshot(journey.page, 'main-job-import-done');
  const { rows } = await journey.api.call('v1/data-releases', {});
  const release = rows.find((row) => row.kind === 'bus-lines' && row.state === 'current')!;
  expect(release).toMatchObject({ cityCode: shenzhen, crs: 'BD09', fileName: file.name });
  tell(`lines in force: ${JSON.stringify(release.counts)}`);
  if (hasRealLines) {
    expect(release.counts['lines']).toBeGreaterThan(1000);
    expect(release.counts['lines']).toBeLessThan(1060);
  }
  journey.expectNoTrouble();
});

test('describes the campaign in two steps', async () => {
  await journey.page.getByRole('link', { name: '投资订单管理' }).first().click();
  await journey.page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  await journey.page.goto('/marketing/smart-select/select-mode');
  await journey.page.getByRole('radio', { name: /公交/ }).check();
  await journey.page.getByRole('button', { name: '下一步：填写投放目标' }).click();
  await journey.page.getByRole('heading', { name: '新建公交智选方案' }).waitFor();

  await journey.page.getByRole('textbox', { name: '方案名称' }).fill('星河汽车 深圳 新车上市');
  const brand = journey.page.getByRole('combobox', { name: '品牌' });
  await brand.fill('星河');
  await journey.page.locator('.ant-select-item-option').filter({ hasText: '星河汽车' }).first().click();
  await journey.page.getByRole('radio', { name: /品牌/ }).first().check();
  await chooseShenzhen(journey.page, journey.page.locator('button', { hasText: '选择城市' }));
  await journey.page.getByRole('textbox', { name: '开始日期' }).fill('2027-03-01');
  await journey.page.keyboard.press('Enter');
  await journey.page.getByRole('button', { name: '8 周' }).click();
  await journey.page.getByRole('textbox', { name: '预算' }).fill('300');
  await fillAudience(journey.page);
  await screenshot(journey.page, 'main-job-step-1');
  await journey.page.getByRole('button', { name: '下一步：智选策略' }).click();
  await journey.page.waitForURL((url) => url.pathname.endsWith('/create/step-2'));
  planId = new URL(journey.page.url()).searchParams.get('planId')!;
  expect(planId).toBeTruthy();
  const start = journey.page.getByRole('button', { name: '开始智选' });
  await start.waitFor();
  await screenshot(journey.page, 'main-job-step-2');
  const detail = await journey.api.call('ai-option-mode/getBasePlanDetail', { planId });
  expect(detail.brief).toMatchObject({
    cityCodes: [shenzhen],
    budgetFen: 300_000_000,
    weeks: 8,
    startDate: '2027-03-01',
  });
  expect(detail.audienceSentence).toBe('25–35岁 且 女性 且 上班族');
  journey.expectNoTrouble();
});

test('gets a plan with reach, frequency, cost and a certificate', async () => {
  const started = performance.now();
  await journey.page.getByRole('button', { name: '开始智选' }).click();
  await journey.page.waitForURL((url) => url.pathname.endsWith('/plan-bus'), { timeout: 240_000 });
  const computed = performance.now();
  await untilEvaluated(journey.page);
  tell(
    `plan on ${isAtFullSize ? '200,000' : '6,000'} persons: ${((computed - started) / 1000).toFixed(2)} s from the click to the result page, on screen after ${seconds(started)}`,
  );

  saved = await readSaved();
  const evaluation = saved.evaluation!;
  const { certificate } = saved;
  expect(evaluation.panelPersons).toBeGreaterThan(isAtFullSize ? 10_000 : 300);
  expect(certificate!.coversDelivery).toBe(true);
  expect(certificate!.gap).toBeLessThanOrEqual(0.05);
  expect(certificate!.upperBound).toBeGreaterThanOrEqual(certificate!.value);
  expect(evaluation.amounts.totalFen).toBeLessThanOrEqual(300_000_000);
  expect(evaluation.amounts.totalFen).toBeGreaterThan(290_000_000);
  // As buses are bought: no line with a single vehicle.
  const vehicles = saved.delivery.lines.map((line) => line.vehicles);
  expect(Math.min(...vehicles)).toBeGreaterThanOrEqual(5);
  tell(
    `reach ${(evaluation.reachShare.value! * 100).toFixed(1)} %, frequency ${evaluation.frequency.value!.toFixed(1)}, ` +
      `${evaluation.lines} lines, ${evaluation.vehicles} vehicles, gap ${(certificate!.gap * 100).toFixed(2)} %, ` +
      `search ${certificate!.seconds.toFixed(2)} s`,
  );
  await expectShown(journey.page, evaluation);
  await panel(journey.page)
    .getByRole('button', { name: /^最优性证书/ })
    .click();
  const proof = journey.page
    .getByRole('tooltip')
    .or(journey.page.locator('.ant-popover'))
    .filter({ hasText: '上界' })
    .first();
  await proof.getByText('差距').waitFor();
  await screenshot(journey.page, 'main-job-certificate');
  await journey.page.keyboard.press('Escape');
  journey.expectNoTrouble();
});

test('the N+ table sums to the universe', async () => {
  await journey.page.getByRole('tab', { name: '触达与频次' }).click();
  const table = journey.page.getByRole('table').filter({ hasText: 'N+ 到达率' }).first();
  await table.waitFor();
  await untilCalm(journey.page);
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((list) => list.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const evaluation = saved.evaluation!;
  expect(rows.map(([contacts]) => contacts)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10+',
  ]);
  const persons = rows.map((row) => numberOf(row[1]));
  const total = persons.reduce((sum, value) => sum + value, 0);
  expect(Math.abs(total - evaluation.taUniverse!)).toBeLessThanOrEqual(rows.length);
  for (const [k, row] of rows.entries()) {
    if (k === 0) continue;
    const atLeast = persons.slice(k).reduce((sum, value) => sum + value, 0);
    expect(Math.abs(numberOf(row[3]) - atLeast)).toBeLessThanOrEqual(rows.length);
  }
  const foot = await table.locator('tfoot').innerText();
  expect(foot).toContain('= TA 总体');
  const reached = evaluation.taUniverse! - persons[0];
  expect(Math.abs(reached - evaluation.reach.value!)).toBeLessThanOrEqual(rows.length);
  await screenshot(journey.page, 'main-job-reach');
  journey.expectNoTrouble();
});

test('after a change of vehicles everything is recomputed, equal to the figures of the service', async () => {
  await journey.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}&city=${shenzhen}&show=chosen`);
  await untilEvaluated(journey.page);
  await untilCalm(journey.page);
  let before = saved.evaluation!;
  const times: { shownMs: number; serviceMs: number }[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { change, delivery, evaluation, ...took } = await editOne(journey.page, at);
    const expected = await journey.api.call('v1/bus-plan/evaluate', { planId, cityCode: shenzhen, delivery });
    expect(evaluation).toEqual(expected);
    await expectShown(journey.page, expected);
    expect(expected.vehicles).toBe(before.vehicles + change);
    expect(Math.sign(expected.impressions.value! - before.impressions.value!)).toBe(change);
    expect(Math.sign(expected.amounts.netFen - before.amounts.netFen)).toBe(change);
    expect(change * (expected.reach.value! - before.reach.value!)).toBeGreaterThanOrEqual(0);
    before = expected;
    times.push(took);
  }
  const list = (key: 'shownMs' | 'serviceMs') => times.map((took) => took[key].toFixed(0)).join(', ');
  tell(`recomputed on screen ${list('shownMs')} ms after an edit`);
  tell(`the service took ${list('serviceMs')} ms of it`);
  await journey.page.getByText('● 未保存').waitFor();
  journey.expectNoTrouble();
});

test('saves, and a reload restores the same state', async () => {
  const before = await figuresOfPanel(journey.page);
  await journey.page.getByRole('button', { name: /^(save )?保\s*存$/ }).click();
  await journey.page.getByText('● 未保存').waitFor({ state: 'detached' });
  const after = await readSaved();
  expect(after.deliveryVersion).toBe(saved.deliveryVersion + 1);
  expect(after.certificate?.coversDelivery).toBe(false);
  await journey.page.reload();
  await untilEvaluated(journey.page);
  await expectSoon(() => figuresOfPanel(journey.page)).toEqual(before);
  saved = after;
  await untilCalm(journey.page);
  await screenshot(journey.page, 'main-job-saved');
  journey.expectNoTrouble();
});

test('downloads quotation and schedule, whose formulas give the totals of the screen', async () => {
  const totals = await totalsOnScreen(journey.page);
  expect(totals.total).toBe(saved.evaluation!.amounts.totalFen);

  const quotation = await exported(journey, '执行报价（Excel）');
  expect(quotation.fileName).toMatch(/^星河汽车_星河汽车-深圳-新车上市_报价单_V\d+_\d{8}\.xlsx$/);
  expect(
    fenByTitle(
      quotation.book,
      '报价单',
      ['刊例总价', '净总价', '制作安装费', '服务费', '税额', '含税总价'],
      '合计',
    ),
  ).toEqual([totals.rateCard, totals.net, totals.production, totals.service, totals.tax, totals.total]);

  const schedule = await exported(journey, '排期表（Excel）');
  expect(schedule.fileName).toMatch(/^星河汽车_星河汽车-深圳-新车上市_排期表_V\d+_\d{8}\.xlsx$/);
  expect([...schedule.book.sheets.keys()]).toEqual(
    expect.arrayContaining(['封面', '汇总', '点位清单', '说明']),
  );
  const grid = [...schedule.book.sheets.keys()].find((name) => name.startsWith('排期'))!;
  const [, net] = fenByTitle(schedule.book, grid, ['刊例合计', '净价合计'], '合计');
  expect(net).toBe(totals.net);
  journey.expectNoTrouble();
});
