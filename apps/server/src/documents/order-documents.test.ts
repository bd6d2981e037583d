import { capitalAmount } from '@ooh/report/capital-amount';
import { exactMoney } from '@ooh/report/deck-pages';
import { moneyText } from '@ooh/report/report-text';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { smallOrder } from '../testing/small-order.ts';
import { drawPhoto } from '../demo/draw-photo.ts';
import { newOrder, shelterItem } from '../testing/new-order.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
let orderId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, shanghai);
  ({ orderId } = await newOrder(
    service,
    [shelterItem(service, shenzhen, 0), shelterItem(service, shenzhen, 1), shelterItem(service, shanghai, 2)],
    {
      cityCodes: [shenzhen, shanghai],
      services: [{ serviceId: 's1', name: '第三方监播', amountFen: 1_234_500 }],
    },
  ));
});

const fileNameOf = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))![1]);

test('the quotation of an order sums to the order, in figures and in capitals, whole and by city', async () => {
  const { row, items } = await service.body('mediaOrder/getById', { orderId });
  const answer = await service.call('v1/orders/quotation', { orderId });
  expect(answer.status).toBe(200);
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(
    /^星河汽车_秋季候车亭_报价单_V1_\d{8}\.xlsx$/,
  );
  const { cells } = readWorkbook(answer.bytes).sheets.get('报价单')!;
  const values = [...cells.values()].map(({ value }) => value);
  expect(values).toContain(capitalAmount(row.amounts.totalFen));
  expect(values).toContain(row.amounts.totalFen / 100);
  expect(values.some((value) => String(value).includes('第三方监播 12345.00 元'))).toBe(true);

  const part = await service.call('v1/orders/quotation', { orderId, cityCode: shanghai });
  const own = items.filter((item) => item.cityCode === shanghai);
  expect(own).toHaveLength(1);
  const partValues = [...readWorkbook(part.bytes).sheets.get('报价单')!.cells.values()];
  expect(partValues.map(({ value }) => value)).toContain(capitalAmount(own[0].amounts.totalFen));
  const notes = [...readWorkbook(part.bytes).sheets.get('说明')!.cells.values()].map(({ value }) => value);
  expect(notes).toEqual(expect.arrayContaining(['城市', '上海市', '媒体', '全部', '数据版本']));
  expectFailure(await service.call('v1/orders/quotation', { orderId, mediumId: 7 }), 'refused');
});

test('the quotation as PDF has the amounts of the order, of every line and of its services', async () => {
  const { row, items } = await service.body('mediaOrder/getById', { orderId });
  const answer = await service.call('v1/orders/quotation', { orderId, format: 'pdf' });
  expect(answer.headers['content-type']).toContain('application/pdf');
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(/_报价单_V1_\d{8}\.pdf$/);
  const text = readPdfText(answer.bytes).join('\n');
  const keys = ['rateCardFen', 'netFen', 'productionFen', 'serviceFen', 'taxFen', 'totalFen'] as const;
  for (const { amounts } of [row, ...items])
    for (const key of keys) expect(text).toContain(exactMoney(amounts[key]));
  for (const part of [capitalAmount(row.amounts.totalFen), '第三方监播 12345.00 元'])
    expect(text).toContain(part);

  const part = await service.call('v1/orders/quotation', { orderId, cityCode: shanghai, format: 'pdf' });
  const own = items.find((item) => item.cityCode === shanghai)!;
  expect(readPdfText(part.bytes).join('\n')).toContain(capitalAmount(own.amounts.totalFen));
});

const tablesOf = (bytes: Buffer) => {
  const deck = readPresentation(bytes);
  const rows = (name: string) => deck.slides.flatMap(({ tables }) => tables.get(name)?.slice(1) ?? []);
  return { deck, rows };
};

test('the proposal of an order adds up to the order and says what is not estimated', async () => {
  const { row } = await service.body('mediaOrder/getById', { orderId });
  const answer = await service.call('v1/orders/proposal', { orderId });
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(/_投放方案_V1_\d{8}\.pptx$/);
  const { deck, rows } = tablesOf(answer.bytes);
  expect(rows('城市分布').at(-1)![2]).toBe(moneyText(row.amounts.netFen));
  expect(Object.fromEntries(rows('费用构成'))['含税合计']).toBe(moneyText(row.amounts.totalFen));
  expect(rows('媒体清单')).toHaveLength(3);
  expect(rows('附录：未作效果预估的部分').map(([name]) => name)).toEqual(['深圳市', '上海市']);
  expect(deck.frameTexts.join()).toContain('数智营销平台');
  const facts = Object.fromEntries(rows('附录：导出信息、筛选条件与口径'));
  expect(facts).toMatchObject({
    '筛选 · 城市': '全部',
    '筛选 · 媒体': '全部',
    '含税合计（元）': exactMoney(row.amounts.totalFen),
  });
  const pages = await service.call('v1/orders/proposal', { orderId, format: 'pdf' });
  expect(fileNameOf(pages.headers['content-disposition'])).toMatch(/_投放方案_V1_\d{8}\.pdf$/);
  expect(pages.bytes.toString('latin1').match(/\/Type\/Page\//g)).toHaveLength(deck.slides.length);
  expect(deck.slides.some(({ title }) => title.startsWith('深圳市：公交候车亭'))).toBe(true);
});

test('the album has a page for every face, with its place, and is refused where it would have too many', async () => {
  const answer = await service.call('v1/orders/point-album', { orderId, cityCode: shenzhen });
  const { deck, rows } = tablesOf(answer.bytes);
  const pages = deck.slides.filter(({ tables }) => tables.has('点位信息'));
  expect(pages.map(({ title }) => title)).toEqual([
    '1. 深圳市 · 公交候车亭 · 候车亭0 1 号面',
    '2. 深圳市 · 公交候车亭 · 候车亭1 1 号面',
  ]);
  expect(Object.fromEntries(pages[1].tables.get('点位信息')!)['经纬度']).toContain('114.00100, 22.50000');
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const netFen = items
    .filter((item) => item.cityCode === shenzhen)
    .reduce((sum, item) => sum + item.amounts.netFen, 0);
  expect(rows('图册目录').at(-1)!.at(-1)).toBe(exactMoney(netFen));
});

test('the monitoring report counts as the board does and shows the photos', async () => {
  const days = { fromDay: -10, toDay: 17 };
  const order = await smallOrder(service, {
    items: [
      {
        ...days,
        cityCode: shenzhen,
        mediumId: 2,
        faceId: `${shenzhen}-s5-1`,
        positionId: `${shenzhen}-s5`,
        unitName: '候车亭5',
        quantity: 3,
        netFen: 840_000,
        units: [{ state: 'posted' }, { state: 'late', late: 2 }, { state: 'missing' }],
      },
    ],
  });
  const photo = drawPhoto('候车亭5', 'near', { takenAt: '2026-11-15 10:20:30', lng: 114.005, lat: 22.5 });
  const uploaded = await service.upload(
    'v1/monitoring/photos',
    { postingId: order.postingIds[0][0], shot: 'near' },
    { fileName: 'near.png', bytes: photo },
  );
  expect(uploaded.envelope.code).toBe('01');
  const board = await service.body('v1/monitoring/board', { orderId: order.orderId });
  const losses = await service.body('v1/monitoring/exceptions', { orderId: order.orderId });
  const answer = await service.call('v1/orders/monitoring-report', { orderId: order.orderId });
  const { deck, rows } = tablesOf(answer.bytes);
  const { plannedUnits, dueUnits, postedUnits } = board.counts;
  expect(rows('各城市上刊进度').at(-1)).toEqual([
    '合计',
    String(plannedUnits),
    String(dueUnits),
    String(postedUnits),
    `${((100 * postedUnits) / plannedUnits).toFixed(1)}%`,
    String(board.exceptions),
  ]);
  const shown = rows('异常清单');
  expect(shown).toHaveLength(losses.total);
  expect(shown.map((row) => row[4])).toEqual(losses.rows.map((row) => exactMoney(row.lostNetFen)));
  expect(rows('点位核对')).toHaveLength(3);
  expect(deck.slides.find(({ title }) => title.startsWith('监播照片'))!.pictures).toBe(1);
  expect(rows('照片拍摄信息')[0].slice(0, 4)).toEqual([
    '候车亭5 #1',
    '近景',
    '2026-11-15 10:20',
    '114.00500, 22.50000',
  ]);
  expect(deck.slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
});

test('exports contain only visible data: foreign orders are unknown, foreign cities are left out', async () => {
  const calls = ['quotation', 'proposal', 'point-album', 'monitoring-report'] as const;
  for (const call of calls) {
    expectFailure(await service.call(`v1/orders/${call}`, { orderId }, { as: 'customer' }), 'notFound');
  }
  const own = await smallOrder(service, {
    owner: 'customer',
    items: [
      {
        fromDay: 3,
        toDay: 9,
        cityCode: shenzhen,
        mediumId: 2,
        faceId: `${shenzhen}-s6-1`,
        positionId: `${shenzhen}-s6`,
        unitName: '可见',
      },
      {
        fromDay: 3,
        toDay: 9,
        cityCode: '420100',
        mediumId: 2,
        faceId: '420100-s6-1',
        positionId: '420100-s6',
        unitName: '不可见',
      },
    ],
  });
  const album = await service.call('v1/orders/point-album', { orderId: own.orderId }, { as: 'customer' });
  const { deck } = tablesOf(album.bytes);
  expect(deck.slides.flatMap(({ title, texts }) => [title, ...texts]).join()).not.toContain('不可见');
  const exported = await service.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'export.%')
    .execute();
  expect(new Set(exported.map(({ action }) => action))).toEqual(
    new Set(['export.quotation', 'export.proposal', 'export.point-album', 'export.monitoring-report']),
  );
});
