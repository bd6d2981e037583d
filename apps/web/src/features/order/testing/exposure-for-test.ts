import { registry } from '@ooh/contract/registry';
import type { PlannedExposure } from '../list/planned-exposures.ts';

const example = registry['v1/orders/planned-exposures'].example.output.rows[0];

/** A computed order of one city. */
export function exposureForTest(change: Partial<PlannedExposure> = {}): PlannedExposure {
  return { ...example, orderId: 'o-1', ...change };
}

const none = { value: null, low: null, high: null, suppressed: false };

/** An order without computed figures. */
export const waitingForTest = (orderId: string): PlannedExposure =>
  exposureForTest({
    orderId,
    state: 'waiting',
    reason: '尚未测算',
    impressions: none,
    reach: none,
    cpmFen: null,
    cities: [],
  });
