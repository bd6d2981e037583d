import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingState } from '@ooh/contract/domain/order';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { dayNumber, isoDateOf } from '../reference/calendar/flight-days.ts';
import { jsonb } from '../platform/storage/postgres/database.ts';
import type { OrderTarget } from '../platform/storage/postgres/tables/order-tables.ts';
import type { TestService, TestUser } from './test-service.ts';

/** An item of a hand-made order: vehicles of a line or a slot of a face, and the outcome of each unit. */
export interface SmallItem {
  readonly cityCode: string;
  readonly mediumId?: number;
  readonly lineId?: string;
  readonly faceId?: string;
  readonly positionId?: string;
  readonly unitName?: string;
  readonly quantity?: number;
  /** Days from today, both included. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly netFen?: number;
  /** State of unit 1, 2, …; posted on the first day plus `late`. */
  readonly units?: readonly {
    readonly state: PostingState;
    readonly late?: number;
    readonly takenDown?: number;
  }[];
}

export interface SmallOrderOptions {
  readonly owner?: TestUser;
  readonly state?: 'running' | 'ended' | 'closed' | 'booked';
  readonly audience?: TargetAudience;
  readonly target?: OrderTarget;
  readonly name?: string;
  readonly items: readonly SmallItem[];
}

export interface SmallOrder {
  readonly orderId: string;
  readonly itemIds: readonly string[];
  /** By item and unit. */
  readonly postingIds: readonly (readonly string[])[];
}

/** One shelter face of a city for a week that begins in three days. */
export const smallShelterItem = (cityCode: string, unitName = '一面'): SmallItem => ({
  fromDay: 3,
  toDay: 9,
  cityCode,
  mediumId: 2,
  faceId: `${cityCode}-s1-1`,
  positionId: `${cityCode}-s1`,
  unitName,
  netFen: 700_000,
});

/** List price of every unit of such an order. */
export const smallPrice = { fen: 400_000, days: 30 } as const;

let made = 0;

/** Writes an order with items and postings, of the user's organisation; brands are seeded before. */
export async function smallOrder(
  service: Pick<TestService, 'context' | 'userIds'>,
  options: SmallOrderOptions,
): Promise<SmallOrder> {
  const { db, now } = service.context;
  const { owner = 'planner', state = 'running', items } = options;
  const ownerId = service.userIds[owner];
  const user = await db
    .selectFrom('app_user')
    .select('organisation_id')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const brand = await db.selectFrom('brand').select('brand_id').limit(1).executeTakeFirstOrThrow();
  const today = dayNumber(chinaDate(now()));
  const dates = items.flatMap(({ fromDay, toDay }) => [fromDay, toDay]);
  const { order_id: orderId } = await db
    .insertInto('media_order')
    .values({
      order_no: `DD-TEST-${++made}`,
      owner_id: ownerId,
      organisation_id: user.organisation_id,
      name: options.name ?? `测试订单${made}`,
      mode: 'base',
      source: 'customer',
      brand_id: brand.brand_id,
      product_name: null,
      goal: 'brand',
      city_codes: [...new Set(items.map((item) => item.cityCode))],
      medium_ids: [...new Set(items.map((item) => item.mediumId ?? 1))],
      start_date: isoDateOf(today + Math.min(...dates)),
      end_date: isoDateOf(today + Math.max(...dates)),
      budget_fen: 10_000_000,
      audience: jsonb(options.audience ?? { groups: [] }),
      target: jsonb(options.target ?? {}),
      brief: jsonb({}),
      services: jsonb([]),
      smart_plan_ids: [],
      state,
      state_reason: null,
      is_sample: false,
      created_at: now(),
      updated_at: now(),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const itemIds: string[] = [];
  const postingIds: string[][] = [];
  for (const [index, item] of items.entries()) {
    const { mediumId = 1, quantity = 1, fromDay, toDay, netFen = 1_000_000 } = item;
    const { item_id: itemId } = await db
      .insertInto('media_order_item')
      .values({
        order_id: orderId,
        item_no: index + 1,
        city_code: item.cityCode,
        medium_id: mediumId,
        form_id: 1,
        line_id: item.lineId ?? null,
        deck: item.lineId === undefined ? null : 'single',
        position_id: item.positionId ?? null,
        face_id: item.faceId ?? null,
        unit_name: item.unitName ?? item.lineId ?? item.faceId ?? '点位',
        level: 'A',
        quantity,
        period: `[${isoDateOf(today + fromDay)},${isoDateOf(today + toDay)}]`,
        price_fen: smallPrice.fen,
        price_days: smallPrice.days,
        is_sample_price: true,
        rate_card_fen: netFen,
        discount_permille: 1000,
        net_fen: netFen,
        production_fen: 0,
      })
      .returning('item_id')
      .executeTakeFirstOrThrow();
    itemIds.push(itemId);
    const own: string[] = [];
    for (const [unit, { state: posting, late = 0, takenDown }] of (item.units ?? []).entries()) {
      const isUp = posting !== 'pending' && posting !== 'missing';
      const row = await db
        .insertInto('media_posting')
        .values({
          item_id: itemId,
          unit_no: unit + 1,
          state: posting,
          posted_on: isUp ? isoDateOf(today + fromDay + late) : null,
          taken_down_on: takenDown === undefined ? null : isoDateOf(today + takenDown),
          creative: null,
          note: null,
          make_good_of: null,
          updated_at: now(),
        })
        .returning('posting_id')
        .executeTakeFirstOrThrow();
      own.push(row.posting_id);
    }
    postingIds.push(own);
  }
  return { orderId, itemIds, postingIds };
}
