import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { dayNumber, isoDateOf } from '../reference/calendar/flight-days.ts';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { publishNew } from '../city-data/release/publish-release.ts';
import { insertPositions } from '../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../city-data/inventory/insert-rate-card.ts';
import { smallRelease } from './small-city.ts';
import type { SmallPanel } from './small-panel.ts';
import { faceRecord, positionRecord } from './inventory-records.ts';
import type { CallOptions, TestService } from './test-service.ts';

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

/** The day so many days after today. */
export function dayAhead(service: TestService, days: number): string {
  return isoDateOf(dayNumber(chinaDate(service.context.now())) + days);
}

export type ItemInput = NonNullable<CallInput<'mediaOrder/create'>['items']>[number];
type BriefInput = CallInput<'mediaOrder/create'>['brief'];

/** An item on a shelter for four weeks from 40 days ahead. */
export function shelterItem(
  service: TestService,
  cityCode: string,
  n: number,
  over: Partial<ItemInput> = {},
): ItemInput {
  return {
    cityCode,
    mediumId: 2,
    formId: 1,
    faceId: shelterFace(cityCode, n),
    quantity: 1,
    startDate: dayAhead(service, 40),
    endDate: dayAhead(service, 67),
    ...over,
  };
}

export function orderBriefOf(service: TestService, over: Partial<BriefInput> = {}): BriefInput {
  return {
    name: '秋季候车亭',
    mode: 'base',
    brandId: 'b-0001',
    goal: 'brand',
    cityCodes: ['440300'],
    mediumIds: [1, 2, 7],
    startDate: dayAhead(service, 40),
    endDate: dayAhead(service, 67),
    budgetFen: 50_000_000,
    targetAudience: {},
    ...over,
  };
}

/** A stored order. */
export function newOrder(
  service: TestService,
  items: ItemInput[] = [],
  brief: Partial<BriefInput> = {},
  options: CallOptions & { submit?: boolean } = {},
): Promise<CallOutput<'mediaOrder/create'>> {
  const { submit = false, ...call } = options;
  return service.body('mediaOrder/create', { brief: orderBriefOf(service, brief), items, submit }, call);
}

type State = CallInput<'v1/orders/transition'>['state'];

/** Takes an order through states, one after the other; answers its last version. */
export async function takeSteps(
  service: TestService,
  order: { orderId: string; version: number },
  states: readonly State[],
  options: CallOptions = {},
): Promise<number> {
  let { version } = order;
  for (const state of states) {
    const { orderId } = order;
    const reason = '测试';
    const step = await service.body('v1/orders/transition', { orderId, version, state, reason }, options);
    version = step.version;
  }
  return version;
}
