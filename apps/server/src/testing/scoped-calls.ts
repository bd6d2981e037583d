import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { competitorGroup } from '@ooh/contract/domain/competitor';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import { effectGroup } from '@ooh/contract/domain/effect';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { orderGroup } from '@ooh/contract/domain/media-order';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { worldCities } from './permission-world.ts';
import { factOf, perCity, scoped, type ScopedCall } from './scoped-call.ts';
import { scopedExports } from './scoped-exports.ts';
import { scopedOrders } from './scoped-orders.ts';
import { scopedPlaces } from './scoped-places.ts';
import { scopedPlans } from './scoped-plans.ts';

/** Every call with data of cities and media. A new one is added here, by one entry. */
export const scopedCalls: readonly ScopedCall[] = [
  scoped(
    'v1/media-inventory/list',
    mediaInventoryGroup,
    () => perCity((cityCode) => ({ cityCode, pageSize: 200, level: 'S' as const })),
    ({ rows, media }, { cityCode }) => [
      ...rows.map((row) => factOf(cityCode, row.mediumId, row)),
      ...media.map((row) => factOf(cityCode, row.mediumId, `${row.name} ${row.positions}`)),
    ],
  ),
  scoped(
    'v1/media-inventory/points',
    mediaInventoryGroup,
    () => worldCities.flatMap((cityCode) => [2, 5, 7].map((mediumId) => ({ cityCode, mediumId }))),
    ({ points }, { cityCode, mediumId }) => points.map((point) => factOf(cityCode, Number(mediumId), point)),
  ),
  scoped(
    'v1/bus-lines',
    dataReleaseGroup,
    () => perCity((cityCode) => ({ cityCode, pageSize: 200 })),
    ({ rows }, { cityCode }) => rows.map((row) => factOf(cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'v1/data-releases',
    dataReleaseGroup,
    () => [{ pageSize: 200 }, ...perCity((cityCode) => ({ cityCode, pageSize: 200 }))],
    ({ rows }) => rows.map((row) => factOf(row.cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'v1/demo-data/state',
    dataReleaseGroup,
    () => [{}],
    ({ cities }) => cities.map((row) => factOf(row.cityCode, busBodyMediumId, row)),
  ),
  scoped(
    'mediaOrder/getById',
    orderGroup,
    ({ orderIds }) => orderIds.map((orderId) => ({ orderId })),
    ({ items }, { orderId }) =>
      items.map((item) => factOf(item.cityCode, item.mediumId, { orderId, ...item })),
  ),
  scoped(
    'media-order-match-detail/getMatchDetailOrderData/{orderId}',
    orderGroup,
    ({ orderIds }) => orderIds.map((orderId) => ({ orderId, pageSize: 200 })),
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  scoped(
    'v1/monitoring/list',
    orderPatternGroup,
    ({ orderIds }) => orderIds.map((orderId) => ({ orderId, pageSize: 200 })),
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  scoped(
    'effectestimate/{orderId}/mediaPlacementSituation',
    effectGroup,
    ({ orderIds }) => orderIds.map((orderId) => ({ orderId })),
    ({ rows }, { orderId }) => rows.map((row) => factOf(row.cityCode, row.mediumId, { orderId, ...row })),
  ),
  scoped(
    'competitor/listScreenDataPage',
    competitorGroup,
    () => perCity((cityCode) => ({ cityCodes: [cityCode], pageSize: 200 })),
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  scoped(
    'competitor/marketLayoutCityData',
    competitorGroup,
    () => [{}],
    ({ rows }) => rows.flatMap((row) => row.media.map((part) => factOf(row.cityCode, part.mediumId, part))),
  ),
  scoped(
    'business-area-media/list',
    mediaInventoryGroup,
    () => worldCities.slice(1, 4).map((cityCode) => ({ cityCode, pageSize: 200 })),
    ({ rows }, { cityCode }) =>
      rows.flatMap((row) =>
        row.media.map((part) => factOf(cityCode, part.mediumId, { id: row.businessDistrictId, ...part })),
      ),
  ),
  scoped(
    'app-analyse-media/conditionQuery',
    mediaGroups.media,
    () => [{ pageSize: 200 }],
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  scoped(
    'app-analyse-city/conditionQuery',
    mediaGroups.nationwide,
    () => [{ pageSize: 400 }],
    ({ rows }) =>
      rows.flatMap(({ cityCode, media }) => media.map((part) => factOf(cityCode, part.mediumId, part))),
  ),
  scoped(
    'nationwide-media/nationwideMediaDetails',
    mediaGroups.nationwide,
    () => [{}],
    ({ media }) =>
      media.flatMap(({ mediumId, cities }) => cities.map((city) => factOf(city.cityCode, mediumId, city))),
  ),
  scoped(
    'common-attachment/albumPageQuery',
    mediaInventoryGroup,
    () => [{ pageSize: 200 }],
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  ...scopedPlaces,
  ...scopedOrders,
  ...scopedPlans,
  ...scopedExports,
];
