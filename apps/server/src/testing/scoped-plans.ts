import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { orderGroup } from '@ooh/contract/domain/media-order';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { pairsOf } from './scoped-orders.ts';
import { tableFacts, textsOfBook } from './scoped-exports.ts';
import { factOf, scoped, type ScopedCall } from './scoped-call.ts';

const days = { startDate: '2028-03-01', endDate: '2028-03-28' };
const cityAndMedium = { city: '城市', medium: '媒体' };
const asBytes = (body: unknown) => body as Uint8Array;

/** Calls about a plan of places: bus bodies open its cities, as those of every plan. */
const ofAreaPlan: readonly ScopedCall[] = [
  scoped(
    'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
    smartSelectGroup,
    ({ areaPlanId }) => [{ planId: areaPlanId, pageSize: 200 }],
    ({ rows }) => rows.map((row) => factOf(row.cityCode, row.mediumId, row)),
  ),
  scoped(
    'v1/area-plan/positions',
    smartSelectGroup,
    ({ areaPlanId, areaPlanUnits }) =>
      areaPlanUnits.map(({ cityCode, mediumId }) => ({ planId: areaPlanId, cityCode, mediumId })),
    ({ positions }, { cityCode, mediumId }) =>
      positions.map((position) => factOf(cityCode, Number(mediumId), position)),
  ),
  scoped(
    'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail',
    smartSelectGroup,
    ({ areaPlanId }) => [{ planId: areaPlanId }],
    (bytes, _input, world) => tableFacts(asBytes(bytes), world, cityAndMedium),
  ),
  scoped(
    'crowd-tag-plan/v1/getCityList',
    smartSelectGroup,
    ({ areaPlanId }) => [{ planId: areaPlanId }],
    (rows) => rows.map(({ cityCode, version, budgetFen }) => factOf(cityCode, null, { version, budgetFen })),
  ),
  scoped(
    'crowd-tag-plan/downloadSchedule/{planId}',
    smartSelectGroup,
    ({ areaPlanId }) => [{ planId: areaPlanId }],
    (bytes, _input, world) => {
      const texts = new Set(textsOfBook(asBytes(bytes)));
      return world.areaPlanUnits
        .filter(({ name }) => texts.has(name))
        .map(({ cityCode, mediumId, name }) => factOf(cityCode, mediumId, name));
    },
  ),
].map((call) => ({ ...call, door: busBodyMediumId }));

/** Plans of places, and baskets. */
export const scopedPlans: readonly ScopedCall[] = [
  ...ofAreaPlan,
  scoped(
    'v1/basket/change',
    orderGroup,
    (world) =>
      pairsOf(world, 16).flatMap(({ cityCode, mediumId, formId, faceId }) =>
        faceId === null ? [] : { put: [{ cityCode, mediumId, formId, faceId, quantity: 1, ...days }] },
      ),
    ({ items }) => items.map((item) => factOf(item.cityCode, item.mediumId, item)),
  ),
  scoped(
    'v1/basket/get',
    orderGroup,
    () => [{}],
    ({ items }) => items.map((item) => factOf(item.cityCode, item.mediumId, item)),
  ),
];
