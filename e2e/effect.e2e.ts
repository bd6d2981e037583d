import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { downloadOf, enterSignedIn, openPage } from './harness/browser.ts';
import { storeOutcomes } from './harness/order-outcomes.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';

// An order is appraised: found, concluded, opened and exported; figures are those that the calls answer.
let orderId: string;

/** Vehicles of each line: enough to evaluate an effect on the people reached. */
const enoughVehicles = 15;

const journey = startJourney('effect', {
  data: 'small-shenzhen',
  async prepare(context) {
    await storePostedOrder(context, enoughVehicles);
    await storeOutcomes(context, postedOrderName);
  },
  async arrange({ api }) {
    const { rows } = await api.call('effectestimate/orderListPage', {
      keyword: postedOrderName,
    });
    orderId = rows[0].orderId;
  },
});

const conclusions = async () =>
  (
    await journey.api.call('effectestimate/{orderId}/getMediaOrderByOrderId', {
      orderId,
    })
  ).conclusions;
const panel = () => journey.page.getByRole('region', { name: '结论', exact: true });

test('a running order is appraised before anybody opens it, and opened from the list', async () => {
  const state = async () => {
    const { rows } = await journey.api.call('effectestimate/orderListPage', { keyword: postedOrderName });
    return rows[0].appraisalState;
  };
  // Asked rarely: appraisals stand back while somebody asks.
  await expect.poll(state, { interval: 4000, timeout: 120_000 }).toBe('computed');
  await journey.page.goto('/evaluation?appraisal=computed');
  await journey.page.getByRole('link', { name: postedOrderName }).first().click();
  await journey.page.getByRole('heading', { level: 1, name: new RegExp(postedOrderName) }).waitFor();
  const { comparison } = await journey.api.call('effectestimate/{orderId}/entiretyExposureCrowd', {
    orderId,
  });
  const share = `${(comparison.actual.reachShare.value! * 100).toFixed(1)}%`;
  const row = journey.page
    .getByRole('table', { name: '计划与按执行测算' })
    .getByRole('row', { name: /^TA 到达率/ });
  await row.getByText(share, { exact: true }).first().waitFor();
  journey.expectNoTrouble();
});

test('the draft from the figures becomes the conclusion of a user', async () => {
  await panel().getByRole('button', { name: '核对草稿并确认' }).click();
  await panel().getByRole('textbox', { name: '评估结论' }).fill('到达符合预期\n建议续投');
  await panel().getByRole('button', { name: '保存结论' }).click();
  await panel()
    .getByText(/第 1 版$/)
    .waitFor();
  expect((await conclusions())[0]).toMatchObject({
    version: 1,
    text: '到达符合预期\n建议续投',
  });
});

test('a conclusion based on an older version keeps its text, shows the newer one, and becomes the next version', async () => {
  await panel().getByRole('button', { name: '修改结论' }).click();
  await journey.api.call('effectestimate/inputConclusionText', {
    orderId,
    text: '同事的结论',
    version: 1,
  });
  await panel().getByRole('textbox', { name: '评估结论' }).fill('我的结论');
  await panel().getByRole('button', { name: '保存结论' }).click();
  await panel()
    .getByText(/写了第 2 版/)
    .waitFor();
  await panel().getByText('同事的结论').waitFor();
  await panel().getByRole('button', { name: '保存结论' }).click();
  await panel()
    .getByText(/第 3 版$/)
    .waitFor();
  expect((await conclusions()).map(({ text }) => text)).toEqual([
    '我的结论',
    '同事的结论',
    '到达符合预期\n建议续投',
  ]);
});

test('a tab is in the address, and an uplift is shown with its interval', async () => {
  await journey.page.getByRole('tab', { name: '行为' }).click();
  await journey.page.waitForURL(/tab=behaviour/);
  await journey.page.reload();
  await journey.page
    .getByText(/个百分点（95% 区间 .+ 至 .+）/)
    .first()
    .waitFor();
  await journey.page.getByText('数据源缺失：没有投放前后的搜索数据，不作结论').waitFor();
});

test('the list is exported with its filters, 口径 and intervals', async () => {
  await journey.page.goto('/evaluation?appraisal=computed');
  await journey.page.getByRole('row', { name: new RegExp(postedOrderName) }).waitFor();
  const { bytes } = await downloadOf(journey, () =>
    journey.page.getByRole('button', { name: '导出全部' }).click(),
  );
  const text = bytes.toString('utf8');
  expect(text).toContain('曝光·按执行测算（人次） 95% 下限');
  expect(text).toContain('筛选,评估状态：已出报告');
  expect(text).toContain(postedOrderName);
  expect(text).toContain('深圳市口径：按执行测算');
});

test('figures are shown by source, beside those of others, and where people were reached', async () => {
  const { page } = journey;
  await page.goto(`/evaluation/detail?orderId=${orderId}`);
  const source = page.getByRole('radiogroup', { name: '数据来源' });
  await source.getByText('按上刊记录', { exact: true }).click();
  await page
    .getByRole('table', { name: '按上刊记录测算' })
    .getByRole('row', { name: /^TA 到达率/ })
    .waitFor();
  expect(new URL(page.url()).searchParams.get('source')).toBe('as-run');
  await source.getByText('第三方', { exact: true }).click();
  await page.getByText('第三方报告未上传').waitFor();
  await page
    .getByRole('table', { name: '与行业和过往相比' })
    .getByRole('row', { name: /^TA 到达率/ })
    .waitFor();
  await page.getByRole('tab', { name: '空间' }).click();
  await page.getByRole('heading', { name: /到达漏斗$/ }).waitFor();
  await page.getByRole('tab', { name: '优化建议' }).click();
  await page.getByRole('link', { name: '预算模拟与采纳记录' }).waitFor();
  await page.getByRole('tab', { name: '评论' }).click();
  const written = page.getByRole('textbox', { name: /评论/ });
  await written.fill('到达率与周报一致。');
  await page.getByRole('button', { name: /^发表评论$/ }).click();
  await page.getByRole('listitem').getByText('到达率与周报一致。').waitFor();
  // The conflict of the test before was meant.
  journey.forgive(/409/);
  journey.expectNoTrouble();
});

test('a report of a third party with faults is refused by field, and once they are mended it stands beside the platform', async () => {
  const opened = await openPage(journey.browser, journey.service);
  await enterSignedIn(opened, journey.service, 'admin');
  const { page } = opened;
  const { comparison } = await journey.api.call('effectestimate/{orderId}/entiretyExposureCrowd', {
    orderId,
  });
  const reach = Math.round(0.9 * comparison.actual.reach.value!);
  await page.goto(`/evaluation/detail-third-party?orderId=${orderId}`);
  await page.getByText('第三方报告未上传').waitFor();
  await page.getByRole('button', { name: '上传报告' }).click();
  const form = page.getByRole('dialog', { name: '上传第三方报告' });
  const field = (name: string) => form.locator(`#third-party-${name}`);
  await form.locator('input[type=file]').setInputFiles({
    name: '第三方评估.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await field('agency').fill('城市媒体研究所（示例）');
  await field('issuedOn').fill('2027-05-20');
  await page.keyboard.press('Enter');
  await field('cities').fill('上海');
  await field('reach').fill(String(Math.round(reach / 10_000)));
  await field('reach-page').fill('12');
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const send = form.getByRole('button', { name: '上传为新版本' });
  await send.click();
  const faults = form.getByRole('alert');
  await faults.getByText(/^城市：上海 不在订单的城市/).waitFor();
  await faults.getByText(/^触达人数：.*请核对单位/).waitFor();
  await field('cities').fill('深圳');
  await field('reach').fill(String(reach));
  await field('threshold').fill('问卷回忆');
  await send.click();
  await form.waitFor({ state: 'hidden' });
  const figures = page.getByRole('table', { name: '平台与第三方的关键数字' });
  const row = figures.getByRole('row', { name: /^TA 触达人数/ });
  await row.getByText('±15% 以内').waitFor();
  await row.getByRole('button', { name: '第 12 页' }).waitFor();
  const reasons = page.getByRole('table', { name: '差异来源' });
  await reasons.getByRole('row', { name: /^看到的门槛.*问卷回忆$/ }).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'third-party-reconciled');
  // The refusal was meant.
  opened.forgive(/status of 4/);
  opened.expectNoTrouble();
  await opened.context.close();
});

test('an order that is unknown says so, without an offer to try again', async () => {
  const { page } = journey;
  await page.goto('/evaluation/detail?orderId=01900000-0000-7000-8000-000000000000');
  await page.getByText('没有找到这个订单，或不在您的权限内').waitFor();
  expect(await page.getByRole('button', { name: /重\s*试/ }).count()).toBe(0);
  journey.forgive(/404/);
  journey.expectNoTrouble();
});
