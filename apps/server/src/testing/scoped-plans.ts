import type { CallOutput } from '@ooh/contract/registry';
import type { PermissionWorld } from './permission-world.ts';
import { pairsOf } from './scoped-orders.ts';
import { tableFacts, textsOfBook } from './scoped-exports.ts';
import { factOf, scoped, type ScopedCall, type WorldFact } from './scoped-call.ts';

const days = { startDate: '2028-03-01', endDate: '2028-03-28' };
const cityAndMedium = { city: '城市', medium: '媒体' };
const asBytes = (body: unknown) => body as Uint8Array;

/** Calls about a plan of places that names no media: any medium opens a city of it. */
const ofAreaPlan: readonly ScopedCall[] = [
  scoped('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', ({ areaPlanId }) => [
    { planId: areaPlanId, pageSize: 200 },
  ]),
  scoped('v1/area-plan/positions', ({ areaPlanId, areaPlanUnits }) =>
    areaPlanUnits.map(({ cityCode, mediumId }) => ({ planId: areaPlanId, cityCode, mediumId })),
  ),
  scoped(
    'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail',
    ({ areaPlanId }) => [{ planId: areaPlanId }],
    (bytes, _input, world) => tableFacts(asBytes(bytes), world, cityAndMedium),
  ),
  scoped('crowd-tag-plan/v1/getCityList', ({ areaPlanId }) => [{ planId: areaPlanId }]),
  scoped(
    'crowd-tag-plan/downloadSchedule/{planId}',
    ({ areaPlanId }) => [{ planId: areaPlanId }],
    (bytes, _input, world) => {
      const texts = new Set(textsOfBook(asBytes(bytes)));
      return world.areaPlanUnits
        .filter(({ name }) => texts.has(name))
        .map(({ cityCode, mediumId, name }) => factOf(cityCode, mediumId, name));
    },
  ),
];

type Detail = CallOutput<'ai-option-mode/getBasePlanDetail'>;

/** What a plan says of itself: to whoever is granted one of its pairs, of a city where one is. */
const ownFacts = (world: PermissionWorld, planId: string, what: unknown, city?: string): WorldFact => ({
  ...factOf('', null, what),
  pairs: world.pairsOfPlan(planId).filter((pair) => city === undefined || pair.city === city),
});

function detailFacts({ row, brief, strategy, cities, audienceSentence }: Detail, world: PermissionWorld) {
  const { planId } = row;
  const ofCity = (city: string, what: unknown) => ownFacts(world, planId, { planId, what }, city);
  return [
    ownFacts(world, planId, [planId, row.planNo, row.name, row.brandName, brief.brandId, audienceSentence]),
    ...row.cityCodes.map((city) => ofCity(city, 'row')),
    ...brief.cityCodes.map((city) => ofCity(city, 'brief')),
    ...cities.map((city) => ofCity(city.cityCode, city)),
    ...Object.entries(strategy.cityBudgetsFen).map(([city, fen]) => ofCity(city, `declared ${fen}`)),
    ...brief.fences.map((fence) => ofCity(fence.fenceId.slice('f-'.length), fence)),
  ];
}

/** Calls that return a plan of any kind. */
const ofPlans: readonly ScopedCall[] = [
  scoped(
    'ai-option-mode/list',
    () => [{ pageSize: 200 }],
    ({ rows }, _input, world) =>
      rows.flatMap((row) => [
        ownFacts(world, row.planId, [row.planId, row.planNo, row.name, row.brandName]),
        ...row.cityCodes.map((city) => ownFacts(world, row.planId, [row.planId, 'city'], city)),
      ]),
  ),
  scoped(
    'ai-option-mode/getBasePlanDetail',
    ({ allPlanIds }) => allPlanIds.map((planId) => ({ planId })),
    (detail, _input, world) => detailFacts(detail, world),
  ),
  scoped(
    'v1/crowd/user-package',
    ({ allPlanIds }) => allPlanIds.map((planId) => ({ planId })),
    ({ planId, sentence, cities, linkedPlans }, _input, world) => [
      ownFacts(world, planId, [planId, sentence]),
      ...linkedPlans.map((row) => ownFacts(world, row.planId, ['linked', row.planId, row.name])),
      ...cities.map((city) => ownFacts(world, planId, { planId, ...city }, city.cityCode)),
    ],
  ),
  scoped(
    'mediaOrder/getMediaPlacementPlanByPlanId',
    ({ allPlanIds }) => allPlanIds.map((planId) => ({ planId })),
    ({ planId, planNo, name }, _input, world) => [ownFacts(world, planId, [planNo, name])],
  ),
  scoped('bus-plan/v1/getCityList', ({ planIds }) => planIds.map((planId) => ({ planId }))),
];

/** Plans, and baskets. */
export const scopedPlans: readonly ScopedCall[] = [
  ...ofPlans,
  ...ofAreaPlan,
  scoped('v1/basket/change', (world) =>
    pairsOf(world, 16).flatMap(({ cityCode, mediumId, formId, faceId }) =>
      faceId === null ? [] : { put: [{ cityCode, mediumId, formId, faceId, quantity: 1, ...days }] },
    ),
  ),
  { ...scoped('v1/basket/get', () => [{}]), readsWritten: true },
];
