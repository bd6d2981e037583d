import { publishNew } from '../city-data/release/publish-release.ts';
import {
  insertBookings,
  insertPositions,
  succeedInventory,
} from '../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../city-data/inventory/insert-rate-card.ts';
import type { PositionRecord } from '../city-data/inventory/inventory-record.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallCity, smallRelease, type SmallCity } from './small-city.ts';
import { destination } from './small-way.ts';
import { faceRecord, positionRecord } from './inventory-records.ts';
import type { TestService } from './test-service.ts';

export const areaCityCode = '440300';
const media = [2, 5, 7];

/** A city with fixed media on a spiral around its middle. */
export interface AreaCity extends SmallCity {
  readonly positions: readonly PositionRecord[];
}

/** Shelters (2), lifts (5) and screens (7) on a spiral around the middle, each with two faces. */
function drawPositions({ centre }: SmallCity): PositionRecord[] {
  return Array.from({ length: 60 }, (_, n) => {
    const mediumId = media[n % 3];
    const { lng, lat } = destination(centre, n * 137.5, 60 * Math.sqrt(n) * 3);
    return positionRecord({
      positionId: `a-${n}`,
      mediumId,
      code: `A${String(n).padStart(3, '0')}`,
      name: `点位${n}`,
      address: `${n}号路`,
      districtName: '福田区',
      lng,
      lat,
      faces: ['A', 'B'].map((faceNo) => faceRecord({ faceId: `a-${n}-${faceNo}`, faceNo })),
    });
  });
}

/** Gives the city people, lines, priced positions and a few sold days. */
export async function seedAreaCity({ context }: TestService): Promise<AreaCity> {
  await seedSampleBrands(context.db);
  const cityCode = areaCityCode;
  const city = await seedSmallCity(context, cityCode, { persons: 1500, lines: 6 });
  const positions = drawPositions(city);
  await publishNew(
    context,
    smallRelease('media-positions', cityCode, 'media-positions-1', {}),
    async (transaction, releaseId, previous) => {
      await succeedInventory(transaction, releaseId, previous?.release_id, { mediumIds: media });
      await insertPositions(transaction, releaseId, positions);
      // Every fifth position has one face sold on one day of the flight.
      const sold = positions.filter((_, n) => n % 5 === 0);
      await insertBookings(
        transaction,
        { releaseId, cityCode, createdAt: new Date('2026-11-20T00:00:00Z') },
        sold.map(({ positionId, mediumId }) => ({
          faceId: `${positionId}-A`,
          mediumId,
          slot: 1,
          startDate: '2027-03-10',
          endDate: '2027-03-10',
          state: 'sold' as const,
          isSample: true,
        })),
      );
    },
  );
  await publishNew(
    context,
    smallRelease('rate-card', cityCode, 'rate-card-1', {}),
    (transaction, releaseId) =>
      insertRateCard(transaction, releaseId, {
        prices: media.map((mediumId) => ({
          mediumId,
          formId: 1,
          level: 'A' as const,
          priceFen: mediumId * 10_001,
          periodDays: mediumId === 5 ? 7 : 30,
          isSample: true,
        })),
        discounts: [{ mediumId: 2, leastDays: 28, permille: 900, isSample: true }],
      }),
  );
  return { ...city, positions };
}

/** An audience of some two in five. */
export const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
