import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import type { Bookable } from './stored-unit.ts';
import {
  freeByDay,
  freeShareOf,
  freeUnitsOf,
  nextFreeOf,
  vacancyDays,
  vacancyWeeksOf,
  type SlotBooking,
} from './unit-vacancy.ts';

const today = '2027-01-01';
const dayAfter = (by: number): string => isoDateOf(dayNumber(today) + by);
const face = (slots: number): Bookable => ({
  bookingKey: 'f',
  faceNo: 'A',
  facingDegrees: null,
  units: slots,
  capacities: [slots, slots, slots, slots],
  countedFrom: today,
});

/** Bookings of a slot that do not overlap: gaps and lengths in turn. */
const ofSlot = (slot: number) =>
  fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 40 })), { maxLength: 5 }).map((parts) => {
    let at = 0;
    return parts.map(([gap, length]): SlotBooking => {
      const startDate = dayAfter(at + gap);
      at += gap + length;
      return { slot, startDate, endDate: dayAfter(at - 1) };
    });
  });
const bookings = fc.tuple(ofSlot(1), ofSlot(2), ofSlot(3)).map((slots) => slots.flat());
const isTaken = (own: readonly SlotBooking[], slot: number, day: string) =>
  own.some((one) => one.slot === slot && one.startDate <= day && day <= one.endDate);

test('vacancies are those counted slot by slot and day by day', () => {
  fc.assert(
    fc.property(bookings, fc.nat(100), fc.integer({ min: 1, max: 35 }), (own, start, length) => {
      const unit = { bookables: [face(3)] };
      const of = new Map([['f', own]]);
      const days = Array.from({ length: 320 }, (_, by) => dayAfter(by));
      const freeOn = (day: string) => [1, 2, 3].filter((slot) => !isTaken(own, slot, day)).length;
      expect(freeByDay(unit, of, today, vacancyDays)).toEqual(days.slice(0, vacancyDays).map(freeOn));
      const share = days.slice(0, vacancyDays).reduce((sum, day) => sum + freeOn(day), 0) / (3 * vacancyDays);
      expect(freeShareOf(unit, of, today)).toBeCloseTo(share, 9);
      const freeFrom = (from: number, count: number) =>
        [1, 2, 3].filter((slot) => days.slice(from, from + count).every((day) => !isTaken(own, slot, day)))
          .length;
      expect(vacancyWeeksOf(unit, of, today)).toEqual(
        Array.from({ length: 13 }, (_, week) => freeFrom(7 * week, 7)),
      );
      const period = { startDate: dayAfter(start), endDate: dayAfter(start + length - 1) };
      expect(freeUnitsOf(unit, of, period)).toBe(freeFrom(start, length));
      const next = Array.from({ length: 181 }, (_, by) => by).find((by) => freeFrom(start + by, length) > 0);
      expect(nextFreeOf(unit, of, period)).toBe(next === undefined ? null : dayAfter(start + next));
    }),
    { numRuns: 60 },
  );
});

test('vehicles in publication are taken', () => {
  const line = { bookables: [{ ...face(10), capacities: [4, 6, 10, 10] as const }] };
  expect(freeShareOf(line, new Map(), today)).toBeCloseTo((4 + 6 + 10) / 30, 9);
  const later = { startDate: dayAfter(31), endDate: dayAfter(40) };
  expect(freeUnitsOf(line, new Map(), later)).toBe(6);
  // Registered 45 days ago: after another 15 days, none is.
  const older = { bookables: [{ ...line.bookables[0], countedFrom: dayAfter(-45) }] };
  expect(freeUnitsOf(older, new Map(), { startDate: today, endDate: today })).toBe(6);
  expect(freeUnitsOf(older, new Map(), later)).toBe(10);
  expect(freeShareOf(older, new Map(), today)).toBeCloseTo((15 * 6 + 75 * 10) / 900, 9);
});
