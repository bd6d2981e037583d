import { mediaMix, positionLevels } from '@ooh/city/media-mix';
import { sampleRateCard } from '@ooh/city/rate-card';
import type { Context } from '../../apps/server/src/context.ts';
import {
  insertBookings,
  insertPositions,
} from '../../apps/server/src/city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../../apps/server/src/city-data/inventory/insert-rate-card.ts';
import type { PositionRecord } from '../../apps/server/src/city-data/inventory/inventory-record.ts';
import { highTierCity } from '../../apps/server/src/reference/region/regions.ts';
import { takeFirstStatistics } from '../../apps/server/src/platform/storage/postgres/first-statistics.ts';
import { publishDemo } from '../../apps/server/src/demo/publish-demo.ts';
import { faceRecord, positionRecord } from '../../apps/server/src/testing/inventory-records.ts';

/** Cities other than Shenzhen with media, for comparison. */
const citiesWithInventory = ['110100', '310100', '440100', '330100', '510100', '420100', '320500', '441900'];
const dayMs = 86_400_000;

/** A sample of the media of a city of this size, with all forms and levels. */
function positionsOf(cityCode: string): PositionRecord[] {
  const { lng, lat, populationWan } = highTierCity(cityCode)!;
  return mediaMix.flatMap(({ mediumId, name, perMillion, perStation, slots, forms }) => {
    const count = 2 + Math.round((populationWan / 100) * (perMillion + perStation) * 0.3);
    return Array.from({ length: count }, (_, n) => {
      const positionId = `${cityCode}-m${mediumId}-${n}`;
      const { formId, widthMillimeters, heightMillimeters, isLit, spotSeconds, loopSeconds } =
        forms[n % forms.length];
      const face = { formId, widthMillimeters, heightMillimeters, isLit, spotSeconds, loopSeconds, slots };
      return positionRecord({
        positionId,
        mediumId,
        code: `${cityCode.slice(0, 4)}-${mediumId}-${n}`,
        name: `${name}${n + 1}`,
        lng: lng + 0.001 * n,
        lat: lat + 0.001 * mediumId,
        level: positionLevels[n % positionLevels.length],
        faces: ['1', '2'].map((faceNo) => faceRecord({ ...face, faceId: `${positionId}-${faceNo}`, faceNo })),
      });
    });
  });
}

/** Adds media, bookings and prices of more cities. */
export async function storeCityInventory(context: Context): Promise<void> {
  const dayFromNow = (days: number): string =>
    new Date(context.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const cityCode of citiesWithInventory) {
    const positions = positionsOf(cityCode);
    const bookings = positions.flatMap(({ mediumId, faces }, n) =>
      n % 3 === 0
        ? []
        : [
            {
              faceId: faces[0].faceId,
              mediumId,
              slot: 1,
              startDate: dayFromNow(-7),
              endDate: dayFromNow(14 * (1 + (n % 6))),
              state: 'sold' as const,
              isSample: true,
            },
          ],
    );
    await publishDemo(
      context,
      { kind: 'media-positions', cityCode, rows: positions },
      async (transaction, releaseId) => {
        await insertPositions(transaction, releaseId, positions);
        await insertBookings(transaction, { releaseId, cityCode, createdAt: context.now() }, bookings);
      },
    );
    const { prices } = sampleRateCard(highTierCity(cityCode)!.tier);
    const card = prices.map((price) => ({ ...price, isSample: true }));
    await publishDemo(context, { kind: 'rate-card', cityCode, rows: card }, (transaction, releaseId) =>
      insertRateCard(transaction, releaseId, { prices: card, discounts: [] }),
    );
  }
  // Cities of this size have no statistics of their own until the database takes them, some time later.
  await takeFirstStatistics(context.db);
}
