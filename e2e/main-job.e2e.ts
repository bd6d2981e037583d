import type { CallOutput } from '@ooh/contract/registry';
import { evaluator } from '../packages/report/src/testing/evaluate-formula.ts';
import { readWorkbook, type ReadWorkbook } from '../packages/report/src/testing/read-workbook.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { busLineFile, hasRealLines } from './harness/bus-line-file.ts';
import { downloadOf, signIn } from './harness/browser.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { tell } from './harness/tell.ts';
import { chooseShenzhen, shenzhen } from './harness/shenzhen.ts';
import { startWalk } from './harness/walk.ts';

type Saved = CallOutput<'bus-plan/v1/getCityBusLinePlanDeliveryData'>;
type Evaluation = CallOutput<'v1/bus-plan/evaluate'>;

// One campaign from an empty desk to the documents: each test goes on where the one before it ended.
let planId: string;
let saved: Saved;

const walk = startWalk('main-job', { data: 'demo', as: null });

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`;
const yuanOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
const numberOf = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));

async function readSaved(): Promise<Saved> {
  return walk.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen });
}

async function untilEvaluated(): Promise<void> {
  await walk.page
    .locator('section[aria-label="实时评估"][aria-busy="false"]')
    .getByText('TA 到达率')
    .first()
    .waitFor();
}

const panel = () => walk.page.getByRole('region', { name: '实时评估' });

test('a planner signs in', async () => {
  await signIn(walk);
  await walk.page.getByRole('heading', { level: 1 }).waitFor();
  walk.expectNoTrouble();
});

test('imports the lines: mapping, preview on the map, dry run, import', async () => {
  const file = await busLineFile();
  await walk.page.goto('/administration/import');
  await walk.page.getByRole('heading', { name: '导入数据' }).waitFor();
  await chooseShenzhen(walk.page, walk.page.locator('button', { hasText: '选择城市' }));
  await walk.page.getByRole('radio', { name: /BD-?09|百度/ }).check();
  await walk.page.locator('input[type="file"]').setInputFiles(file);
  await walk.page.getByRole('button', { name: '上传并预览' }).click();

  const mapping = walk.page.getByRole('table', { name: '字段与列' });
  await mapping.waitFor({ timeout: 60_000 });
  for (const column of ['linename', 'stationname', 'stationgeo']) {
    await mapping.getByRole('row').filter({ hasText: column }).first().waitFor();
  }
  expect(await walk.page.getByRole('table', { name: '文件前几行' }).getByRole('row').count()).toBe(1 + 20);
  await walk.page
    .getByLabel(/导入线路预览地图/)
    .first()
    .waitFor();
  await screenshot(walk.page, 'main-job-import-mapping');

  const startedDry = performance.now();
  await walk.page.getByRole('button', { name: '下一步：试运行' }).click();
  await walk.page.getByText(/^检查通过，可以导入$|行不会导入，其余可以继续$/).waitFor({ timeout: 120_000 });
  tell(`dry run of ${(file.buffer.length / 1e6).toFixed(1)} MB: ${seconds(startedDry)}`);
  await screenshot(walk.page, 'main-job-import-check');
  await walk.page.getByRole('button', { name: '下一步：导入' }).click();
  await walk.page.getByRole('textbox', { name: '数据来源' }).fill('公开线路数据');
  await walk.page.getByRole('combobox', { name: '法律依据' }).fill('公开数据');
  await walk.page.keyboard.press('Escape');

  const startedRun = performance.now();
  await walk.page.getByRole('button', { name: /^导\s*入$/ }).click();
  await walk.page.getByText(/^导入完成，深圳市?的线路已生效$/).waitFor({ timeout: 180_000 });
  tell(`import: ${seconds(startedRun)}`);
  await screenshot(walk.page, 'main-job-import-done');
  const { rows } = await walk.api.call('v1/data-releases', {});
  const release = rows.find((row) => row.kind === 'bus-lines' && row.state === 'current')!;
  expect(release).toMatchObject({ cityCode: shenzhen, crs: 'BD09', fileName: file.name });
  tell(`lines in force: ${JSON.stringify(release.counts)}`);
  if (hasRealLines) {
    expect(release.counts['lines']).toBeGreaterThan(1000);
    expect(release.counts['lines']).toBeLessThan(1060);
  }
  walk.expectNoTrouble();
});

async function chooseLabel(drawer: Locator, label: string): Promise<void> {
  const search = drawer.getByRole('textbox', { name: /搜索标签/ }).or(drawer.getByRole('searchbox'));
  await search.first().fill(label);
  await drawer
    .getByRole('checkbox', { name: new RegExp(`^${label}`) })
    .first()
    .check();
}

async function fillAudience(): Promise<void> {
  await walk.page.getByRole('button', { name: '设定目标人群' }).click();
  const drawer = walk.page.getByRole('dialog', { name: '目标人群 TA' });
  for (const [index, label] of ['25–35岁', '女性', '上班族'].entries()) {
    if (index > 0)
      await drawer
        .getByRole('button', { name: /添加条件/ })
        .first()
        .click();
    await chooseLabel(drawer, label);
  }
  await drawer.getByText('25–35岁 且 女性 且 上班族').first().waitFor();
  await screenshot(walk.page, 'main-job-audience');
  await drawer.getByRole('button', { name: '完成' }).click();
}

test('describes the campaign in two steps', async () => {
  await walk.page.getByRole('link', { name: '投资订单管理' }).first().click();
  await walk.page.getByRole('heading', { name: '投资订单管理', level: 1 }).waitFor();
  await walk.page.goto('/marketing/smart-select/select-mode');
  await walk.page.getByRole('radio', { name: /公交/ }).check();
  await walk.page.getByRole('button', { name: '下一步：填写投放目标' }).click();
  await walk.page.getByRole('heading', { name: '新建公交智选方案' }).waitFor();

  await walk.page.getByRole('textbox', { name: '方案名称' }).fill('星河汽车 深圳 新车上市');
  const brand = walk.page.getByRole('combobox', { name: '品牌' });
  await brand.fill('星河');
  await walk.page.locator('.ant-select-item-option').filter({ hasText: '星河汽车' }).first().click();
  await walk.page.getByRole('radio', { name: /品牌/ }).first().check();
  await chooseShenzhen(walk.page, walk.page.locator('button', { hasText: '选择城市' }));
  await walk.page.getByRole('textbox', { name: '开始日期' }).fill('2027-03-01');
  await walk.page.keyboard.press('Enter');
  await walk.page.getByRole('button', { name: '8 周' }).click();
  await walk.page.getByRole('textbox', { name: '预算' }).fill('300');
  await fillAudience();
  await screenshot(walk.page, 'main-job-step-1');
  await walk.page.getByRole('button', { name: '下一步：智选策略' }).click();
  await walk.page.waitForURL((url) => url.pathname.endsWith('/create/step-2'));
  planId = new URL(walk.page.url()).searchParams.get('planId')!;
  expect(planId).toBeTruthy();
  const start = walk.page.getByRole('button', { name: '开始智选' });
  await start.waitFor();
  await screenshot(walk.page, 'main-job-step-2');
  const detail = await walk.api.call('ai-option-mode/getBasePlanDetail', { planId });
  expect(detail.brief).toMatchObject({
    cityCodes: [shenzhen],
    budgetFen: 300_000_000,
    weeks: 8,
    startDate: '2027-03-01',
  });
  expect(detail.audienceSentence).toBe('25–35岁 且 女性 且 上班族');
  walk.expectNoTrouble();
});

test('gets a plan with reach, frequency, cost and a certificate', async () => {
  const started = performance.now();
  await walk.page.getByRole('button', { name: '开始智选' }).click();
  await walk.page.waitForURL((url) => url.pathname.endsWith('/plan-bus'), { timeout: 60_000 });
  const computed = performance.now();
  await untilEvaluated();
  tell(
    `plan on 200,000 persons: ${((computed - started) / 1000).toFixed(2)} s from the click to the result walk.page, on screen after ${seconds(started)}`,
  );
  expect(computed - started).toBeLessThan(60_000);

  saved = await readSaved();
  const evaluation = saved.evaluation!;
  const { certificate } = saved;
  expect(evaluation.panelPersons).toBeGreaterThan(1000);
  expect(certificate!.coversDelivery).toBe(true);
  expect(certificate!.gap).toBeLessThanOrEqual(0.05);
  expect(certificate!.upperBound).toBeGreaterThanOrEqual(certificate!.value);
  expect(evaluation.amounts.netFen).toBeLessThanOrEqual(300_000_000);
  expect(evaluation.amounts.netFen).toBeGreaterThan(250_000_000);
  tell(
    `reach ${(evaluation.reachShare.value! * 100).toFixed(1)} %, frequency ${evaluation.frequency.value!.toFixed(1)}, ` +
      `${evaluation.lines} lines, ${evaluation.vehicles} vehicles, gap ${(certificate!.gap * 100).toFixed(2)} %, ` +
      `search ${certificate!.seconds.toFixed(2)} s`,
  );
  await expectShown(evaluation);
  await panel()
    .getByRole('button', { name: /^最优性证书/ })
    .click();
  const proof = walk.page
    .getByRole('tooltip')
    .or(walk.page.locator('.ant-popover'))
    .filter({ hasText: '上界' })
    .first();
  await proof.getByText('差距').waitFor();
  await screenshot(walk.page, 'main-job-certificate');
  await walk.page.keyboard.press('Escape');
  walk.expectNoTrouble();
});

/** The panel's figures are those of the service. */
async function expectShown(evaluation: Evaluation): Promise<void> {
  const text = (await panel().innerText()).replaceAll(/\s+/g, ' ');
  const share = (value: number) => `${(value * 100).toFixed(1)}%`;
  expect(text).toContain(`${evaluation.lines} 条 · ${evaluation.vehicles} 辆`);
  expect(text).toContain(share(evaluation.reachShare.value!));
  expect(text).toContain(share(evaluation.taConcentrationPeople.value!));
  expect(text).toContain(share(evaluation.taConcentrationImpressions.value!));
  expect(text).toContain(`${evaluation.frequency.value!.toFixed(1)} 次`);
  expect(text).toMatch(new RegExp(`千人成本 CPM [^¥]*¥${(evaluation.cpmFen! / 100).toFixed(2)}`));
}

test('the N+ table sums to the universe', async () => {
  await walk.page.getByRole('tab', { name: '触达与频次' }).click();
  const table = walk.page.getByRole('table').filter({ hasText: 'N+ 到达率' }).first();
  await table.waitFor();
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
  const persons = rows.map((row) => numberOf(row[1]!));
  const total = persons.reduce((sum, value) => sum + value, 0);
  expect(Math.abs(total - evaluation.taUniverse!)).toBeLessThanOrEqual(rows.length);
  for (const [k, row] of rows.entries()) {
    if (k === 0) continue;
    const atLeast = persons.slice(k).reduce((sum, value) => sum + value, 0);
    expect(Math.abs(numberOf(row[3]!) - atLeast)).toBeLessThanOrEqual(rows.length);
  }
  const foot = await table.locator('tfoot').innerText();
  expect(foot).toContain('= TA 总体');
  const reached = evaluation.taUniverse! - persons[0]!;
  expect(Math.abs(reached - evaluation.reach.value!)).toBeLessThanOrEqual(rows.length);
  await screenshot(walk.page, 'main-job-reach');
  walk.expectNoTrouble();
});

/** Milliseconds from the next keystroke to the moment when the evaluation on screen is that of the edit. */
function watchEvaluation(): Promise<number> {
  return walk.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'input',
          () => {
            const started = performance.now();
            let wasBusy = false;
            const look = () => {
              const isBusy = document.querySelector('section[aria-label="实时评估"]')?.ariaBusy === 'true';
              if (wasBusy && !isBusy) return resolve(performance.now() - started);
              wasBusy ||= isBusy;
              requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
}

/** Vehicle fields of the lines in the plan, as far as the table shows them. */
const fields = () =>
  walk.page
    .getByRole('row')
    .filter({ has: walk.page.getByRole('spinbutton') })
    .getByRole('spinbutton');

/** Sets one line's vehicles by one up, or down where all are taken; gives the change, the answer and the times. */
async function editOne(at: number) {
  const field = fields().nth(at);
  const vehicles = Number(await field.getAttribute('aria-valuenow'));
  const limit = Number(await field.getAttribute('aria-valuemax'));
  const next = vehicles < limit ? vehicles + 1 : vehicles - 1;
  const answered = walk.page.waitForResponse((response) => response.url().includes('/bus-plan/evaluate'));
  const shown = watchEvaluation();
  await field.fill(String(next));
  const [response, shownMs] = await Promise.all([answered, shown]);
  const { delivery } = response.request().postDataJSON() as { delivery: Saved['delivery'] };
  const { body } = (await response.json()) as { body: Evaluation };
  const serviceMs = response.request().timing().responseEnd;
  return { change: next - vehicles, delivery, evaluation: body, shownMs, serviceMs };
}

test('vehicles changed: everything is computed anew, as the service computes it', async () => {
  await walk.page.goto(`/marketing/smart-select/plan-bus?planId=${planId}&city=${shenzhen}&show=chosen`);
  await untilEvaluated();
  await untilCalm(walk.page);
  let before = saved.evaluation!;
  const times: { shownMs: number; serviceMs: number }[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { change, delivery, evaluation, ...took } = await editOne(at);
    const expected = await walk.api.call('v1/bus-plan/evaluate', { planId, cityCode: shenzhen, delivery });
    expect(evaluation).toEqual(expected);
    await expectShown(expected);
    expect(expected.vehicles).toBe(before.vehicles + change);
    expect(Math.sign(expected.impressions.value! - before.impressions.value!)).toBe(change);
    expect(Math.sign(expected.amounts.netFen - before.amounts.netFen)).toBe(change);
    expect(change * (expected.reach.value! - before.reach.value!)).toBeGreaterThanOrEqual(0);
    before = expected;
    times.push(took);
  }
  const list = (key: 'shownMs' | 'serviceMs') => times.map((took) => took[key].toFixed(0)).join(', ');
  tell(`recomputed on screen ${list('shownMs')} ms after an edit (80 ms of rest included)`);
  tell(`the service took ${list('serviceMs')} ms of it`);
  await walk.page.getByText('● 未保存').waitFor();
  walk.expectNoTrouble();
});

/** The figures of the evaluation; the comparison with the saved plan ends with a save. */
async function figuresOfPanel(): Promise<readonly string[]> {
  const text = await panel().evaluate((shown) => {
    const comparison = shown.querySelector<HTMLElement>('section[aria-label="方案比较"]');
    return (shown as HTMLElement).innerText.replace(comparison?.innerText ?? '', '');
  });
  const figures = text.match(/[\d,.]+(?:%| 次| 万| 亿)/g) ?? [];
  expect(figures.length).toBeGreaterThan(5);
  return figures;
}

test('saves, and a reload brings the very state back', async () => {
  const before = await figuresOfPanel();
  await walk.page.getByRole('button', { name: /^(save )?保\s*存$/ }).click();
  await walk.page.getByText('● 未保存').waitFor({ state: 'detached' });
  const after = await readSaved();
  expect(after.deliveryVersion).toBe(saved.deliveryVersion + 1);
  expect(after.certificate?.coversDelivery).toBe(false);
  await walk.page.reload();
  await untilEvaluated();
  expect(await figuresOfPanel()).toEqual(before);
  saved = after;
  await untilCalm(walk.page);
  await screenshot(walk.page, 'main-job-saved');
  walk.expectNoTrouble();
});

interface ScreenTotals {
  readonly rateCard: number;
  readonly net: number;
  readonly production: number;
  readonly service: number;
  readonly tax: number;
  readonly total: number;
}

async function totalsOnScreen(): Promise<ScreenTotals> {
  await walk.page.getByRole('button', { name: '费用汇总' }).click();
  const drawer = walk.page.getByRole('dialog', { name: '费用汇总' });
  const cells = drawer.locator('tfoot td, .ant-table-summary td, tfoot th');
  await cells.first().waitFor();
  const texts = (await cells.allInnerTexts()).filter((text) => text.includes('¥')).map(yuanOf);
  const [rateCard, net, production, serviceFee, tax, total] = texts;
  await walk.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  return {
    rateCard: rateCard!,
    net: net!,
    production: production!,
    service: serviceFee!,
    tax: tax!,
    total: total!,
  };
}

async function exported(item: string): Promise<{ fileName: string; book: ReadWorkbook }> {
  const { fileName, bytes } = await downloadOf(walk, async () => {
    await walk.page.getByRole('button').filter({ hasText: /^导出/ }).click();
    await walk.page.getByRole('menuitem', { name: item }).click();
  });
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  return { fileName, book: readWorkbook(bytes) };
}

/** Row and columns of a sheet by the titles of its head row. */
function rowsOf(book: ReadWorkbook, sheetName: string): Map<string, Map<string, string>> {
  const rows = new Map<string, Map<string, string>>();
  for (const { address } of book.sheets.get(sheetName)!.cells.values()) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address)!;
    rows.set(row!, (rows.get(row!) ?? new Map()).set(column!, address));
  }
  return rows;
}

function fenByTitle(
  book: ReadWorkbook,
  sheetName: string,
  titles: readonly string[],
  marker: string,
): number[] {
  const { cells } = book.sheets.get(sheetName)!;
  const compute = evaluator(book.sheets);
  const rows = [...rowsOf(book, sheetName).values()];
  const head = rows.find((row) =>
    titles.every((title) => [...row.values()].some((at) => cells.get(at)!.value === title)),
  )!;
  const total = rows.find((row) => [...row.values()].some((at) => cells.get(at)!.value === marker))!;
  return titles.map((title) => {
    const [column] = [...head].find(([, at]) => cells.get(at)!.value === title)!;
    return Math.round(Number(compute(sheetName, total.get(column)!)) * 100);
  });
}

test('takes quotation and schedule home, whose formulas give the totals of the screen', async () => {
  const totals = await totalsOnScreen();
  expect(totals.total).toBe(saved.evaluation!.amounts.totalFen);

  const quotation = await exported('执行报价（Excel）');
  expect(quotation.fileName).toMatch(/^星河汽车_星河汽车-深圳-新车上市_报价单_V\d+_\d{8}\.xlsx$/);
  expect(
    fenByTitle(
      quotation.book,
      '报价单',
      ['刊例总价', '净总价', '制作安装费', '服务费', '税额', '含税总价'],
      '合计',
    ),
  ).toEqual([totals.rateCard, totals.net, totals.production, totals.service, totals.tax, totals.total]);

  const schedule = await exported('排期表（Excel）');
  expect(schedule.fileName).toMatch(/^星河汽车_星河汽车-深圳-新车上市_排期表_V\d+_\d{8}\.xlsx$/);
  expect([...schedule.book.sheets.keys()]).toEqual(
    expect.arrayContaining(['封面', '汇总', '点位清单', '说明']),
  );
  const grid = [...schedule.book.sheets.keys()].find((name) => name.startsWith('排期'))!;
  const [, net] = fenByTitle(schedule.book, grid, ['刊例合计', '净价合计'], '合计');
  expect(net).toBe(totals.net);
  walk.expectNoTrouble();
});
