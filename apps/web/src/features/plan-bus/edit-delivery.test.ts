import type { Delivery } from '@ooh/contract/domain/bus';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  campaignFlight,
  deckVehiclesOf,
  isSameDelivery,
  setLineVehicles,
  splitVehicles,
  vehiclesByLine,
  withinAvailable,
} from './edit-delivery.ts';
import { lineForTest } from './testing/line-for-test.ts';

const defaults = { formId: 1, flight: { startDate: '2026-12-01', endDate: '2027-01-25' } };
const flights = [defaults.flight];
const empty: Delivery = { lines: [] };

test('a campaign of eight weeks ends on the day before the ninth', () => {
  expect(campaignFlight('2026-12-01', 8)).toEqual(defaults.flight);
  expect(campaignFlight('2024-02-26', 1).endDate).toBe('2024-03-03');
});

test('a line comes in with the campaign and leaves at zero', () => {
  const line = lineForTest({ lineId: 'a' });
  const added = setLineVehicles(empty, line, 3, defaults);
  expect(added.lines).toEqual([{ lineId: 'a', formId: 1, deck: 'single', vehicles: 3, flights }]);
  expect(setLineVehicles(added, line, 0, defaults)).toEqual(empty);
});

test('no more vehicles than are free, but held ones stay though they are not free any more', () => {
  const line = lineForTest({ lineId: 'a', availableSingle: 4 });
  expect(vehiclesByLine(setLineVehicles(empty, line, 99, defaults)).get('a')).toBe(4);
  const held: Delivery = { lines: [{ lineId: 'a', formId: 1, deck: 'single', vehicles: 9, flights }] };
  expect(vehiclesByLine(setLineVehicles(held, line, 9, defaults)).get('a')).toBe(9);
});

test('double-deckers are kept and take only what single-deckers cannot', () => {
  const limit = { single: 5, double: 3 };
  expect(splitVehicles(4, { single: 2, double: 2 }, limit)).toEqual({ single: 2, double: 2 });
  expect(splitVehicles(1, { single: 2, double: 2 }, limit)).toEqual({ single: 0, double: 1 });
  expect(splitVehicles(7, { single: 0, double: 0 }, limit)).toEqual({ single: 5, double: 2 });
});

test('splitting keeps the total within the limits', () => {
  const count = fc.nat(40);
  fc.assert(
    fc.property(count, count, count, count, count, (total, single, double, heldSingle, heldDouble) => {
      const held = { single: Math.min(heldSingle, single), double: Math.min(heldDouble, double) };
      const split = splitVehicles(total, held, { single, double });
      expect(split.single + split.double).toBe(Math.min(total, single + double));
      expect(split.single).toBeLessThanOrEqual(single);
      expect(split.double).toBeLessThanOrEqual(double);
    }),
  );
});

test('a second flight of the same deck keeps its vehicles', () => {
  const other = { startDate: '2027-03-01', endDate: '2027-03-28' };
  const twoFlights: Delivery = {
    lines: [
      { lineId: 'a', formId: 1, deck: 'single', vehicles: 3, flights },
      { lineId: 'a', formId: 1, deck: 'single', vehicles: 2, flights: [other] },
    ],
  };
  const line = lineForTest({ lineId: 'a' });
  const more = setLineVehicles(twoFlights, line, 8, defaults);
  expect(more.lines.map((entry) => entry.vehicles)).toEqual([6, 2]);
  expect(deckVehiclesOf(setLineVehicles(twoFlights, line, 1, defaults), 'a').single).toBe(1);
});

test('order does not make deliveries differ, vehicles do', () => {
  const a = { lineId: 'a', formId: 1, deck: 'single' as const, vehicles: 3, flights };
  const b = { ...a, lineId: 'b' };
  expect(isSameDelivery({ lines: [a, b] }, { lines: [b, a] })).toBe(true);
  expect(isSameDelivery({ lines: [a] }, { lines: [{ ...a, vehicles: 4 }] })).toBe(false);
});

test('what can no longer be bought leaves a delivery, and nothing else changes', () => {
  const entry = (lineId: string, vehicles: number, deck: 'single' | 'double' = 'single', formId = 1) => ({
    lineId,
    formId,
    deck,
    vehicles,
    flights,
  });
  const lineById = new Map(
    [
      lineForTest({ lineId: 'a', availableSingle: 3, availableDouble: 2 }),
      lineForTest({ lineId: 'b', availableSingle: 9, availableDouble: 0 }),
      lineForTest({ lineId: 'c', availableSingle: 0, availableDouble: 0 }),
    ].map((line) => [line.lineId, line]),
  );
  const delivery = {
    lines: [
      entry('a', 2),
      entry('b', 4),
      entry('a', 2, 'single', 2),
      entry('a', 5, 'double'),
      entry('c', 1),
      entry('gone', 2),
    ],
  };
  expect(withinAvailable(delivery, lineById)).toEqual({
    lines: [entry('a', 2), entry('b', 4), entry('a', 1, 'single', 2), entry('a', 2, 'double')],
  });
  expect(withinAvailable({ lines: [entry('b', 4)] }, lineById)).toEqual({ lines: [entry('b', 4)] });
});
