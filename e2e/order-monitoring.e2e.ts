import { expect, test } from 'vitest';
import { openPart } from './harness/open-part.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { downloadOf } from './harness/browser.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { untilCalm } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';

// One running order from a missing vehicle to an accepted make-good: each test continues where the one before it ended.
let orderId: string;

const journey = startJourney('order-monitoring', {
  data: 'small-shenzhen',
  prepare: storePostedOrder,
  async arrange({ api }) {
    const { rows } = await api.call('mediaOrder/list', { keyword: postedOrderName });
    orderId = rows[0].orderId;
  },
});

const monitoring = (query = '') => `/marketing/order/monitoring?orderId=${orderId}${query}`;
const board = () => journey.api.call('v1/monitoring/board', { orderId });
const calmAndAccessible = async () => {
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
};

test('the order detail links to the monitoring, which answers the three questions', async () => {
  await journey.page.goto(`/marketing/order/detail?orderId=${orderId}`);
  await openPart(journey.page, '投放监测');
  await journey.page.getByRole('heading', { level: 1, name: /投放监测/ }).waitFor();
  const quantity = journey.page.getByRole('region', { name: /^量/ });
  await quantity.getByText('100.0%').first().waitFor();
  expect((await board()).exceptions).toBe(0);
  await calmAndAccessible();
});

test('a vehicle is marked as missing', async () => {
  await journey.page.getByText('点位表', { exact: true }).click();
  const row = journey.page.getByRole('row').filter({ hasText: '#3' }).first();
  await row.getByRole('button', { name: /^登记/ }).click();
  const dialog = journey.page.getByRole('dialog', { name: /^登记上刊情况/ });
  await dialog.getByRole('radio', { name: '漏刊' }).check();
  await dialog.getByRole('textbox', { name: '说明' }).fill('现场未见画面');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('漏刊').waitFor();
  expect((await board()).counts.byState.missing).toBe(1);
  await calmAndAccessible();
});

/** The order's own bars in the schedule. */
async function ownUnits(): Promise<number> {
  const schedule = await journey.api.call('v1/orders/schedule', { orderId, pageSize: 200 });
  const own = schedule.rows.flatMap((row) => row.bars).filter((bar) => bar.isOwn);
  return own.reduce((sum, bar) => sum + bar.units, 0);
}

test('the make-good is viewed, accepted, and shown in the schedule', async () => {
  const bought = await ownUnits();
  const before = await journey.api.call('v1/monitoring/make-good', { orderId, cityCode: shenzhen });
  expect(before.outcome).toBe('restored');
  await journey.page.getByRole('button', { name: /^补\s*量$/ }).click();
  const drawer = journey.page.getByRole('dialog', { name: /^补\s*量$/ });
  await drawer.getByText('补量后恢复到承诺到达率').waitFor();
  await drawer.getByRole('table', { name: '补量预览' }).last().waitFor();
  const net = await drawer.getByText(/^合计/).innerText();
  expect(net).toContain((before.costFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 }));
  await calmAndAccessible();
  // The notice is shown for moments, of which a click takes some: it is waited for from before the click.
  await Promise.all([
    journey.page.getByText(/^已接受补量/).waitFor(),
    drawer.getByRole('button', { name: '接受补量并调整排期' }).click(),
  ]);
  await drawer.waitFor({ state: 'hidden' });
  const units = before.items.reduce((sum, item) => sum + item.units, 0);
  const { rows } = await journey.api.call('v1/monitoring/list', { orderId, pageSize: 200 });
  expect(rows.filter((row) => row.isMakeGood)).toHaveLength(units);
  expect(await ownUnits()).toBe(bought + units);
  expect((await journey.api.call('v1/monitoring/make-good', { orderId, cityCode: shenzhen })).outcome).toBe(
    'none-needed',
  );
});

test('the timeline shows it, and Back returns to the table', async () => {
  await journey.page.getByText('时间轴', { exact: true }).click();
  await journey.page.getByText(/^接受补量：深圳市/).waitFor();
  await calmAndAccessible();
  await journey.page.goBack();
  await journey.page.getByRole('table', { name: '投放监测点位表' }).last().waitFor();
});

test('the photos of a unit in the table are those of the unit alone', async () => {
  const { rows } = await journey.api.call('v1/monitoring/list', { orderId, pageSize: 200 });
  const unit = rows.find(({ photos }) => photos > 0)!;
  await journey.page
    .getByRole('row', { name: new RegExp(`^${unit.unitName} #${unit.unitNo}\\b`) })
    .getByRole('button', { name: new RegExp(`^${unit.photos}/`) })
    .first()
    .click();
  await journey.page.getByText(`点位：${unit.unitName}`, { exact: true }).waitFor();
  const pictures = journey.page.getByRole('checkbox', {
    name: new RegExp(`^选择${unit.unitName} #${unit.unitNo}`),
  });
  await expectSoon(() => pictures.count()).toBe(unit.photos);
  await expectSoon(() => journey.page.getByRole('checkbox').count()).toBe(unit.photos);
  await calmAndAccessible();
  await journey.page.goBack();
});

test('a photo is rejected with a reason, and only with one', async () => {
  await journey.page.getByText('照片墙', { exact: true }).click();
  await journey.page.getByRole('img', { name: /近景/ }).first().waitFor();
  await journey.page.getByRole('checkbox', { name: /近景/ }).first().check();
  await journey.page.getByRole('button', { name: '退回重拍' }).click();
  const dialog = journey.page.getByRole('dialog', { name: /^退回重拍/ });
  // A dialog that still grows takes no click.
  await dialog.waitFor();
  await untilCalm(journey.page);
  await dialog.getByRole('button', { name: '退回重拍' }).click();
  await dialog.getByText('请说明退回原因').waitFor();
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('画面未拍全');
  await dialog.getByRole('button', { name: '退回重拍' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await journey.page.getByText('已退回重拍').first().waitFor();
  const { rows } = await journey.api.call('v1/monitoring/photo-wall', { orderId, verdict: 'rejected' });
  expect(rows.filter(({ note }) => note === '画面未拍全')).toHaveLength(1);
  await calmAndAccessible();
});

test('the map shows the location of the face', async () => {
  await journey.page.goto(monitoring('&view=map'));
  await journey.page.getByText(/显示 \d+ 面\/辆/).waitFor();
  await calmAndAccessible();
});

test('the competition view shows what the service computed', async () => {
  await journey.page.getByRole('link', { name: '竞品监测' }).click();
  await journey.page.getByRole('table', { name: '同城同媒 SOS', exact: true }).last().waitFor();
  const { cells, notes } = await journey.api.call('competitor/getMediaCompetitorDataByOrder', { orderId });
  expect(cells.length).toBe(2);
  for (const { text } of notes) await journey.page.getByText(text).waitFor();
  await journey.page.getByRole('table', { name: '竞品所在商圈' }).last().waitFor();
  await calmAndAccessible();
});

test('advice is read, downloaded and adopted in a new draft, because the order is running', async () => {
  await journey.page.goto(`/marketing/order/suggestion?orderId=${orderId}`);
  const report = journey.page.getByRole('region', { name: '建议报告' });
  await report.getByRole('heading', { level: 2 }).waitFor();
  const saved = await downloadOf(journey, () => report.getByRole('button', { name: '下载 PDF' }).click());
  expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await calmAndAccessible();
  await journey.page.getByRole('button', { name: /^采纳/ }).first().click();
  const dialog = journey.page.getByRole('dialog', { name: /^采纳建议/ });
  await dialog.getByText(/备注追加/).waitFor();
  await dialog.getByRole('button', { name: '写入新草稿' }).click();
  await journey.page.getByRole('link', { name: '打开草稿' }).waitFor();
  const { rows } = await journey.api.call('mediaOrder/list', { keyword: '监测走查' });
  const draft = rows.find((row) => row.orderId !== orderId)!;
  expect(draft.state).toBe('draft');
  const { brief } = await journey.api.call('mediaOrder/getById', { orderId: draft.orderId });
  expect(brief.wishes.remark).toContain('【采纳');
  journey.expectNoTrouble();
});
