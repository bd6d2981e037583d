import { expect, test } from 'vitest';
import { costOfAll, type PricedUnit } from './sum-costs.ts';

const row = (at: number, units: number, priceFen: number | null): PricedUnit => ({
  unit: {
    unitKey: `p${at}|1`,
    lineId: null,
    deck: null,
    mediumId: 2,
    mediumName: '候车亭',
    priceFen,
    priceDays: 28,
  },
  at,
  units,
  freeUnits: units,
});
const columns = {
  contacts: Float64Array.from([1000, NaN, NaN, 500]),
  cpmFen: Float64Array.from([]),
  withheld: Float64Array.from([NaN, 200, 100, NaN]),
  taPersons: Uint32Array.from([0, 30, 25, 0]),
  otherPersons: new Uint32Array(4),
  hasAudience: false,
  reason: null,
};

test('all units cost the sum of their prices over the sum of their contacts', () => {
  const rows = [row(0, 2, 280_000), row(1, 1, 56_000), row(2, 1, 56_000), row(3, 4, null)];
  // (2 × 10,000 + 2,000 + 2,000) fen a day ÷ (2 × 1,000 + 200 + 100) contacts.
  expect(costOfAll(rows, columns, 50)).toEqual({
    units: 8,
    countedUnits: 4,
    cpmFen: Math.round((24_000 / 2300) * 1000),
  });
  // One of the two alone has too few people.
  expect(costOfAll(rows.slice(0, 2), columns, 50)).toEqual({ units: 3, countedUnits: 2, cpmFen: 10_000 });
  expect(costOfAll([row(1, 1, 56_000)], columns, 50)).toEqual({ units: 1, countedUnits: 0, cpmFen: null });
});
