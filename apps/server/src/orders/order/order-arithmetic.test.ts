import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysMeet, freeSlots, moved, nextDays } from './free-units.ts';
import { itemAmounts, storedAmounts } from './item-amounts.ts';
import { itemChanges, fieldChanges } from './diff-snapshots.ts';
import type { OrderSnapshot, SnapshotItem } from './order-snapshot.ts';
import { amountRatio, jaccard, similarityOf } from './similarity.ts';

test('a face for 28 days at ¥12,000: 42 days, 9 折, production and 6 % tax', () => {
  const amounts = itemAmounts({
    priceFen: 1_200_000,
    priceDays: 28,
    quantity: 1,
    days: 42,
    discountPermille: 900,
    isGift: false,
    productionFen: 38_000,
  });
  // 12,000 × 42 ÷ 28 = 18,000; × 0.9 = 16,200; + 380 = 16,580; tax 994.80.
  expect(amounts).toEqual({
    rateCardFen: 1_800_000,
    netFen: 1_620_000,
    productionFen: 38_000,
    serviceFen: 0,
    taxFen: 99_480,
    totalFen: 1_757_480,
  });
  const stored = { rate_card_fen: 1_800_000, net_fen: 1_620_000, production_fen: 38_000 };
  expect(storedAmounts(stored)).toEqual(amounts);
});

test('a gift costs its production only', () => {
  const gift = { priceFen: 999, priceDays: 7, quantity: 3, days: 10, discountPermille: 800 };
  const amounts = itemAmounts({ ...gift, isGift: true, productionFen: 1_000 });
  // 999 × 3 × 10 ÷ 7 = 4281.43
  expect(amounts).toMatchObject({ rateCardFen: 4281, netFen: 0, taxFen: 60, totalFen: 1060 });
});

test('free slots are those that a day-by-day count finds free', () => {
  const day = fc.integer({ min: 0, max: 25 }).map((n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
  const days = fc.tuple(day, day).map(([a, b]) => ({ startDate: a < b ? a : b, endDate: a < b ? b : a }));
  const booking = fc.record({ slot: fc.integer({ min: 1, max: 4 }), days });
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 8 }), days, (rows, wanted) => {
      const bookings = rows.map((row) => ({ slot: row.slot, ...row.days }));
      const brute = [1, 2, 3, 4].filter((slot) => {
        for (
          let date = wanted.startDate;
          date <= wanted.endDate;
          date = moved({ startDate: date, endDate: date }, 1).startDate
        )
          if (bookings.some((row) => row.slot === slot && row.startDate <= date && date <= row.endDate))
            return false;
        return true;
      });
      expect(freeSlots(bookings, 4, wanted)).toEqual(brute);
    }),
    { numRuns: 200 },
  );
});

test('the next free days are the first that fit', () => {
  const wanted = { startDate: '2026-12-20', endDate: '2026-12-26' };
  const taken = { startDate: '2026-12-22', endDate: '2027-01-03' };
  expect(nextDays(wanted, 60, (days) => !daysMeet(days, taken))).toEqual({
    startDate: '2027-01-04',
    endDate: '2027-01-10',
  });
  expect(nextDays(wanted, 5, () => false)).toBeNull();
});

test('similarity by hand: same industry, one city of three, half the budget', () => {
  const none = { groups: [] };
  const wanted = {
    industry: '汽车',
    cityCodes: ['a', 'b'],
    mediumIds: [1],
    budgetFen: 100,
    audience: none,
  };
  const past = { industry: '汽车', cityCodes: ['b', 'c'], mediumIds: [1], budgetFen: 200, audience: none };
  // No audience asked: 90 points are spread; (25 + 25/3 + 20/2 + 20) ÷ 90.
  const { similarity, parts } = similarityOf(wanted, past);
  expect(similarity).toBeCloseTo((100 * (25 + 25 / 3 + 10 + 20)) / 90, 9);
  expect(parts.map((part) => part.name)).toEqual(['行业', '城市', '预算', '媒体']);
  expect(parts.reduce((sum, part) => sum + part.most, 0)).toBeCloseTo(100, 9);
});

test('an order resembles itself wholly, and nothing more than itself', () => {
  const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  const order = fc.record({
    industry: fc.constantFrom('汽车', '金融'),
    cityCodes: list,
    mediumIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    budgetFen: fc.integer({ min: 1, max: 1_000_000 }),
    audience: fc.constant<TargetAudience>({ groups: [] }),
  });
  fc.assert(
    fc.property(order, order, (a, b) => {
      expect(similarityOf(a, a).similarity).toBeCloseTo(100, 9);
      const { similarity } = similarityOf(a, b);
      expect(similarity).toBeGreaterThanOrEqual(0);
      expect(similarity).toBeLessThanOrEqual(100 + 1e-9);
      expect(similarity).toBeCloseTo(similarityOf(b, a).similarity, 9);
    }),
  );
  expect(jaccard([1, 2], [2, 3])).toBeCloseTo(1 / 3);
  expect(jaccard([], [])).toBe(1);
  expect(amountRatio(0, 0)).toBe(1);
});

const item = (over: Partial<SnapshotItem> = {}): SnapshotItem => ({
  cityCode: '440300',
  mediumId: 2,
  formId: 1,
  faceId: 'f1',
  lineId: null,
  deck: null,
  unitName: '候车亭1',
  quantity: 1,
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  discountPermille: 900,
  isGift: false,
  netFen: 1_000,
  ...over,
});
const names = {
  media: new Map([[2, '公交候车亭']]),
  forms: new Map([['2:1', '灯箱']]),
  brands: new Map([['b', '星河汽车']]),
};

test('items that were added, removed and changed', () => {
  const before = [item(), item({ faceId: 'f2', unitName: '候车亭2' }), item({ faceId: 'f3' })];
  const after = [
    item(),
    item({ faceId: 'f2', unitName: '候车亭2', endDate: '2027-04-04', netFen: 1_250 }),
    item({ faceId: 'f4', unitName: '候车亭4' }),
  ];
  const changes = itemChanges(before, after, names);
  expect(changes.map((change) => [change.kind, change.unitName])).toEqual([
    ['changed', '候车亭2'],
    ['removed', '候车亭1'],
    ['added', '候车亭4'],
  ]);
  expect(changes[0].changes).toEqual([
    { name: '下刊日', before: '2027-03-28', after: '2027-04-04' },
    { name: '净价', before: '¥10.00', after: '¥12.50' },
  ]);
  expect(itemChanges(after, after, names)).toEqual([]);
});

test('fields that changed, in words', () => {
  const order: OrderSnapshot = {
    state: 'ready',
    name: '甲',
    brandId: 'b',
    productName: null,
    goal: 'brand',
    mode: 'base',
    source: 'customer',
    cityCodes: ['440300'],
    mediumIds: [2],
    startDate: '2027-03-01',
    endDate: '2027-03-28',
    budgetFen: 100_000_00,
    audience: { groups: [] },
    target: {},
    services: [],
    items: [],
  };
  const changed = {
    ...order,
    budgetFen: 120_000_00,
    cityCodes: ['440300', '310100'],
    state: 'planning' as const,
  };
  expect(fieldChanges(order, changed, names)).toEqual([
    { field: 'state', name: '状态', before: '待提交', after: '方案制作中' },
    { field: 'city_codes', name: '城市', before: '深圳市', after: '深圳市、上海市' },
    { field: 'budget_fen', name: '预算', before: '¥100,000.00', after: '¥120,000.00' },
  ]);
});
