import { expect, test } from 'vitest';
import { compareRows, overlapReason, type Aspect } from './compare-rows.ts';

interface Item {
  readonly value: number | null;
  readonly error?: number;
}

const figureOf = ({ value, error }: Item) =>
  value === null || error === undefined
    ? undefined
    : { value, low: value - error, high: value + error, suppressed: false };

const reach: Aspect<Item> = {
  label: '触达',
  text: ({ value }) => (value === null ? '—' : String(value)),
  worth: ({ value }) => value,
  figure: figureOf,
  best: 'most',
};

const marksOf = (aspect: Aspect<Item>, items: readonly Item[]) => {
  const [row] = compareRows([aspect], items);
  return { marks: row.cells.map(({ isBest }) => isBest), undecided: row.undecided };
};

test('the best is marked where its interval lies beyond all others', () => {
  const items = [
    { value: 10, error: 2 },
    { value: 15, error: 2 },
    { value: null, error: 2 },
  ];
  expect(marksOf(reach, items)).toEqual({ marks: [false, true, false], undecided: undefined });
  expect(marksOf({ ...reach, best: 'least' }, items)).toEqual({
    marks: [true, false, false],
    undecided: undefined,
  });
});

test('nothing is the best where intervals overlap, and the row says why', () => {
  const items = [
    { value: 10, error: 2 },
    { value: 13, error: 2 },
  ];
  expect(marksOf(reach, items)).toEqual({ marks: [false, false], undecided: overlapReason });
  // One that is sure inside the interval of the other.
  expect(marksOf(reach, [{ value: 12 }, { value: 13, error: 2 }]).undecided).toBe(overlapReason);
  expect(marksOf(reach, [{ value: 12 }, { value: 13 }])).toEqual({
    marks: [false, true],
    undecided: undefined,
  });
});

test('what none of the compared has is left out', () => {
  const labels = (items: readonly Item[]) => compareRows([reach], items).map(({ label }) => label);
  expect(labels([{ value: null }, { value: null }])).toEqual([]);
  expect(labels([{ value: null }, { value: 0 }])).toEqual(['触达']);
  const noted = { ...reach, note: () => '尚未测算' };
  expect(compareRows([noted], [{ value: null }, { value: null }])).toHaveLength(1);
});

test('figures and intervals of a row lie on one axis from 0, a twentieth longer than the highest reaches', () => {
  const [{ cells }] = compareRows([reach], [{ value: 10, error: 2 }, { value: 18, error: 2 }, { value: 5 }]);
  expect(cells.map(({ span }) => span && [span.low, span.value, span.high].map((at) => at * 21))).toEqual([
    [8, 10, 12].map((at) => expect.closeTo(at)),
    [16, 18, 20].map((at) => expect.closeTo(at)),
    undefined,
  ]);
  const [below] = compareRows(
    [reach],
    [
      { value: 1, error: 2 },
      { value: 18, error: 2 },
    ],
  );
  expect(below.cells.map(({ span }) => span)).toEqual([undefined, undefined]);
});
