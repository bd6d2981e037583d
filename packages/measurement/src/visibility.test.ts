import { expect, test } from 'vitest';
import {
  assertVisibility,
  DEFAULT_VISIBILITY,
  doubleDeck,
  FORM_VISIBILITY,
  sideFactor,
  viewingShare,
  VISIBILITY_NOTES,
} from './visibility.ts';

test('the visible strip of road is a share of the cell, at most 1', () => {
  // 2 · 60 m · 300 m · 2 / 105,000 m²
  expect(viewingShare(300, 105_000, DEFAULT_VISIBILITY)).toBeCloseTo(0.685714, 6);
  expect(viewingShare(0, 105_000, DEFAULT_VISIBILITY)).toBe(0);
  expect(viewingShare(5000, 105_000, DEFAULT_VISIBILITY)).toBe(1);
});

test('half of the people see the kerb side, half the far side; forms and decks rank as sold', () => {
  expect(sideFactor({ kerbSide: 1, driverSide: 1 }, DEFAULT_VISIBILITY)).toBeCloseTo(0.8, 12);
  expect(sideFactor({ kerbSide: 1, driverSide: 0 }, DEFAULT_VISIBILITY)).toBe(0.5);
  const factors = (['banner', 'body-sides', 'full-wrap'] as const).map((form) =>
    sideFactor(FORM_VISIBILITY[form], DEFAULT_VISIBILITY),
  );
  expect(factors.toSorted((a, b) => a - b)).toEqual(factors);
  expect(doubleDeck(FORM_VISIBILITY.banner).kerbSide).toBeCloseTo(0.55, 12);
  expect(doubleDeck(FORM_VISIBILITY['full-wrap'])).toEqual({ kerbSide: 1, driverSide: 1 });
});

test('every default lies in its documented range; an invalid factor is named', () => {
  expect(() => assertVisibility(DEFAULT_VISIBILITY)).not.toThrow();
  for (const [key, note] of Object.entries(VISIBILITY_NOTES)) {
    const value = DEFAULT_VISIBILITY[key as keyof typeof DEFAULT_VISIBILITY];
    expect(value).toBeGreaterThanOrEqual(note.low);
    expect(value).toBeLessThanOrEqual(note.high);
  }
  expect(() => assertVisibility({ ...DEFAULT_VISIBILITY, nightFactor: 1.2 })).toThrow(/nightFactor/);
  expect(() => assertVisibility({ ...DEFAULT_VISIBILITY, attentionShare: Number.NaN })).toThrow(
    /attentionShare/,
  );
});
