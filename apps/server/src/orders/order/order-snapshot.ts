import { deck } from '@ooh/contract/domain/bus';
import { orderState } from '@ooh/contract/domain/order';
import { z } from 'zod';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readAllItems, type StoredItem, type StoredOrder } from './order-store.ts';

const snapshotItem = z.object({
  cityCode: z.string(),
  mediumId: z.int(),
  formId: z.int(),
  faceId: z.string().nullable(),
  lineId: z.string().nullable(),
  deck: deck.nullable(),
  unitName: z.string(),
  quantity: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  discountPermille: z.int(),
  isGift: z.boolean(),
  netFen: z.int(),
});
export type SnapshotItem = z.infer<typeof snapshotItem>;

/** An order as it stood at one version. */
export const orderSnapshot = z.object({
  state: orderState,
  name: z.string(),
  brandId: z.string(),
  productName: z.string().nullable(),
  goal: z.string(),
  mode: z.string(),
  source: z.string(),
  cityCodes: z.array(z.string()),
  mediumIds: z.array(z.int()),
  startDate: z.string(),
  endDate: z.string(),
  budgetFen: z.int(),
  audience: z.unknown(),
  target: z.unknown(),
  services: z.array(z.object({ name: z.string(), amountFen: z.int() })),
  items: z.array(snapshotItem),
});
export type OrderSnapshot = z.infer<typeof orderSnapshot>;

type OrderColumns = Pick<
  StoredOrder,
  | 'state'
  | 'name'
  | 'brand_id'
  | 'product_name'
  | 'goal'
  | 'mode'
  | 'source'
  | 'city_codes'
  | 'medium_ids'
  | 'start_date'
  | 'end_date'
  | 'budget_fen'
  | 'audience'
  | 'target'
  | 'services'
>;
type ItemColumns = Pick<
  StoredItem,
  | 'city_code'
  | 'medium_id'
  | 'form_id'
  | 'face_id'
  | 'line_id'
  | 'deck'
  | 'unit_name'
  | 'quantity'
  | 'start_date'
  | 'end_date'
  | 'discount_permille'
  | 'is_gift'
  | 'net_fen'
>;

/** An order and its items as one value, to be kept for ever. */
export function snapshotOf(order: OrderColumns, items: readonly ItemColumns[]): OrderSnapshot {
  return {
    state: order.state,
    name: order.name,
    brandId: order.brand_id,
    productName: order.product_name,
    goal: order.goal,
    mode: order.mode,
    source: order.source,
    cityCodes: [...order.city_codes],
    mediumIds: [...order.medium_ids],
    startDate: order.start_date,
    endDate: order.end_date,
    budgetFen: order.budget_fen,
    audience: order.audience,
    target: order.target,
    services: order.services.map(({ name, amountFen }) => ({ name, amountFen })),
    items: items.map((item) => ({
      cityCode: item.city_code,
      mediumId: item.medium_id,
      formId: item.form_id,
      faceId: item.face_id,
      lineId: item.line_id,
      deck: item.deck,
      unitName: item.unit_name,
      quantity: item.quantity,
      startDate: item.start_date,
      endDate: item.end_date,
      discountPermille: item.discount_permille,
      isGift: item.is_gift,
      netFen: item.net_fen,
    })),
  };
}

/** Keeps the order as it stands now under its present version. */
export async function keepVersion(
  transaction: DbOrTransaction,
  order: StoredOrder,
  by: { readonly userId: string | null; readonly note: string | null; readonly now: Date },
): Promise<void> {
  const items = await readAllItems(transaction, order.order_id);
  await transaction
    .insertInto('media_order_version')
    .values({
      order_id: order.order_id,
      version: order.version,
      snapshot: jsonb(snapshotOf(order, items)),
      note: by.note,
      author_id: by.userId,
      created_at: by.now,
    })
    .execute();
}
