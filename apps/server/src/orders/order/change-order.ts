import { orderGroup, type OrderBrief, type OrderItemInput } from '@ooh/contract/domain/media-order';
import { orderStateNames } from '@ooh/contract/domain/order';
import { editableStates, serviceStates } from '@ooh/contract/domain/order-transitions';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { hiddenPlanIds } from '../../planning/plan/plan-store.ts';
import { nothingHidden, assertValidOrder, assertItemsWithinOrder, type HiddenParts } from './check-brief.ts';
import { assertNothingNewUnapproved } from './discount-approval.ts';
import { readUnapproved } from './floor-lines.ts';
import { releaseItems } from './hold-items.ts';
import { assertOwnFiles } from './order-attachments.ts';
import { visibleParts } from './order-scope.ts';
import { keepVersion } from './order-snapshot.ts';
import {
  insertItems,
  nextOrderNo,
  readAllItems,
  readItems,
  recordStep,
  type StoredOrder,
} from './order-store.ts';
import { priceItems } from './price-items.ts';
import { assertNothingExcluded, seenWishes, wishesOf } from './wished-units.ts';
import { countText } from '../../disclosure/figure-text.ts';

function briefColumns(brief: OrderBrief) {
  return {
    name: brief.name,
    mode: brief.mode,
    source: brief.source,
    brand_id: brief.brandId,
    product_name: brief.productName,
    goal: brief.goal,
    city_codes: brief.cityCodes,
    medium_ids: brief.mediumIds,
    start_date: brief.startDate,
    end_date: brief.endDate,
    budget_fen: brief.budgetFen,
    audience: jsonb(brief.targetAudience),
    target: jsonb(brief.target),
    brief: jsonb(brief.wishes),
    services: jsonb(brief.services),
    smart_plan_ids: brief.smartPlanIds,
  };
}

/** Stores a new order with its items and its first step. */
export async function insertOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  order: { readonly brief: OrderBrief; readonly items: readonly OrderItemInput[]; readonly submit: boolean },
  now: Date,
): Promise<StoredOrder> {
  const { brief, items, submit } = order;
  await assertOwnFiles(transaction, user, brief.wishes.attachmentIds);
  await assertValidOrder(transaction, user, brief);
  assertItemsWithinOrder(user, brief, items);
  const stored = await transaction
    .insertInto('media_order')
    .values({
      ...briefColumns(brief),
      order_no: await nextOrderNo(transaction, now),
      owner_id: user.userId,
      organisation_id: user.organisationId,
      state: submit ? 'ready' : 'draft',
      state_reason: null,
      is_sample: false,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertItems(transaction, stored.order_id, await priceItems(transaction, items));
  await assertNothingExcluded(transaction, user, stored);
  const step = { orderId: stored.order_id, actorId: user.userId, reason: null, at: now };
  await recordStep(transaction, { ...step, from: null, to: 'draft' });
  if (submit) {
    await recordStep(transaction, { ...step, from: 'draft', to: 'ready' });
    await keepVersion(transaction, stored, { userId: user.userId, note: null, now });
  }
  return stored;
}

/** The parts of an order that its editor does not see. */
function hiddenOf(user: SignedInUser, order: StoredOrder): HiddenParts {
  const { cityCodes, mediumIds, isWhole } = visibleParts(user, order);
  if (isWhole) return nothingHidden;
  return {
    cityCodes: order.city_codes.filter((city) => !cityCodes.includes(city)),
    mediumIds: order.medium_ids.filter((medium) => !mediumIds.includes(medium)),
  };
}

async function replaceItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  order: Pick<StoredOrder, 'order_id'>,
  brief: { readonly cityCodes: readonly string[]; readonly mediumIds: readonly number[] },
  items: readonly OrderItemInput[],
): Promise<void> {
  assertItemsWithinOrder(user, brief, items);
  const priced = await priceItems(transaction, items);
  const present = await readItems(transaction, user, [order.order_id]);
  const itemIds = present.map((item) => item.item_id);
  await releaseItems(transaction, itemIds);
  if (itemIds.length > 0)
    await transaction.deleteFrom('media_order_item').where('item_id', 'in', itemIds).execute();
  await insertItems(transaction, order.order_id, priced);
}

/** Items outside the cities and media of a changed brief would be orphaned. */
async function assertItemsHaveCities(
  transaction: DbOrTransaction,
  user: SignedInUser,
  orderId: string,
  brief: { readonly cityCodes: readonly string[]; readonly mediumIds: readonly number[] },
): Promise<void> {
  const items = await readItems(transaction, user, [orderId]);
  const homeless = items.filter(
    (item) => !brief.cityCodes.includes(item.city_code) || !brief.mediumIds.includes(item.medium_id),
  );
  if (homeless.length > 0)
    throw new AppError(
      'refused',
      `有 ${countText(homeless.length)} 行媒体不在修改后的城市或媒体范围内（如「${homeless[0].unit_name}」），请先移除`,
    );
}

/**
 * Changes brief and items of an order in an editable state. Parts that its editor does not see are kept. Items that
 * are replaced release their holds. Outside drafts every change is kept as a version.
 */
export async function changeOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  order: StoredOrder,
  change: {
    readonly brief?: OrderBrief | undefined;
    readonly items?: readonly OrderItemInput[] | undefined;
    readonly services?: OrderBrief['services'];
    readonly note: string | null;
  },
  now: Date,
): Promise<StoredOrder> {
  const editable: readonly string[] = change.services === undefined ? editableStates : serviceStates;
  if (!editable.includes(order.state))
    throw new AppError('refused', `订单处于「${orderStateNames[order.state]}」，不能再修改`);
  const unapproved = (await readUnapproved(transaction, [order.order_id])).get(order.order_id) ?? [];
  const hidden = hiddenOf(user, order);
  let parts = {
    cityCodes: order.city_codes,
    mediumIds: order.medium_ids,
    smartPlanIds: order.smart_plan_ids,
    wishes: wishesOf(order),
  };
  if (change.brief !== undefined) {
    const { brief } = change;
    const withHidden = <Part>(seen: readonly Part[], kept: readonly Part[]): Part[] => [
      ...seen,
      ...kept.filter((part) => !seen.includes(part)),
    ];
    const hiddenPlans = await hiddenPlanIds(transaction, user, order.smart_plan_ids, [orderGroup]);
    const { hidden: unseen } = await seenWishes(transaction, user, order);
    parts = {
      wishes: {
        ...brief.wishes,
        mustUnits: withHidden(brief.wishes.mustUnits, unseen.mustUnits),
        excludedUnits: withHidden(brief.wishes.excludedUnits, unseen.excludedUnits),
      },
      smartPlanIds: withHidden(brief.smartPlanIds, [...hiddenPlans]),
      cityCodes: withHidden(brief.cityCodes, hidden.cityCodes),
      mediumIds: withHidden(brief.mediumIds, hidden.mediumIds),
    };
    const { cityCodes, mediumIds } = parts;
    await assertOwnFiles(transaction, user, brief.wishes.attachmentIds);
    await assertValidOrder(transaction, user, { ...brief, cityCodes, mediumIds }, hidden);
  }
  // Existing holds were checked against the rivals of the old brand.
  if (change.brief !== undefined && change.brief.brandId !== order.brand_id) {
    const held = await readAllItems(transaction, order.order_id);
    await releaseItems(
      transaction,
      held.map((item) => item.item_id),
    );
  }
  if (change.items !== undefined) await replaceItems(transaction, user, order, parts, change.items);
  else if (change.brief !== undefined) await assertItemsHaveCities(transaction, user, order.order_id, parts);
  const stored = await transaction
    .updateTable('media_order')
    .set({
      ...(change.brief === undefined ? {} : briefColumns({ ...change.brief, ...parts })),
      ...(change.services === undefined ? {} : { services: jsonb(change.services) }),
      version: order.version + 1,
      updated_at: now,
    })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await assertNothingExcluded(transaction, user, stored);
  await assertNothingNewUnapproved(transaction, user, order, unapproved);
  if (order.state !== 'draft')
    await keepVersion(transaction, stored, { userId: user.userId, note: change.note, now });
  return stored;
}
