import { expect, test } from 'vitest';
import { itemForTest } from '../testing/item-for-test.ts';
import { withUnits, type MatchedUnit } from './pick-units.ts';

const unit = (change: Partial<MatchedUnit> = {}): MatchedUnit => ({
  unitKey: 'f-1',
  faceId: 'f-1',
  lineId: null,
  deck: null,
  unitName: '候车亭 1',
  level: 'A',
  lng: 114,
  lat: 22.5,
  capacity: 2,
  freeUnits: 2,
  priceFen: 1_000_000,
  priceDays: 28,
  isSamplePrice: false,
  productionFen: 0,
  mediumId: 2,
  mediumName: '公交候车亭',
  unit: '面',
  formId: 1,
  formName: '灯箱',
  distanceMeters: 0,
  score: 80,
  parts: { people: 1, place: 1, cost: 0 },
  discountPermille: 900,
  netFen: 900_000,
  chosenUnits: 0,
  ...change,
});
const item = itemForTest();
const terms = { cityCode: '440300', startDate: item.startDate, endDate: item.endDate };
const ownLine = unit({
  unitKey: 'l-1:single',
  faceId: null,
  lineId: item.lineId,
  deck: item.deck,
  mediumId: 1,
  formId: item.formId,
  freeUnits: item.quantity + 1,
});

test('a new unit becomes a line over the days of the order, at its own discount', () => {
  const next = withUnits([item], [unit()], terms);
  expect(next).toHaveLength(2);
  expect(next[1]).toMatchObject({ faceId: 'f-1', quantity: 1, discountPermille: 900, ...terms });
  expect(next[1]).not.toHaveProperty('lineId');
});

test('a unit that is taken already grows by one, never past what is free', () => {
  const [once] = withUnits([item], [ownLine], terms);
  expect(once.quantity).toBe(item.quantity + 1);
  const [full] = withUnits([item], [{ ...ownLine, freeUnits: item.quantity }], terms);
  expect(full.quantity).toBe(item.quantity);
  // What is held already may be more than what is still free: it is not cut.
  const [held] = withUnits([item], [{ ...ownLine, freeUnits: 0 }], terms);
  expect(held.quantity).toBe(item.quantity);
});

test('a line on other days is left as it is', () => {
  const moved = itemForTest({ endDate: item.startDate });
  const next = withUnits([moved], [ownLine], terms);
  expect(next).toHaveLength(1);
  expect(next[0]).toMatchObject({ quantity: moved.quantity, endDate: item.startDate });
});
