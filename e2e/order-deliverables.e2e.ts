import type { CallInput } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { capitalAmount } from '../packages/report/src/capital-amount.ts';
import { exactMoney } from '../packages/report/src/deck-pages.ts';
import { moneyText } from '../packages/report/src/report-text.ts';
import { evaluator } from '../packages/report/src/testing/evaluate-formula.ts';
import { openPackage } from '../packages/report/src/testing/read-package.ts';
import { readPdfText } from '../packages/report/src/testing/read-pdf-text.ts';
import { readPresentation } from '../packages/report/src/testing/read-presentation.ts';
import { readWorkbook } from '../packages/report/src/testing/read-workbook.ts';
import { drawPhoto } from '../apps/server/src/demo/draw-photo.ts';
import { openPart } from './harness/open-part.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type Api } from './harness/api.ts';
import { downloadOf, openPage, type SavedDownload } from './harness/browser.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { startJourney } from './harness/journey.ts';

const orderName = '星河汽车 深圳 交付走查';

let orderId: string;

const journey = startJourney('order-deliverables', {
  data: 'small-shenzhen',
  async arrange({ api }) {
    orderId = await storeOrder(api);
  },
});

/** A booked order of two lines and two faces, one posting marked. */
async function storeOrder(api: Api): Promise<string> {
  const items = [...(await offeredItems(api, 1, 2)), ...(await offeredItems(api, 2, 2))];
  expect(items).toHaveLength(4);
  const order = await storeOffered(api, { name: orderName, budgetFen: 60_000_000, items, submit: true });
  let { version } = order;
  const step = async (state: CallInput<'v1/orders/transition'>['state']) => {
    ({ version } = await api.call('v1/orders/transition', { orderId: order.orderId, version, state }));
  };
  await step('planning');
  await step('confirming');
  await step('holding');
  await api.call('v1/orders/hold', { orderId: order.orderId, hours: 24 });
  await step('booked');
  await api.call('mediaOrder/launchMonitoring', { orderId: order.orderId, dueOn: '2027-03-10' });
  return order.orderId;
}

beforeAll(async () => {
  journey.page.setDefaultTimeout(60_000);
  await journey.page.goto(`/marketing/order/detail?orderId=${orderId}`);
  await journey.page.getByRole('heading', { level: 1, name: new RegExp(orderName) }).waitFor();
});

const fenOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

async function exported(name: string): Promise<SavedDownload> {
  const saved = await downloadOf(journey, async () => {
    await journey.page.getByRole('button', { name: /^导出/ }).click();
    await journey.page.getByRole('menuitem', { name }).click();
  });
  // The notice covers the buttons, and stays while the pointer is over it.
  await journey.page.getByText('已导出').first().waitFor();
  await journey.page.mouse.move(10, 600);
  await expect.poll(() => journey.page.getByText('已导出').count(), { timeout: 60_000 }).toBe(0);
  return saved;
}

const named = (document: string, extension: string) =>
  new RegExp(`^星河汽车_星河汽车-深圳-交付走查_${document}_V\\d+_\\d{8}\\.${extension}$`);

/** Net amount as the overview shows it. */
async function shownNetFen(): Promise<number> {
  const net = journey.page.getByRole('row', { name: /^净价/ });
  // The figures above it are measured by the engine first.
  await net.waitFor({ timeout: 90_000 });
  return fenOf(await net.getByRole('cell').last().innerText());
}

test('the quotation and the schedule sum to what the screen shows, by their own formulas', async () => {
  const netFen = await shownNetFen();
  const { row } = await journey.api.call('mediaOrder/getById', { orderId });
  expect(netFen).toBe(row.amounts.netFen);
  const quotation = await exported('报价单（Excel）');
  expect(quotation.fileName).toMatch(named('报价单', 'xlsx'));
  const book = readWorkbook(quotation.bytes);
  const cells = [...book.sheets.get('报价单')!.cells.values()];
  expect(cells.map(({ value }) => value)).toContain(capitalAmount(row.amounts.totalFen));
  const evaluate = evaluator(book.sheets);
  const sums = cells.filter(({ formula }) => formula?.startsWith('SUM('));
  const figures = sums.map(({ address }) => Math.round(Number(evaluate('报价单', address)) * 100));
  expect(figures).toEqual(expect.arrayContaining([netFen, row.amounts.totalFen]));

  const pages = await exported('报价单（PDF）');
  expect(pages.fileName).toMatch(named('报价单', 'pdf'));
  const text = readPdfText(pages.bytes).join('\n');
  for (const said of [capitalAmount(row.amounts.totalFen), exactMoney(netFen)]) expect(text).toContain(said);

  const schedule = await exported('排期表（Excel）');
  expect(schedule.fileName).toMatch(named('排期表', 'xlsx'));
  const cover = [...readWorkbook(schedule.bytes).sheets.get('封面')!.cells.values()];
  expect(cover.map(({ value }) => value)).toContain(netFen / 100);
});

test('the proposal has charts of the same sums, editable, and the figures of the estimate tab', async () => {
  const netFen = await shownNetFen();
  const { fileName, bytes } = await exported('投放方案（PPT）');
  expect(fileName).toMatch(named('投放方案', 'pptx'));
  const { slides } = readPresentation(bytes);
  const cost = slides.flatMap(({ charts }) => charts).find(({ title }) => title === '费用构成（万元）')!;
  expect(Math.round(cost.series[0].values[1]! * 1_000_000)).toBe(netFen);
  const held = [...readWorkbook(cost.workbook).sheets.get('图表数据')!.cells.values()];
  expect(held.map(({ value }) => value)).toContain(netFen / 1_000_000);
  const forms = slides.flatMap(({ tables }) => tables.get('媒体形式分布') ?? []);
  expect(forms.at(-1)![2]).toBe(moneyText(netFen));
  const { allMedia } = await journey.api.call('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  const reach = allMedia!.reachShare.value!;
  const effects = slides.flatMap(({ tables }) => tables.get('深圳市预估效果') ?? []);
  const shown = new Map(effects.map(([name, value]) => [name, value]));
  expect(shown.get('TA 到达率')).toBe(`${(reach * 100).toFixed(1)}%`);
});

test('the album has a page for every line of media', async () => {
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  const { fileName, bytes } = await exported('点位图册（PPT）');
  expect(fileName).toMatch(named('点位图册', 'pptx'));
  const pages = readPresentation(bytes).slides.filter(({ tables }) => tables.has('点位信息'));
  expect(pages).toHaveLength(items.length);
  items.forEach(({ unitName }, i) => expect(pages[i].title).toContain(unitName));
});

test('the monitoring report has the counts of the monitoring board', async () => {
  const { counts } = await journey.api.call('v1/monitoring/board', { orderId });
  const { fileName, bytes } = await exported('监播报告（PPT）');
  expect(fileName).toMatch(named('监播报告', 'pptx'));
  const { slides } = readPresentation(bytes);
  const progress = slides.flatMap(({ tables }) => tables.get('各城市上刊进度') ?? []);
  expect(progress.at(-1)!.slice(0, 4)).toEqual([
    '合计',
    String(counts.plannedUnits),
    String(counts.dueUnits),
    String(counts.postedUnits),
  ]);
  const listed = slides.flatMap(({ tables }) => tables.get('点位核对')?.slice(1) ?? []);
  expect(listed).toHaveLength(counts.plannedUnits);
  const table = await exported('监测表（Excel）');
  expect(table.fileName).toMatch(named('监测表', 'xlsx'));
  expect(
    readWorkbook(table.bytes)
      .sheets.get('监测表')!
      .cells.get(`A${counts.plannedUnits + 1}`),
  ).toBeDefined();
});

test('comments are written on the order and on a row, mentioning a colleague, who sees them', async () => {
  const customer = await signInApi(journey.service, 'admin');
  const [colleague] = await journey.api.call('v1/orders/colleagues', { orderId });
  await openPart(journey.page, '评论');
  const editor = journey.page.getByRole('textbox', { name: '评论内容' });
  await editor.fill('整单请确认');
  await journey.page.getByRole('button', { name: '发表评论' }).click();
  await journey.page.getByRole('listitem').filter({ hasText: '整单请确认' }).waitFor();
  await openPart(journey.page, '媒体明细');
  await journey.page.getByRole('button', { name: /^评论第 2 行/ }).click();
  await journey.page.getByText('评论该行：').waitFor();
  await editor.fill(`${colleague === undefined ? '' : `@${colleague.nickName} `}这一行换成靠东的一侧`);
  await journey.page.getByRole('button', { name: '发表评论' }).click();
  await journey.page.getByRole('listitem').filter({ hasText: '靠东的一侧' }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  const seen = await customer.call('v1/orders/comments', { orderId });
  expect(seen.total).toBe(2);
  expect(seen.rows[0].unit).not.toBeNull();
  expect(seen.rows[0].mentions.map(({ userId }) => userId)).toEqual(
    colleague === undefined ? [] : [colleague.userId],
  );
});

test('one uploaded picture is shown on every format of the order; other files are refused with a message', async () => {
  await journey.page.getByRole('button', { name: '创意效果' }).click();
  const drawer = journey.page.getByRole('dialog', { name: '创意效果' });
  const pictures = drawer.getByRole('list', { name: '各媒体形式的效果示意' }).getByRole('img');
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  const formats = new Set(items.map(({ mediumId, formId, deck }) => `${mediumId}/${formId}/${deck}`));
  await expect.poll(() => pictures.count()).toBe(formats.size);
  const chooser = drawer.locator('input[type="file"]');
  const large = { name: '大图.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await chooser.setInputFiles(large);
  await drawer.getByText('图片不超过 10 MB，所选文件为 11.0 MB').waitFor();
  await chooser.setInputFiles({ name: '画面.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await drawer.getByText('请选择 PNG、JPEG 或 WebP 图片').waitFor();
  const picture = drawPhoto('主画面', 'near', { takenAt: '2026-11-15 10:20:30', lng: 114, lat: 22.5 });
  // Documents cannot hold WebP: it is converted on the way.
  const webp = await journey.page.evaluate(() => {
    const canvas = document.createElement('canvas');
    return canvas.toDataURL('image/webp').split(',')[1];
  });
  await chooser.setInputFiles({
    name: '初稿.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(webp, 'base64'),
  });
  await drawer.getByText(/^初稿\.jpg/).waitFor();
  await chooser.setInputFiles({ name: '主画面.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  await drawer.getByText(/^主画面.png/).waitFor();
  // Each picture has the creative in it.
  const withCreative = async () => {
    const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    return sources.filter((source) => source?.includes(encodeURIComponent('<image '))).length;
  };
  await expect.poll(withCreative).toBe(formats.size);
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-creative');
  await journey.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  // The deck holds the same picture once, and shows it on every format.
  const { bytes } = await exported('投放方案（PPT）');
  const deck = readPresentation(bytes);
  const stored = [...deck.parts.keys()].filter((path) => path.startsWith('ppt/media/'));
  expect(stored).toHaveLength(1);
  expect([...openPackage(bytes).bytesOf(stored[0])]).toEqual([...picture]);
  const shown = deck.slides.find(({ title }) => title.includes('同一张画面'))!;
  expect(shown.pictures).toBe(formats.size);
  const pages = await exported('投放方案（PDF）');
  expect(pages.fileName).toMatch(named('投放方案', 'pdf'));
});

async function newLink(): Promise<string> {
  await journey.page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = journey.page.getByRole('dialog', { name: '分享订单' });
  await dialog.getByRole('checkbox', { name: '显示价格' }).check();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog
    .getByRole('alert')
    .getByText(/\/shared-order#/)
    .innerText();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  return link;
}

test('a link opens the order in a clean browser, read-only and with a watermark, and is invalid after revocation', async () => {
  const link = await newLink();
  const stranger = await openPage(journey.browser, journey.service);
  stranger.page.setDefaultTimeout(60_000);
  await stranger.page.goto(link);
  const title = stranger.page.getByRole('heading', { level: 1, name: new RegExp(orderName) });
  await title.waitFor();
  await untilCalm(stranger.page);
  expect(await accessibilityViolations(stranger.page)).toEqual([]);
  expect(await stranger.page.getByRole('img', { name: /效果示意$/ }).count()).toBeGreaterThan(1);
  await screenshot(stranger.page, 'shared-order');
  const { row } = await journey.api.call('mediaOrder/getById', { orderId });
  const net = stranger.page.locator('dl div').filter({ hasText: /^净价/ }).locator('dd');
  expect(fenOf(await net.innerText())).toBe(row.amounts.netFen);
  await stranger.page.locator('[data-watermark*="分享"]').waitFor({ state: 'attached' });
  expect(await stranger.page.getByRole('button', { name: /编辑|导出|提交/ }).count()).toBe(0);
  // The link opens this page and nothing else.
  await stranger.page.goto('/marketing/order');
  await stranger.page.waitForURL(/\/login/);

  const dialog = journey.page.getByRole('dialog', { name: '分享订单' });
  await dialog.getByRole('button', { name: /^撤\s*销$/ }).click();
  await journey.page.getByRole('button', { name: '撤销链接' }).click();
  await dialog.getByText('已撤销').waitFor();
  stranger.forgive(/./);
  await stranger.page.goto(link);
  await stranger.page.reload();
  await stranger.page.getByText('链接不存在或已失效').first().waitFor();
  await stranger.close();
  journey.expectNoTrouble();
});
