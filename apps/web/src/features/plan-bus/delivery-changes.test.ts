import type { Delivery } from '@ooh/contract/domain/bus';
import { expect, test } from 'vitest';
import { deliveryChanges } from './delivery-changes.ts';

const of = (vehicles: Record<string, number>): Delivery => ({
  lines: Object.entries(vehicles).map(([lineId, count]) => ({
    lineId,
    formId: 1,
    deck: 'single',
    vehicles: count,
    flights: [{ startDate: '2026-12-01', endDate: '2026-12-28' }],
  })),
});

test('only lines that differ are listed, the largest difference first', () => {
  expect(deliveryChanges(of({ a: 2, b: 5, c: 1 }), of({ a: 2, b: 4, d: 9 }))).toEqual([
    { lineId: 'd', mine: 0, theirs: 9 },
    { lineId: 'b', mine: 5, theirs: 4 },
    { lineId: 'c', mine: 1, theirs: 0 },
  ]);
  expect(deliveryChanges(of({ a: 2 }), of({ a: 2 }))).toEqual([]);
});
