import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { publishNew } from '../city-data/release/publish-release.ts';
import { insertPositions } from '../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../city-data/inventory/insert-rate-card.ts';
import { smallRelease } from './small-city.ts';
import type { SmallPanel } from './small-panel.ts';
import { faceRecord, positionRecord } from './inventory-records.ts';
import type { TestService } from './test-service.ts';

/** Price of a shelter's face for 28 days, and of a screen's slot, at level A; S costs twice as much. */
export const shelterFen = 1_200_000;
export const screenFen = 900_000;

export const shelterFace = (cityCode: string, n: number, face: 1 | 2 = 1): string =>
  `${cityCode}-s${n}-${face}`;
export const screenFace = (cityCode: string, n: number): string => `${cityCode}-t${n}-1`;

/** Moves a city's first shelters to the cells with most visits outdoors, the busiest first. */
export async function standWherePeoplePass(
  { context }: TestService,
  cityCode: string,
  { visits }: Pick<SmallPanel, 'visits'>,
  shelters: number,
): Promise<void> {
  const outdoors = Map.groupBy(
    visits.filter((visit) => visit.outdoors === 1),
    ({ cell }) => cell,
  );
  const busiest = [...outdoors].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [n, [cell]] of busiest.slice(0, shelters).entries()) {
    const { lng, lat } = cellCentre(cellFromUInt64(cell));
    const own = context.db.updateTable('media_position').set({ lng, lat });
    await own.where('position_id', '=', `${cityCode}-s${n}`).execute();
  }
}

/** Gives a city shelters of two faces, screens of three slots, and a rate card with a discount from 28 days. */
export async function seedSmallInventory(
  service: TestService,
  cityCode: string,
  { shelters = 12, screens = 2, start = { lng: 114, lat: 22.5 } } = {},
): Promise<void> {
  const { context } = service;
  const position = (positionId: string, mediumId: number, n: number, faces: number, slots: number) =>
    positionRecord({
      positionId,
      mediumId,
      code: positionId,
      name: `${mediumId === 2 ? '候车亭' : '大屏'}${n}`,
      districtName: n % 2 === 0 ? '东区' : '西区',
      lng: start.lng + n / 1000,
      lat: start.lat,
      level: n % 4 === 0 ? 'S' : 'A',
      isIndicative: false,
      faces: Array.from({ length: faces }, (_, face) =>
        faceRecord({
          faceId: `${positionId}-${face + 1}`,
          faceNo: String(face + 1),
          slots,
        }),
      ),
    });
  const positions = [
    ...Array.from({ length: shelters }, (_, n) => position(`${cityCode}-s${n}`, 2, n, 2, 1)),
    ...Array.from({ length: screens }, (_, n) => position(`${cityCode}-t${n}`, 7, n + 1, 1, 3)),
  ];
  const counts = { positions: positions.length };
  await publishNew(
    context,
    smallRelease('media-positions', cityCode, `${cityCode}-stock`, counts),
    (transaction, releaseId) => insertPositions(transaction, releaseId, positions),
  );
  const price = (mediumId: number, level: 'S' | 'A', priceFen: number, periodDays: number) => ({
    mediumId,
    formId: 1,
    level,
    priceFen,
    periodDays,
    isSample: false,
  });
  await publishNew(
    context,
    smallRelease('rate-card', cityCode, `${cityCode}-card`, { prices: 4 }),
    (transaction, releaseId) =>
      insertRateCard(transaction, releaseId, {
        prices: [
          price(2, 'A', shelterFen, 28),
          price(2, 'S', 2 * shelterFen, 28),
          price(7, 'A', screenFen, 28),
          price(7, 'S', 2 * screenFen, 28),
        ],
        discounts: [{ mediumId: 2, leastDays: 28, permille: 900, isSample: false }],
      }),
  );
}
