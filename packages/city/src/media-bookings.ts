/**
 * Bookings of faces: today's share is the declared occupancy, and it falls over the next months
 * to the declared shares of 30, 60 and 90 days. One renewal process per slot; bookings of a slot never overlap.
 */
import type { MediaPosition } from './media-inventory.ts';
import { levelDemand, occupancy } from './media-mix.ts';
import { randomStream, type Random } from '@ooh/reference/random';

export interface MediaBooking {
  readonly faceId: string;
  readonly mediumId: number;
  /** 1 … slots. */
  readonly slot: number;
  /** Days from the anchor, both included; negative before it. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly state: 'sold' | 'intention';
}

/** Survival of a booking: probability that it still lasts after 30, 60 and 90 days. */
const staying = [1, occupancy[1] / occupancy[0], occupancy[2] / occupancy[0], occupancy[3] / occupancy[0]];

/** Remaining days by inversion of the survival curve, linear between its knots, some weeks beyond the last. */
function remainingDays(random: Random): number {
  const left = random.next();
  for (let i = 1; i < staying.length; i++) {
    if (left < staying[i]) continue;
    const share = (staying[i - 1] - left) / (staying[i - 1] - staying[i]);
    return Math.floor(30 * (i - 1 + share));
  }
  return 90 + 7 * Math.floor(10 * random.next());
}

/** Bookings of all faces around the anchor day 0. */
export function generateBookings(seed: number, positions: readonly MediaPosition[]): MediaBooking[] {
  const random = randomStream(seed, 'bookings');
  const bookings: MediaBooking[] = [];
  let index = 0;
  for (const { mediumId, level, faces } of positions) {
    const taken = occupancy[0] * levelDemand[level];
    for (const { faceId, slots } of faces) {
      for (let slot = 1; slot <= slots; slot++) {
        random.restart(index++);
        const add = (fromDay: number, toDay: number, state: MediaBooking['state']): void => {
          bookings.push({ faceId, mediumId, slot, fromDay, toDay, state });
        };
        if (random.chance(taken)) add(-7 * (1 + random.integer(8)), remainingDays(random), 'sold');
        // A later intention does not exclude other bookings.
        else if (random.chance(0.06)) {
          const from = 7 + 7 * random.integer(6);
          add(from, from + 27, 'intention');
        }
      }
    }
  }
  return bookings;
}
