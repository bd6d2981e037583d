import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { dayNumber, isoDateOf } from '../reference/calendar/flight-days.ts';
import { shelterFace } from './small-inventory.ts';
import type { CallOptions, TestService } from './test-service.ts';

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

/** A submitted order in planning, which may hold its items. */
export async function plannedOrder(
  service: TestService,
  items: ItemInput[],
  brief: Partial<BriefInput> = {},
): Promise<{ orderId: string; version: number }> {
  const order = await newOrder(service, items, brief, { submit: true });
  return { orderId: order.orderId, version: await takeSteps(service, order, ['planning']) };
}
