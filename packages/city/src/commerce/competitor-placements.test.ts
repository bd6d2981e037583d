import { expect, test } from 'vitest';
import { answerOrders, competitorPlacements, type OrderedMedium } from './competitor-placements.ts';

const brands = ['a', 'b', 'c'].map((brandId) => ({ brandId, industry: '食品饮料', products: [] }));
const alone = { brandId: 'd', industry: '汽车', products: [] };
const city = { cityCode: '350200', tier: '二线', populationWan: 500, placeNames: ['东街', '西街'] } as const;
const months = Array.from(
  { length: 24 },
  (_, i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
);
const span = { months, lastDay: '2026-01-05' };
const order = (orderId: string, over: Partial<OrderedMedium> = {}): OrderedMedium => ({
  orderId,
  brandId: 'a',
  industry: '食品饮料',
  mediumId: 5,
  startDate: '2025-11-20',
  endDate: '2026-01-10',
  ...over,
});
const answers = (ordered: readonly OrderedMedium[], known = [] as ReturnType<typeof competitorPlacements>) =>
  answerOrders(1, city, [...brands, alone], span, known, ordered);

test('an order without a rival gets one in its medium and in one of its months, all year round', () => {
  const [met, ...more] = answers([order('o-1')]);
  expect(more).toEqual([]);
  expect(met).toMatchObject({ mediumId: 5, month: '2025-01-01' });
  expect(['b', 'c']).toContain(met.brandId);
  expect(['东街', '西街']).toContain(met.placeName);
  expect(met.units).toBeGreaterThan(0);
  expect(met.lastSeen <= span.lastDay).toBe(true);
});

test('an order with a rival gets no second one, and its own brand is not a rival', () => {
  const [met] = answers([order('o-1')]);
  expect(answers([order('o-1'), order('o-2')])).toEqual([met]);
  expect(answers([order('o-2')], [met])).toEqual([]);
  expect(answers([order('o-2')], [{ ...met, brandId: 'a' }])).toHaveLength(1);
  expect(answers([order('o-2')], [{ ...met, mediumId: 6 }])).toHaveLength(1);
  expect(answers([order('o-2')], [{ ...met, month: '2025-06-01' }])).toHaveLength(1);
  // Placed more than a year before the last month.
  expect(answers([order('o-2')], [{ ...met, month: '2024-01-01' }])).toHaveLength(1);
});

test('a brand alone in its industry and a medium without placements get no rival', () => {
  expect(answers([order('o-1', { brandId: 'd', industry: '汽车' })])).toEqual([]);
  expect(answers([order('o-1', { mediumId: 99 })])).toEqual([]);
});

test('ids of placements are unique, including added rivals', () => {
  const known = competitorPlacements(1, city, [...brands, alone], span);
  const ordered = Array.from({ length: 12 }, (_, i) =>
    order(`o-${i}`, { mediumId: i + 1, startDate: '2025-03-01', endDate: '2025-03-09' }),
  );
  const ids = [...known, ...answers(ordered, known)].map(({ placementId }) => placementId);
  expect(new Set(ids).size).toBe(ids.length);
});
