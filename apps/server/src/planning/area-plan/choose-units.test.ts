import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceBound, choiceWorth } from './choice-bound.ts';
import { chooseUnits } from './choose-units.ts';
import { spreadProblems } from './spread.ts';
import { offersOf, type ChoiceLimits, type ChoosableUnit } from './unit-offers.ts';

const heatOf: Readonly<Record<string, number>> = { a: 900, b: 640, c: 310, d: 0 };

/** A kilometre square in Shenzhen: distances of the rules are of its size. */
const unit = fc
  .record({
    place: fc.constantFrom('a', 'b', 'c', 'd'),
    /** Share of the place's people that are around the unit: neighbours differ. */
    around: fc.constantFrom(1, 1, 0.9, 0.55, 0.2),
    costFen: fc.option(fc.integer({ min: 1, max: 500 })),
    mediumId: fc.constantFrom(2, 7),
    districtName: fc.constantFrom('福田区', '南山区', null),
    east: fc.integer({ min: 0, max: 1000 }),
    north: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ place, around, east, north, ...rest }) => ({
    ...rest,
    placeId: place,
    heat: heatOf[place] * around,
    lng: 114 + east / 102_700,
    lat: 22.5 + north / 111_195,
  }));

/** Some positions have two forms. */
const unitsOf = (max: number) =>
  fc
    .array(fc.tuple(unit, fc.option(fc.integer({ min: 1, max: 500 }), { freq: 4 })), { maxLength: max })
    .map((list) =>
      list.flatMap(([one, other], n): ChoosableUnit[] => {
        const position = { ...one, positionId: `p${n}` };
        return other === null || n % 3 > 0 ? [position] : [position, { ...position, costFen: other }];
      }),
    );

const limits = fc.record({
  budgetFen: fc.integer({ min: 0, max: 2000 }),
  maxPerDistrict: fc.option(fc.integer({ min: 1, max: 3 })),
  minDistanceMeters: fc.option(fc.integer({ min: 1, max: 900 })),
});

/** Written from the rules' words. */
function keeps(
  chosen: readonly ChoosableUnit[],
  { maxPerDistrict, minDistanceMeters }: ChoiceLimits,
): boolean {
  const districts = Map.groupBy(chosen, ({ districtName }) => districtName);
  const isCapped = [...districts.values()].every(
    (units) => new Set(units.map(({ positionId }) => positionId)).size <= (maxPerDistrict ?? Infinity),
  );
  const isApart = chosen.every((a) =>
    chosen.every(
      (b) =>
        a.positionId === b.positionId ||
        a.mediumId !== b.mediumId ||
        distanceMeters(wgs84(a.lng, a.lat), wgs84(b.lng, b.lat)) >= (minDistanceMeters ?? 0),
    ),
  );
  return isCapped && isApart;
}

/** Of every place the people around its largest unit, half of those of the next, a third of those of the third. */
function worthOf(chosen: readonly ChoosableUnit[]): number {
  let worth = 0;
  for (const place of Object.keys(heatOf)) {
    const heats = chosen.filter(({ placeId }) => placeId === place).map(({ heat }) => heat);
    for (let rank = 1; heats.length > 0; rank++)
      worth += heats.splice(heats.indexOf(Math.max(...heats)), 1)[0] / rank;
  }
  return worth;
}

const costOf = (chosen: readonly ChoosableUnit[]) => chosen.reduce((sum, { costFen }) => sum + costFen!, 0);

test('a choice keeps to the budget and the rules, and leaves nothing affordable and allowed behind', () => {
  fc.assert(
    fc.property(unitsOf(24), limits, (units, limit) => {
      const at = chooseUnits(units, limit);
      const chosen = at.map((index) => units[index]);
      expect(new Set(at).size).toBe(at.length);
      expect(costOf(chosen)).toBeLessThanOrEqual(limit.budgetFen);
      expect(keeps(chosen, limit)).toBe(true);
      for (const { heat } of chosen) expect(heat).toBeGreaterThan(0);
      for (const [index, left] of units.entries()) {
        if (left.heat === 0 || left.costFen === null || at.includes(index)) continue;
        const more = [...chosen, left];
        expect(costOf(more) <= limit.budgetFen && keeps(more, limit)).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});

test('no choice of all is worth more than the bound, and one that reaches it is the best of all', () => {
  let proved = 0;
  fc.assert(
    fc.property(unitsOf(8), limits, (units, limit) => {
      const offers = offersOf(units);
      fc.pre(offers.length <= 10);
      let best = 0;
      for (let mask = 0; mask < 2 ** offers.length; mask++) {
        const chosen = offers.filter((_, n) => (mask >> n) & 1);
        if (costOf(chosen) <= limit.budgetFen && keeps(chosen, limit)) best = Math.max(best, worthOf(chosen));
      }
      const { worth: bound } = choiceBound(offers, limit);
      const choice = chooseUnits(units, limit).map((index) => units[index]);
      const worth = choiceWorth(choice);
      expect(worth).toBeCloseTo(worthOf(choice), 9);
      expect(bound).toBeGreaterThanOrEqual(best - 1e-6);
      expect(worth).toBeLessThanOrEqual(best + 1e-6);
      if (worth >= bound - 1e-6) {
        proved++;
        expect(worth).toBeCloseTo(best, 6);
      }
    }),
    { numRuns: 300 },
  );
  expect(proved).toBeGreaterThan(50);
});

const free = { maxPerDistrict: null, minDistanceMeters: null };
const at = (placeId: string, heat: number, costFen: number | null, more: Partial<ChoosableUnit> = {}) => ({
  placeId,
  heat,
  costFen,
  positionId: `${placeId}${costFen}`,
  name: `${placeId}${costFen}`,
  mediumId: 2,
  districtName: '福田区',
  lng: 114,
  lat: 22.5,
  ...more,
});

test('the richest place for the money first; a second unit of a place counts for half', () => {
  const units = [at('a', 100, 10), at('a', 100, 11), at('b', 60, 10), at('c', 0, 1), at('d', 900, null)];
  expect(chooseUnits(units, { ...free, budgetFen: 20 })).toEqual([0, 2]);
  expect(chooseUnits(units, { ...free, budgetFen: 31 })).toEqual([0, 1, 2]);
});

test('of neighbours the one with more people around it, if it is worth its price', () => {
  const units = [at('a', 100, 10), at('a', 160, 11), at('a', 90, 10)];
  expect(chooseUnits(units, { ...free, budgetFen: 11 })).toEqual([1]);
  expect(choiceWorth(units)).toBeCloseTo(160 + 100 / 2 + 90 / 3, 9);
  expect(chooseUnits(units, { ...free, budgetFen: 10 })).toEqual([0]);
});

test('where money is plenty and places are few, the richest place and not the cheapest', () => {
  const units = [at('a', 100, 1), at('b', 900, 400), at('c', 500, 3, { districtName: '南山区' })];
  const limit = { ...free, budgetFen: 1000, maxPerDistrict: 1 };
  expect(chooseUnits(units, limit)).toEqual([1, 2]);
  expect(choiceBound(offersOf(units), limit).worth).toBeCloseTo(1400, 6);
});

test('what a choice by hand would break is told with the names of positions and districts', () => {
  const kept = [at('a', 1, 1)];
  const near = at('b', 1, 2, { lat: 22.501 });
  const rules = { maxPerDistrict: 1, minDistanceMeters: 200 };
  expect(spreadProblems(rules, kept, [near])).toEqual([
    'b2 与 a1 相距 111 米，小于最小间距 200 米',
    '福田区将有 2 个点位，单区上限为 1 个',
  ]);
  const another = { ...near, mediumId: 7, districtName: '南山区' };
  expect(spreadProblems(rules, kept, [another])).toEqual([]);
  expect(spreadProblems(rules, kept, [{ ...near, positionId: 'a1' }])).toEqual([]);
});
