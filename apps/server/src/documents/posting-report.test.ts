import { internalWords } from '@ooh/report/closing-client-words';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { drawPhoto } from '../demo/draw-photo.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
import { smallOrder, type SmallItem, type SmallOrder } from '../testing/small-order.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
let order: SmallOrder;

const face = (cityCode: string, at: number, rest: Partial<SmallItem>): SmallItem => ({
  cityCode,
  mediumId: 2,
  faceId: `${cityCode}-s${at}-1`,
  positionId: `${cityCode}-s${at}`,
  unitName: `候车亭${at}`,
  fromDay: -10,
  toDay: 17,
  ...rest,
});

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, shanghai);
  order = await smallOrder(service, {
    items: [
      face(shenzhen, 5, {
        quantity: 3,
        netFen: 8_765_400,
        units: [{ state: 'posted' }, { state: 'late', late: 2 }, { state: 'missing' }],
      }),
      face(shanghai, 6, { netFen: 4_321_000, units: [{ state: 'posted' }] }),
    ],
  });
  await service.context.db
    .updateTable('media_posting')
    .set({ note: '内部：供应商返点另计' })
    .where('posting_id', '=', order.postingIds[0][2])
    .execute();
  await addPhoto(order.postingIds[0][0], 'accepted', '10:20:30');
  await addPhoto(order.postingIds[0][1], 'rejected', '11:20:30');
});

async function addPhoto(postingId: string, verdict: 'accepted' | 'rejected', time: string): Promise<void> {
  const bytes = drawPhoto(time, 'near', { takenAt: `2026-11-15 ${time}`, lng: 114.005, lat: 22.5 });
  const uploaded = await service.upload(
    'v1/monitoring/photos',
    { postingId, shot: 'near' },
    { fileName: 'near.png', bytes },
  );
  expect(uploaded.envelope.code).toBe('01');
  await service.context.db
    .updateTable('monitoring_photo')
    .set({ verdict })
    .where('posting_id', '=', postingId)
    .execute();
}

const fileNameOf = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))![1]);

test('the report counts as the board of the order does, with the days and photos of the units', async () => {
  const { orderId } = order;
  const board = await service.body('v1/monitoring/board', { orderId });
  const answer = await service.call('v1/orders/posting-report', { orderId });
  expect(fileNameOf(answer.headers['content-disposition'])).toMatch(/_上刊报告_V1_\d{8}\.pptx$/);
  const { slides } = readPresentation(answer.bytes);
  const rows = (name: string) => slides.flatMap(({ tables }) => tables.get(name)?.slice(1) ?? []);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  const counted = ({ counts, exceptions }: Pick<typeof board, 'counts' | 'exceptions'>) => [
    String(counts.plannedUnits),
    String(counts.dueUnits),
    String(counts.postedUnits),
    percent(counts.postedUnits, counts.plannedUnits),
    percent(counts.onTimeUnits, counts.dueUnits),
    String(exceptions),
  ];
  const parts = rows('上刊情况');
  expect(parts.at(-1)!.slice(3, 9)).toEqual(counted(board));
  for (const city of board.cities)
    expect(parts.find(([name]) => name === city.cityName)!.slice(3, 9)).toEqual(counted(city));
  expect(rows('异常与处理').map((row) => row.slice(2))).toEqual([
    ['候车亭5 #2', expect.any(String), expect.any(String), '晚刊', '已上刊'],
    ['候车亭5 #3', expect.any(String), '—', '漏刊', '处理中'],
  ]);
  const photos = slides.filter(({ title }) => title.startsWith('上刊照片'));
  expect(photos.map(({ pictures }) => pictures)).toEqual([1]);
  expect(photos[0].texts.join()).toContain(
    '深圳市 候车亭5 #1 · 近景 · 2026-11-15 10:20 · 114.00500, 22.50000',
  );
  const listed = new Map(rows('上刊清单').map((row) => [`${row[0]} ${row[2]}`, row[7]]));
  expect(listed.get('深圳市 候车亭5 #1')).toBe('2026-11-15 10:20 114.00500, 22.50000');
  // A photo that was sent back is none.
  expect(listed.get('深圳市 候车亭5 #2')).toBe('暂无照片');
  expect(listed.get('上海市 候车亭6 #1')).toBe('暂无照片');
  expect(slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
});

test('the list has every unit, and a part of the order its own', async () => {
  const { orderId } = order;
  const list = await service.call('v1/orders/posting-report', { orderId, format: 'xlsx' });
  expect(fileNameOf(list.headers['content-disposition'])).toMatch(/_上刊清单_V1_\d{8}\.xlsx$/);
  const { cells } = readWorkbook(list.bytes).sheets.get('上刊清单')!;
  const column = (letter: string) => [2, 3, 4, 5].map((row) => cells.get(`${letter}${row}`)?.value);
  expect(column('C').toSorted()).toEqual(['候车亭5 #1', '候车亭5 #2', '候车亭5 #3', '候车亭6 #1']);
  expect(column('J').toSorted()).toEqual(['1 张', '暂无照片', '暂无照片', '暂无照片']);
  expect(cells.get('C6')).toBeUndefined();
  const part = await service.call('v1/orders/posting-report', {
    orderId,
    cityCode: shanghai,
    format: 'xlsx',
  });
  const own = readWorkbook(part.bytes).sheets.get('上刊清单')!.cells;
  expect([own.get('C2')?.value, own.get('C3')]).toEqual(['候车亭6 #1', undefined]);
});

test('nothing internal is in any file of the report: no amount, no word of the trade, no remark, no other brand', async () => {
  const { orderId } = order;
  const [deck, pdf, list] = await Promise.all(
    (['pptx', 'pdf', 'xlsx'] as const).map((format) =>
      service.call('v1/orders/posting-report', { orderId, format }),
    ),
  );
  const { slides, frameTexts } = readPresentation(deck.bytes);
  const sheets = [...readWorkbook(list.bytes).sheets.values()];
  const texts = [
    [
      ...frameTexts,
      ...slides.flatMap(({ title, texts: own, tables }) => [title, ...own, ...[...tables.values()].flat(2)]),
    ],
    readPdfText(pdf.bytes),
    sheets.flatMap(({ cells }) => [...cells.values()].map(({ value }) => String(value))),
  ].map((parts) => parts.join('\n'));
  const { brand_id: own } = await service.context.db
    .selectFrom('media_order')
    .select('brand_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const brands = await service.context.db
    .selectFrom('brand')
    .select('name')
    .where('brand_id', '!=', own)
    .execute();
  expect(brands.length).toBeGreaterThan(5);
  const forbidden = [
    ...internalWords,
    '刊例',
    '供应商',
    '影响净价',
    '元',
    '87,654',
    '87654',
    '43,210',
    '43210',
    ...brands.map(({ name }) => name),
  ];
  for (const text of texts) {
    expect(text).toContain('候车亭5 #3');
    expect(forbidden.filter((word) => text.includes(word))).toEqual([]);
  }
});

test('there is no report before the posting, of foreign orders or without a record', async () => {
  const booked = await smallOrder(service, { items: [face(shenzhen, 7, {})], state: 'booked' });
  const early = await service.call('v1/orders/posting-report', { orderId: booked.orderId });
  expectFailure(early, 'refused');
  expect(early.envelope.message).toBe('订单待上刊，上刊后才有上刊报告');
  const bare = await smallOrder(service, { items: [face(shenzhen, 8, {})] });
  expectFailure(await service.call('v1/orders/posting-report', { orderId: bare.orderId }), 'refused');
  expectFailure(
    await service.call('v1/orders/posting-report', { orderId: order.orderId }, { as: 'customer' }),
    'notFound',
  );
  const { rows } = await service.body('v1/exports/list', {});
  expect(rows.map(({ action }) => action)).toContain('export.posting-report');
});
