import { cellAreaSquareMeters, cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { publishNew } from '../../city-data/release/publish-release.ts';
import { seedSmallCity, smallRelease, type SmallCity } from '../../testing/small-city.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { startTestService } from '../../testing/test-service.ts';

const shenzhen = '440300';
const as = { as: 'admin' } as const;
const service = startTestService();
let city: SmallCity;
let cell: bigint;
const stationed = [3, 4, 5, 6, 7].flatMap((start) => Array.from({ length: 20 }, (_, i) => start + 30 * i));

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  city = await seedSmallCity(context, shenzhen, { persons: 3000, lines: 3, seed: 41 });
  cell = city.panel.visits.find((visit) => visit.outdoors === 1)!.cell;
  const { lng, lat } = cellCentre(cellFromUInt64(cell));
  const release = smallRelease('media-positions', shenzhen, 'positions-1', { positions: 3 });
  await publishNew(context, release, async (transaction, releaseId) => {
    for (const [mediumId, id, stationId] of [
      [2, 'shelter', null],
      [3, 'light-box', 's-1'],
      [3, 'lost', null],
    ] as const) {
      await transaction
        .insertInto('media_position')
        .values({
          release_id: releaseId,
          position_id: id,
          medium_id: mediumId,
          code: id,
          name: id,
          address: null,
          district_name: null,
          lng,
          lat,
          cell: cell.toString(16),
          level: 'A',
          operator: null,
          road_id: null,
          aoi_id: null,
          business_district_id: null,
          metro_station_id: stationId,
          is_indicative: false,
          estimated_fields: [],
        })
        .execute();
      await transaction
        .insertInto('media_face')
        .values({
          release_id: releaseId,
          position_id: id,
          face_id: `${id}-1`,
          face_no: '1',
          medium_id: mediumId,
          form_id: 1,
          width_millimeters: 3000,
          height_millimeters: 1500,
          is_lit: true,
          facing_degrees: null,
          spot_seconds: null,
          loop_seconds: null,
          slots: 1,
        })
        .execute();
    }
  });
  const panel = await findCurrent(context.db, 'panel', shenzhen);
  await context.clickhouse.insert(
    'panel_station',
    stationed.map((person) => ({
      release_id: panel!.release_id,
      person,
      station_id: 's-1',
      weekly_passages: 7,
    })),
  );
});

/** Contacts a day with a face as run, of all persons. */
async function contactsOf(face: { mediumId: number; id: string }): Promise<number | null> {
  const order = await smallOrder(service, {
    state: 'ended',
    items: [
      {
        cityCode: shenzhen,
        mediumId: face.mediumId,
        faceId: `${face.id}-1`,
        positionId: face.id,
        fromDay: -10,
        toDay: -1,
        units: [{ state: 'posted', takenDown: -1 }],
      },
    ],
  });
  const found = await service.body(
    'effectestimate/{orderId}/entiretyExposureCrowd',
    { orderId: order.orderId },
    as,
  );
  const { value } = found.comparison.actual.impressions;
  return value === null ? null : value / 10;
}

test('contacts with a shelter come from people outdoors in its cell', async () => {
  const perimeter = 2 * Math.sqrt(2 * Math.sqrt(3) * cellAreaSquareMeters(cellFromUInt64(cell)));
  const chance = 0.35 * Math.min(1, (2 * Math.PI * 40 * 3) / perimeter);
  const contacts = city.panel.visits
    .filter((visit) => visit.cell === cell && visit.outdoors === 1)
    .reduce((sum, { person, dayMask }) => {
      const days = dayMask.toString(2).replaceAll('0', '').length;
      return sum + (city.panel.persons[person].weight * days * chance) / 7;
    }, 0);
  expect((await contactsOf({ mediumId: 2, id: 'shelter' }))! / contacts).toBeCloseTo(1, 6);
});

test('contacts with a light box come from people who pass its station', async () => {
  const weight = stationed.reduce((sum, person) => sum + city.panel.persons[person].weight, 0);
  expect((await contactsOf({ mediumId: 3, id: 'light-box' }))! / (weight * 0.25 * 0.5)).toBeCloseTo(1, 6);
});

test('a face without a known station has no figure', async () => {
  expect(await contactsOf({ mediumId: 3, id: 'lost' })).toBeNull();
});
