import { expect, test } from 'vitest';
import { draftOf, editOf, emptyFields, isEmptyEdit, shownDecks } from './line-draft.ts';
import type { RegisteredLine } from './register-address.ts';

const line: RegisteredLine = {
  lineId: 'l-1',
  lineName: '1路',
  level: 'A',
  operator: null,
  fromStop: '甲',
  toStop: '乙',
  directions: 2,
  stopCount: 30,
  lengthMeters: 18_000,
  headwayMinutes: 10,
  dailyRiders: 8000,
  singleDeckVehicles: 20,
  doubleDeckVehicles: 0,
  prices: [
    { formId: 1, deck: 'single', priceFen: 420_000, isPlaceholderPrice: true },
    { formId: 2, deck: 'single', priceFen: 300_000, isPlaceholderPrice: true },
  ],
  estimatedFields: ['level', 'singleDeckVehicles', 'doubleDeckVehicles', 'headwayMinutes', 'prices'],
};
const draft = draftOf(line, [1, 2, 3]);

test('a draft has room for every form on both decks and shows the decks in use', () => {
  expect(draft.prices).toHaveLength(6);
  expect(shownDecks(draft)).toEqual(['single']);
  expect(shownDecks({ ...draft, doubleDeckVehicles: 2 })).toEqual(['single', 'double']);
});

test('an untouched draft has nothing to save', () => {
  expect(editOf(line, draft)).toEqual({});
  expect(isEmptyEdit(editOf(line, draft))).toBe(true);
});

test('only what was changed is sent', () => {
  const changed = {
    ...draft,
    level: 'A+' as const,
    dailyRiders: 9000,
    prices: draft.prices.map((price) =>
      price.deck === 'single' && price.formId === 2 ? { ...price, priceFen: 310_000 } : price,
    ),
  };
  expect(editOf(line, changed)).toEqual({
    level: 'A+',
    dailyRiders: 9000,
    prices: [{ formId: 2, deck: 'single', priceFen: 310_000 }],
  });
});

test('an estimate that the user vouches for is sent as it stands', () => {
  const confirmed = { ...draft, confirmed: new Set(['headwayMinutes', 'single-1', 'level']) };
  expect(editOf(line, confirmed)).toEqual({
    level: 'A',
    headwayMinutes: 10,
    prices: [{ formId: 1, deck: 'single', priceFen: 420_000 }],
  });
});

test('known values must not be emptied; prices that never were may stay empty', () => {
  const emptied = {
    ...draft,
    headwayMinutes: null,
    prices: draft.prices.map((price) => ({ ...price, priceFen: null })),
  };
  expect(emptyFields(line, emptied)).toEqual(['headwayMinutes', 'single-1', 'single-2']);
  expect(emptyFields(line, draft)).toEqual([]);
});
