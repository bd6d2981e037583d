import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tailOf, type CurvePoint } from './reach-tail.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });

/** Points from money spent and reach so far; each adds one item. */
const pointsOf = (rows: readonly (readonly [totalFen: number, reach: number | null])[]): CurvePoint[] =>
  rows.map(([totalFen, reach], at) => ({
    totalFen,
    reachShare: figure(reach),
    items: [
      {
        itemId: `i-${at}`,
        unitName: `${at} 路`,
        deck: null,
        formName: '全车彩贴',
        quantity: 1,
        unit: '辆',
        totalFen: totalFen - (rows[at - 1]?.[0] ?? 0),
      },
    ],
  }));

test('the tail is what brings the last tenth of the reach at most', () => {
  const tail = tailOf(
    pointsOf([
      [100, 0.3],
      [200, 0.37],
      [300, 0.39],
      [400, 0.4],
    ]),
  );
  // 0.37 is 92.5 % of 0.4 and costs half of the money.
  expect(tail).toMatchObject({ moneyPart: 0.5, savedFen: 200, isFlat: true, point: { totalFen: 200 } });
  expect(tail!.reachPart).toBeCloseTo(0.075, 12);
  expect(tail!.items.map(({ itemId }) => itemId)).toEqual(['i-3', 'i-2']);
});

test('where every step brings more, the last one is told, and that the curve is not flat', () => {
  const tail = tailOf(
    pointsOf([
      [100, 0.2],
      [200, 0.3],
    ]),
  );
  expect(tail).toMatchObject({ isFlat: false, moneyPart: 0.5, savedFen: 100 });
  expect(tail!.reachPart).toBeCloseTo(1 / 3, 12);
});

test('one step has no tail, and neither has a curve whose reach is not shown or nothing', () => {
  expect(tailOf([])).toBeNull();
  expect(tailOf(pointsOf([[100, 0.2]]))).toBeNull();
  for (const reach of [null, 0])
    expect(
      tailOf(
        pointsOf([
          [100, reach],
          [200, reach],
        ]),
      ),
    ).toBeNull();
  expect(
    tailOf(
      pointsOf([
        [0, 0.2],
        [0, 0.3],
      ]),
    )!.moneyPart,
  ).toBeNull();
});

test('a tail and the plan without it are the whole, and a longer one would lose more than a tenth', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(steps, (drawn) => {
      let [fen, reach] = [0, 0];
      const points = pointsOf(drawn.map(([cost, gain]) => [(fen += cost), (reach += gain)]));
      const tail = tailOf(points)!;
      const cost = tail.items.reduce((sum, { totalFen }) => sum + totalFen, 0);
      expect(cost).toBe(tail.savedFen);
      expect(tail.point.totalFen + cost).toBe(fen);
      expect(tail.reachPart <= 0.1 + 1e-12).toBe(tail.isFlat);
      const cut = points.indexOf(tail.point);
      if (cut > 0) expect(1 - points[cut - 1].reachShare.value! / reach).toBeGreaterThan(0.1);
    }),
  );
});
