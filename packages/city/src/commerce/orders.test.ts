import { expect, test } from 'vitest';
import { generateOrders } from './orders.ts';
import { unitKeyOf, type TradeInput, type TradeUnit } from './trade.ts';
import { dayAfter, demandOf, monthOf, seasonOf } from './trade-calendar.ts';

const offer = { formId: 1, priceFen: 980_000, priceDays: 28, isSamplePrice: true, productionFen: 38_000 };

function face(city: string, n: number): TradeUnit {
  return {
    mediumId: 2 + (n % 2),
    // Two faces per position.
    positionId: `${city}-p${n >> 1}`,
    faceId: `${city}-p${n >> 1}-${n & 1}`,
    lineId: null,
    deck: null,
    unitName: `候车亭${n}`,
    level: 'A',
    capacity: 1,
    offers: [offer],
  };
}

function line(city: string, n: number): TradeUnit {
  return {
    mediumId: 1,
    positionId: null,
    faceId: null,
    lineId: `${city}-l${n}`,
    deck: 'single',
    unitName: `${n}路`,
    level: 'A+',
    capacity: 4,
    offers: [offer, { ...offer, formId: 2 }],
  };
}

const cityCodes = ['440300', '310100', '350200'];
const input: TradeInput = {
  seed: 7,
  anchorDate: '2026-11-21',
  orders: 320,
  cities: cityCodes.map((cityCode, at) => ({
    cityCode,
    populationWan: 500 * (3 - at),
    units: [
      ...Array.from({ length: 30 }, (_, n) => face(cityCode, n)),
      ...Array.from({ length: 10 }, (_, n) => line(cityCode, n)),
    ],
    discounts: [
      { mediumId: 2, leastDays: 28, permille: 950 },
      { mediumId: 2, leastDays: 84, permille: 880 },
    ],
  })),
  brands: [
    { brandId: 'a', brandName: '甲车', industry: '汽车' },
    { brandId: 'b', brandName: '乙车', industry: '汽车' },
    { brandId: 'c', brandName: '丙茶', industry: '餐饮连锁' },
  ],
  buyers: [
    {
      organisationId: 'o1',
      ownerIds: ['u1'],
      brandIds: ['a'],
      cityCodes: ['440300'],
      mediumIds: [1, 2],
      weight: 1,
    },
    {
      organisationId: 'o2',
      ownerIds: ['u2', 'u3'],
      brandIds: ['b', 'c'],
      cityCodes: null,
      mediumIds: null,
      weight: 3,
    },
  ],
  taken: [{ unitKey: '440300-p0-0', slot: 1, fromDay: -2000, toDay: 2000 }],
};
const orders = generateOrders(input);
const standing = orders.flatMap((order) =>
  order.items.filter((item) => item.slots.length > 0).map((item) => ({ order, item })),
);

test('the same seed gives the same orders, another seed others', () => {
  expect(generateOrders(input)).toEqual(orders);
  expect(generateOrders({ ...input, seed: 8 })).not.toEqual(orders);
});

test('every state of an order occurs, and numbers are unique', () => {
  expect(new Set(orders.map((order) => order.state)).size).toBe(11);
  expect(new Set(orders.map((order) => order.orderNo)).size).toBe(orders.length);
});

test('some booked orders of several buyers begin within the next three days', () => {
  const soon = orders.filter(({ state, fromDay }) => state === 'booked' && fromDay >= 1 && fromDay <= 3);
  expect(new Set(soon.map(({ fromDay }) => fromDay)).size).toBeGreaterThan(1);
  expect(new Set(soon.map(({ organisationId }) => organisationId)).size).toBeGreaterThan(1);
});

test('states agree with the days of the flight, and histories lead to them without going back', () => {
  for (const { state, fromDay, toDay, history } of orders) {
    if (state === 'running') expect(fromDay < 0 && toDay >= -1).toBe(true);
    if (state === 'ended' || state === 'closed') expect(toDay).toBeLessThan(0);
    if (['draft', 'ready', 'planning', 'confirming', 'holding', 'booked'].includes(state))
      expect(fromDay).toBeGreaterThanOrEqual(0);
    expect(history.at(-1)!.to).toBe(state);
    expect(history[0].from).toBeNull();
    history.forEach((step, at) => {
      expect(step.day).toBeLessThan(0);
      if (at === 0) return;
      expect(step.from).toBe(history[at - 1].to);
      expect(step.day).toBeGreaterThanOrEqual(history[at - 1].day);
    });
  }
});

/** Keys assigned to two different holders. */
function contested(claims: Iterable<readonly [key: string, holder: string]>): string[] {
  const holders = new Map<string, string>();
  return [...claims].flatMap(([key, holder]) => {
    const other = holders.get(key);
    holders.set(key, holder);
    return other !== undefined && other !== holder ? [key] : [];
  });
}

test('no slot is sold twice on a day, nor where it was booked before', () => {
  const claims: [string, string][] = [];
  for (const { order, item } of standing) {
    expect(item.slots.length).toBe(item.quantity);
    for (const slot of item.slots)
      for (let day = item.fromDay; day <= item.toDay; day++)
        claims.push([`${unitKeyOf(item.unit)}#${slot}@${day}`, order.orderNo]);
  }
  expect(claims.length).toBeGreaterThan(10_000);
  expect(contested(claims)).toEqual([]);
  expect(claims.some(([key]) => key.startsWith('440300-p0-0#'))).toBe(false);
});

test('no two brands of one industry are at one position on the same day', () => {
  const industryOf = new Map(input.brands.map((brand) => [brand.brandId, brand.industry]));
  const claims: [string, string][] = [];
  for (const { order, item } of standing) {
    if (item.unit.positionId === null) continue;
    for (let day = item.fromDay; day <= item.toDay; day++)
      claims.push([`${item.unit.positionId} ${industryOf.get(order.brandId)} ${day}`, order.brandId]);
  }
  expect(contested(claims)).toEqual([]);
});

test('buyers order only their own cities, media and brands', () => {
  for (const order of orders) {
    const buyer = input.buyers.find((candidate) => candidate.organisationId === order.organisationId)!;
    expect(buyer.brandIds).toContain(order.brandId);
    expect(buyer.ownerIds).toContain(order.ownerId);
    for (const item of order.items) {
      expect(buyer.cityCodes ?? cityCodes).toContain(item.cityCode);
      expect(buyer.mediumIds ?? [1, 2, 3]).toContain(item.unit.mediumId);
    }
  }
});

test('industries buy more in their strong months', () => {
  expect(demandOf('汽车', 8)).toBeGreaterThan(demandOf('汽车', 6));
  expect(demandOf('旅游出行', 1)).toBeLessThan(1);
});

test('computes calendar days', () => {
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(monthOf('2026-11-21')).toBe(10);
  expect([
    seasonOf('2026-03-01'),
    seasonOf('2026-12-31'),
    seasonOf('2026-01-01'),
    seasonOf('2026-08-31'),
  ]).toEqual(['春季', '冬季', '冬季', '夏季']);
});
