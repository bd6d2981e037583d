import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTripHours, roundTripsByHour, shareOfHour } from './service-profile.ts';

const service = {
  forwardMeters: 15_000,
  backwardMeters: 15_000,
  firstHour: 6.5,
  lastHour: 22,
  speedKmh: 15,
  layoverHours: 0.25,
};

test('a round trip is both runs and both layovers; a circular line has one layover; a timetable takes precedence', () => {
  expect(roundTripHours(service, 8)).toBe(2.5);
  expect(roundTripHours({ ...service, backwardMeters: 0 }, 8)).toBe(1.25);
  expect(roundTripHours({ ...service, roundTripHours: 3 }, 8)).toBe(3);
  expect(() => roundTripHours({ ...service, speedKmh: 0 }, 8)).toThrow(RangeError);
  const still = { ...service, forwardMeters: 0, backwardMeters: 0, layoverHours: 0 };
  expect(() => roundTripHours(still, 8)).toThrow(RangeError);
});

test('trips of a day are service hours ÷ round trip × share in service', () => {
  const trips = roundTripsByHour(service, 0.8);
  expect(trips.reduce((sum, n) => sum + n, 0)).toBeCloseTo((15.5 / 2.5) * 0.8, 12);
  expect(trips[6]).toBeCloseTo(0.16, 12);
  expect(trips[5]).toBe(0);
  expect(trips[22]).toBe(0);
});

test('hours with lower speed have fewer trips', () => {
  const speedKmh = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 10 : 15));
  const trips = roundTripsByHour({ ...service, speedKmh }, 1);
  expect(trips[8]).toBeCloseTo(1 / 3.5, 12);
  expect(trips[9]).toBeCloseTo(1 / 2.5, 12);
});

test('hours after midnight count for night lines, and the hours always sum to the service', () => {
  expect(shareOfHour(22, 2, 23)).toBe(1);
  expect(shareOfHour(22, 2, 1)).toBe(1);
  expect(shareOfHour(22, 2, 2)).toBe(0);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 24, noNaN: true }),
      fc.double({ min: 0, max: 24, noNaN: true }),
      (from, to) => {
        let hours = 0;
        for (let hour = 0; hour < 24; hour++) hours += shareOfHour(from, to, hour);
        expect(hours).toBeCloseTo(to > from ? to - from : 24 - from + to, 9);
      },
    ),
  );
});
