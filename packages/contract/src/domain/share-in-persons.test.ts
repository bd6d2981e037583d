import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareInPersons } from './share-in-persons.ts';

test('a share is told as people whom one can count', () => {
  expect(shareInPersons(0.296)).toEqual({ of: 10, persons: '3' });
  expect(shareInPersons(0.155)).toEqual({ of: 100, persons: '16' });
  expect(shareInPersons(0.25)).toEqual({ of: 100, persons: '25' });
  expect(shareInPersons(0.03)).toEqual({ of: 100, persons: '3' });
  expect(shareInPersons(0.004)).toEqual({ of: 1000, persons: '4' });
  expect(shareInPersons(0.0004)).toEqual({ of: 1000, persons: '不到 1' });
});

test('what is told is never more than half a person of a hundred, or five per cent, away', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.005, max: 1, noNaN: true }), (share) => {
      const { of, persons } = shareInPersons(share);
      const apart = Math.abs(Number(persons) / of - share);
      expect(apart).toBeLessThanOrEqual(Math.max(0.05 * share, 0.005) + 1e-12);
    }),
  );
});
