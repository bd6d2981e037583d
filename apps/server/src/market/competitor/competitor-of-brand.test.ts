import { afterAll, beforeAll, expect, test } from 'vitest';
import { fen, lastYear, openSeenPlacements, type Seen } from '../../testing/seen-placements.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let seen: readonly Seen[];
beforeAll(async () => {
  ({ service, seen } = await openSeenPlacements());
});
afterAll(() => service?.close());

test('voice and rivals of a brand', async () => {
  const market = seen.filter((row) => row.industry === '汽车' && lastYear(row));
  const shareOfVoice = await service.body('competitor/getMediaCompetitorData', { brandId: 'b-0001' });
  expect([shareOfVoice.marketFen, shareOfVoice.ownFen]).toEqual([
    fen(market),
    fen(market.filter(({ brandId }) => brandId === 'b-0001')),
  ]);
  for (const cell of shareOfVoice.cells) {
    const inCell = market.filter((row) => row.city === cell.cityCode && row.mediumId === cell.mediumId);
    expect(cell.marketFen).toBe(fen(inCell));
    expect(cell.ownFen).toBe(fen(inCell.filter(({ brandId }) => brandId === 'b-0001')));
  }
  const { rows } = await service.body('mediaOrder/getCompetitor', { brandId: 'b-0001' });
  expect(rows.map(({ brandId }) => brandId).sort()).toEqual(
    [...new Set(market.map(({ brandId }) => brandId))].filter((id) => id !== 'b-0001').sort(),
  );
  expect(rows.find(({ brandId }) => brandId === 'b-0002')?.isSameGroup).toBe(true);
  expectFailure(await service.call('mediaOrder/getCompetitor', { brandId: 'b-9999' }), 'notFound');
});

test('suggestions state their figures and are exported as a document; without order and brand they are refused', async () => {
  const { suggestions } = await service.body('v1/competitor/suggestions', { brandId: 'b-0001' });
  expect(suggestions.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['city', 'medium', 'rhythm']),
  );
  for (const { figures } of suggestions) expect(figures.length).toBeGreaterThan(0);
  const key = 'competitor/getBrandInspirationSuggestionAttachment';
  const file = await service.call(key, { brandId: 'b-0001' });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expectFailure(await service.call(key, {}), 'invalid');
  expectFailure(await service.call(key, { orderId: '0198c0de-0000-7000-8000-000000000001' }), 'notFound');
});

test('conclusions keep every version, refuse an old one and stay within the organisation', async () => {
  const subject = { brandId: 'b-0001', startMonth: '2025-11', endMonth: '2026-10' };
  const write = (version: number, text: string, as: 'planner' | 'admin' = 'planner') =>
    service.call('competitor/updateConclusion', { ...subject, version, text }, { as });
  expect((await write(0, '第一版')).envelope.body).toEqual({ version: 1 });
  expectFailure(await write(0, '并发的第一版'), 'conflict');
  const both = await Promise.all([write(1, '甲的第二版'), write(1, '乙的第二版')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const own = await service.body('competitor/getConclusion', subject);
  expect(own.version).toBe(2);
  expect(own.history.map(({ version }) => version)).toEqual([2, 1]);
  expect(await service.body('competitor/getConclusion', subject, { as: 'admin' })).toEqual({
    version: 0,
    text: '',
    history: [],
  });
  expectFailure(await write(2, '   '), 'invalid');
});

test('products come with the brand', async () => {
  const products = await service.body('competitor/getBrandIdByProductData', { brandId: 'b-0001' });
  expect(products.map(({ productName }) => productName)).toEqual(['星河 S5', '星河 X7', '星河旅行版']);
  expectFailure(await service.call('competitor/getBrandIdByProductData', { brandId: 'nobody' }), 'notFound');
});

test('an order is compared with its rivals; what is foreign or not granted stays unknown', async () => {
  const { db } = service.context;
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'organisation_id'])
    .where('user_name', '=', 'planner')
    .executeTakeFirstOrThrow();
  const { order_id: orderId } = await db
    .insertInto('media_order')
    .values({
      order_no: 'T-1',
      owner_id: user.id,
      organisation_id: user.organisation_id,
      name: '测试订单',
      mode: 'base',
      source: 'test',
      brand_id: 'b-0001',
      goal: 'brand',
      city_codes: ['440300'],
      medium_ids: [2],
      start_date: '2026-12-16',
      end_date: '2027-01-15',
      budget_fen: 1,
      audience: '{}',
      target: '{}',
      brief: '{}',
      services: '[]',
      smart_plan_ids: [],
      state: 'draft',
      is_sample: true,
      created_at: new Date(),
      updated_at: new Date(),
    } as never)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_order_item')
    .values({
      order_id: orderId,
      item_no: 1,
      city_code: '440300',
      medium_id: 2,
      form_id: 1,
      position_id: 'p',
      face_id: 'f',
      unit_name: '站',
      level: 'A',
      quantity: 1,
      period: '[2026-12-16,2027-01-16)',
      price_fen: 1,
      price_days: 28,
      is_sample_price: true,
      rate_card_fen: 310_001,
      discount_permille: 1000,
      net_fen: 310_001,
      production_fen: 0,
    })
    .execute();
  const body = await service.body('competitor/getMediaCompetitorDataByOrder', { orderId });
  const rivals = seen.filter(
    (row) =>
      row.industry === '汽车' &&
      row.brandId !== 'b-0001' &&
      row.city === '440300' &&
      row.mediumId === 2 &&
      lastYear(row) &&
      ['12', '01'].includes(row.month.slice(5, 7)),
  );
  expect(body.cells).toHaveLength(1);
  expect(body.cells[0]).toMatchObject({ ownFen: 310_001, marketFen: 310_001 + fen(rivals) });
  // 16 of 31 days lie in December.
  expect(body.rhythm.map(({ month, ownFen }) => [month, ownFen])).toEqual([
    [1, 310_001 - Math.round((310_001 * 16) / 31)],
    [12, Math.round((310_001 * 16) / 31)],
  ]);
  expect(body.notes.length).toBeGreaterThan(0);
  const key = 'competitor/getMediaCompetitorDataByOrder';
  expectFailure(await service.call(key, { orderId }, { as: 'customer' }), 'notFound');
  expectFailure(
    await service.call(key, { orderId: orderId.replace(/.$/, (c) => (c === '0' ? '1' : '0')) }),
    'notFound',
  );
  const elsewhere = await signInAs(service, 'elsewhere', {
    investmentOrderData: {
      pageIsEnabled: true,
      orderPatternData: { isEnabled: true, mediaRegionData: [{ regionCodes: ['310100'], mediaIds: [0] }] },
    },
  });
  expectFailure(await service.call(key, { orderId }, { as: elsewhere }), 'notFound');
});
