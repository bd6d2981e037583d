import { worldCities } from './data-profiles.ts';
import { perCity, scoped, type ScopedCall } from './scoped-call.ts';
import { scopedExports } from './scoped-exports.ts';
import { pairsOf, scopedOrders } from './scoped-orders.ts';
import { scopedPlaces } from './scoped-places.ts';
import { scopedPlans } from './scoped-plans.ts';

/** Questions to the calls with data of cities and media; the calls declare which facts their answers contain. */
export const scopedCalls: readonly ScopedCall[] = [
  scoped('v1/media-inventory/search', () =>
    perCity((cityCode) => ({ cityCode, pageSize: 200, levels: ['S'] })),
  ),
  scoped('v1/media-inventory/points', () => perCity((cityCode) => ({ cityCode, mediumIds: [2, 5, 7] }))),
  scoped('v1/media-inventory/detail', (world) =>
    pairsOf(world, 24).map(({ cityCode, positionId, lineId, deck, formId }) => ({
      cityCode,
      unitKey: `${positionId ?? `${lineId}:${deck}`}|${formId}`,
    })),
  ),
  scoped('v1/bus-lines', () => perCity((cityCode) => ({ cityCode, pageSize: 200 }))),
  scoped('v1/data-releases', () => [
    { pageSize: 200 },
    ...perCity((cityCode) => ({ cityCode, pageSize: 200 })),
  ]),
  scoped('v1/demo-data/state', () => [{}]),
  scoped('v1/cities/readiness', () => [{}]),
  scoped('v1/crowd-packs/media-contact', () =>
    worldCities.slice(0, 3).map((cityCode) => ({
      cityCode,
      targetAudience: { packId: 'system-young-women' },
      startDate: '2028-03-01',
      weeks: 4,
    })),
  ),
  scoped('v1/combination/scene-index', () =>
    worldCities
      .slice(0, 2)
      .map((cityCode) => ({ cityCode, targetAudience: { groups: [] }, startDate: '2028-03-01', weeks: 4 })),
  ),
  scoped('v1/combination/evaluate', (world) =>
    pairsOf(world, 12).map(({ cityCode, mediumId, formId, faceId, lineId }) => ({
      cityCodes: [cityCode],
      targetAudience: { groups: [] },
      startDate: '2028-03-01',
      weeks: 4,
      lots: [
        {
          cityCode,
          mediumId,
          formId,
          units: [
            faceId === null
              ? { lineId: lineId ?? '', deck: 'single' as const, quantity: 1 }
              : { faceId, quantity: 1 },
          ],
        },
      ],
    })),
  ),
  scoped('v1/home/postings', () => [{}]),
  scoped('v1/home/vacancies', () => [{}]),
  scoped('v1/strategy-drafts/list', () => [{}]),
  scoped('v1/strategy-drafts/get', ({ draftIds }) => draftIds.map((draftId) => ({ draftId }))),
  scoped('mediaOrder/getById', ({ orderIds }) => orderIds.map((orderId) => ({ orderId }))),
  scoped('media-order-match-detail/getMatchDetailOrderData/{orderId}', ({ orderIds }) =>
    orderIds.map((orderId) => ({ orderId, pageSize: 200 })),
  ),
  scoped('v1/monitoring/list', ({ orderIds }) => orderIds.map((orderId) => ({ orderId, pageSize: 200 }))),
  scoped('effectestimate/{orderId}/mediaPlacementSituation', ({ orderIds }) =>
    orderIds.map((orderId) => ({ orderId })),
  ),
  scoped('competitor/listScreenDataPage', () =>
    perCity((cityCode) => ({ cityCodes: [cityCode], pageSize: 200 })),
  ),
  scoped('competitor/marketLayoutCityData', () => [{}]),
  scoped('v1/competitor/sightings', () => perCity((cityCode) => ({ cityCodes: [cityCode], pageSize: 200 }))),
  scoped('v1/competitor/overlap', () => perCity((cityCode) => ({ brandId: 'b-0001', cityCode }))),
  scoped('business-area-media/list', () =>
    worldCities.slice(1, 4).map((cityCode) => ({ cityCode, pageSize: 200 })),
  ),
  scoped('app-analyse-media/conditionQuery', () => [{ pageSize: 200 }]),
  scoped('app-analyse-city/conditionQuery', () => [{ pageSize: 400 }]),
  // Few cities are waited for until all of them are known.
  scoped('v1/city-base/costs', () => [{ cityCodes: worldCities.slice(0, 4) }]),
  scoped('v1/media-handbook/audience', () =>
    worldCities
      .slice(0, 3)
      .flatMap((cityCode) =>
        [2, 5].map((mediumId) => ({ cityCode, mediumId, formId: 1, startDate: '2028-03-01' })),
      ),
  ),
  scoped('nationwide-media/nationwideMediaDetails', () => [{}]),
  scoped('common-attachment/albumPageQuery', () => [{ pageSize: 200 }]),
  scoped('common-attachment/creativeAppPageQuery', () => [{ pageSize: 200 }]),
  scoped('v1/rate-cards/list', () => [1, 2, 3, 5].map((mediumId) => ({ mediumId, formId: 1 }))),
  scoped('v1/creative-albums/detail', ({ creativeIds }) => creativeIds.map((albumId) => ({ albumId }))),
  scoped('v1/orders/materials/list', ({ orderIds, draftIds }) => [
    { orderId: orderIds[0] },
    { draftId: draftIds[0] },
  ]),
  ...scopedPlaces,
  ...scopedOrders,
  ...scopedPlans,
  ...scopedExports,
];
