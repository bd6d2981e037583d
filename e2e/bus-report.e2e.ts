import { countText, shareText } from '../packages/report/src/report-text.ts';
import { readPresentation } from '../packages/report/src/testing/read-presentation.ts';
import { expect, test } from 'vitest';
import { downloadOf } from './harness/browser.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { untilCalm } from './harness/screenshot.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';

// The bus report of an order: read, arranged, shown on the whole screen and taken home; the file is what the screen shows.
let orderId: string;

const enoughVehicles = 15;

const journey = startJourney('bus-report', {
  data: 'small-shenzhen',
  prepare: (context) => storePostedOrder(context, enoughVehicles),
  async arrange({ api }) {
    const { rows } = await api.call('effectestimate/orderListPage', { keyword: postedOrderName });
    orderId = rows[0].orderId;
  },
});

const paper = (name: RegExp) => journey.page.getByRole('article', { name });
const layout = () => journey.api.call('v1/reports/layout', { reportKind: 'bus', orderId });

test('from the appraisal to the conclusions: the figures are those of the engine', async () => {
  await journey.page.goto(`/evaluation/detail?orderId=${orderId}`);
  await journey.page.getByRole('link', { name: '公交数字报告' }).click();
  await journey.page.getByRole('heading', { level: 1, name: /公交数字报告/ }).waitFor();
  await journey.page.getByRole('link', { name: '封面与核心结论' }).click();
  const { comparison, counts } = await journey.api.call('bus-report-exposure/getBusReportCollectResult', {
    orderId,
  });
  const figures = paper(/^\d+ 辆车，触达目标人群/);
  for (const text of [
    `${countText(counts.vehicles)} 辆`,
    shareText(comparison.actual.reachShare.value),
    countText(comparison.actual.impressions.value),
  ])
    await figures.getByText(text, { exact: true }).first().waitFor();
  journey.expectNoTrouble();
});

test('pages are hidden, renamed and moved; nothing is kept before it is saved', async () => {
  await journey.page.getByRole('link', { name: '报告正文' }).click();
  await paper(/CPM（每千次曝光花费）/).waitFor();
  await journey.page.getByRole('button', { name: /^隐藏：CPM（每千次曝光花费）/ }).click();
  await paper(/CPM（每千次曝光花费）/).waitFor({ state: 'detached' });
  await journey.page.getByRole('button', { name: /^改标题：上刊率/ }).click();
  await journey.page.getByRole('textbox', { name: '页面标题' }).fill('车都上了街');
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await journey.page.getByRole('button', { name: /^确\s*定$/ }).click();
  await journey.page.getByRole('button', { name: '上移：车都上了街' }).click();
  expect((await layout()).version).toBe(0);
  await journey.page.getByRole('button', { name: '保存编排' }).click();
  await expectSoon(async () => (await layout()).version).toBe(1);
  journey.expectNoTrouble();
});

test('the presentation has the pages of the screen in their order', async () => {
  await journey.page.getByText(/编排$/).waitFor();
  const download = await downloadOf(journey, () =>
    journey.page.getByRole('button', { name: '导出 PPT' }).click(),
  );
  const { slides } = readPresentation(download.bytes);
  const titles = slides.map(({ title }) => title);
  const shown = await journey.page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const from = titles.indexOf(shown[0]);
  expect(titles.slice(from, from + shown.length)).toEqual(shown);
  expect(shown[0]).toBe('车都上了街');
});

test('the whole screen shows one page after the other and leaves with Escape', async () => {
  await journey.page.getByRole('button', { name: '大屏' }).click();
  const dialog = journey.page.getByRole('dialog', { name: '公交数字报告大屏' });
  await dialog.getByRole('heading', { level: 1, name: '车都上了街' }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await journey.page.keyboard.press('ArrowRight');
  await dialog
    .getByText(/^2 \/ \d+$/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: '退出大屏' }).click();
  await dialog.waitFor({ state: 'detached' });
  journey.expectNoTrouble();
});
