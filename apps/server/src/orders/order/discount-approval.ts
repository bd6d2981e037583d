import { unitTitle } from '@ooh/contract/domain/bus-names';
import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import type { DiscountApproval } from '@ooh/contract/domain/discount-approval';
import type { ApprovalKind } from '@ooh/contract/domain/line-approval';
import { orderStateNames } from '@ooh/contract/domain/order';
import { underReviewRefusal } from '@ooh/contract/domain/order-next-action';
import { approvalStates } from '@ooh/contract/domain/order-transitions';
import { isPairGranted } from '@ooh/contract/permission/rules';
import { countText } from '../../disclosure/figure-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readActs, readStandings, readUnapproved, type OrderFloorLine } from './floor-lines.ts';
import { isItemGranted, isOrderPair } from './order-scope.ts';
import type { StoredOrder } from './order-store.ts';

type Decider = Pick<SignedInUser, 'permission' | 'organisationKind' | 'userId'>;

/**
 * Whether a user decides about discounts of an order below a floor: who maintains the rate card of the city and medium,
 * but no advertiser, and outside the platform nobody for an order of his own.
 */
function mayDecide(
  user: Decider,
  order: Pick<StoredOrder, 'owner_id'>,
  line: { readonly cityCode: string; readonly mediumId: number },
): boolean {
  const { organisationKind, permission, userId } = user;
  if (organisationKind === 'advertiser') return false;
  if (organisationKind !== 'platform' && order.owner_id === userId) return false;
  return isPairGranted(permission, dataReleaseGroup, line.cityCode, line.mediumId);
}

/** Floors of an order's media, and what was asked and decided, within the reader's scope; null for the client. */
export async function readDiscounts(
  db: DbOrTransaction,
  user: Decider,
  order: Pick<StoredOrder, 'order_id' | 'owner_id' | 'city_codes' | 'medium_ids'>,
): Promise<DiscountApproval | null> {
  if (user.organisationKind === 'advertiser') return null;
  const floors = await db
    .selectFrom('rate_card_floor as floor')
    .innerJoin('data_release as card', 'card.release_id', 'floor.release_id')
    .select(['card.city_code as cityCode', 'floor.medium_id as mediumId', 'floor.form_id as formId'])
    .select('floor.permille as floorPermille')
    .where('card.kind', '=', 'rate-card')
    .where('card.state', '=', 'current')
    .where('card.city_code', 'in', [...order.city_codes, ''])
    .where('floor.medium_id', 'in', [...order.medium_ids, 0])
    .orderBy('card.city_code')
    .orderBy('floor.medium_id')
    .orderBy('floor.form_id')
    .execute();
  const isSeen = (part: { readonly cityCode: string; readonly mediumId: number }) =>
    isOrderPair(user, part.cityCode, part.mediumId);
  const acts = await readActs(db, [order.order_id]);
  return {
    floors: floors.filter(isSeen).map((floor) => ({ ...floor, mayDecide: mayDecide(user, order, floor) })),
    acts: acts.flatMap(({ kind, actorName, reason, at, lines }) => {
      const seen = lines.filter(isSeen).map(({ floorPermille: _floor, ...line }) => line);
      return seen.length === 0 ? [] : [{ kind, actorName, reason, at: at.toISOString(), lines: seen }];
    }),
  };
}

function assertOpen({ state }: Pick<StoredOrder, 'state'>): void {
  if (!approvalStates.includes(state))
    throw new AppError('refused', `订单处于「${orderStateNames[state]}」，折扣不再审批`);
}

interface Act {
  readonly kind: ApprovalKind;
  readonly reason: string | null;
  readonly now: Date;
}

async function recordAct(
  transaction: DbOrTransaction,
  user: Decider,
  order: StoredOrder,
  lines: readonly OrderFloorLine[],
  { kind, reason, now }: Act,
): Promise<number> {
  const said = lines.map(({ orderId: _order, itemId: _item, itemNo: _no, ...line }) => line);
  await transaction
    .insertInto('discount_approval')
    .values({ order_id: order.order_id, kind, reason, actor_id: user.userId, at: now, lines: jsonb(said) })
    .execute();
  return said.length;
}

/** Asks for the approval of every line in scope that lacks one; returns how many. The order is locked by the transaction. */
export async function requestDiscounts(
  transaction: DbOrTransaction,
  user: Decider,
  order: StoredOrder,
  { reason, now }: Omit<Act, 'kind'>,
): Promise<number> {
  assertOpen(order);
  if (user.organisationKind === 'advertiser') throw new AppError('forbidden', '没有权限，请联系管理员');
  const standings = await readStandings(transaction, [order.order_id], isItemGranted(user));
  const lacking = standings.filter(({ state }) => state === 'lacking' || state === 'refused');
  if (lacking.length === 0) throw new AppError('refused', '没有须提交审批的媒体行');
  const lines = lacking.map(({ line }) => line);
  return recordAct(transaction, user, order, lines, { kind: 'requested', reason, now });
}

/** Approves or refuses lines below their floor; all of them or none. The order is locked by the transaction. */
export async function decideDiscounts(
  transaction: DbOrTransaction,
  user: Decider,
  order: StoredOrder,
  itemIds: readonly string[],
  act: Act,
): Promise<number> {
  assertOpen(order);
  const wanted = new Set(itemIds);
  const standings = await readStandings(transaction, [order.order_id], isItemGranted(user));
  const chosen = standings.flatMap(({ line }) => (wanted.has(line.itemId) ? [line] : []));
  if (chosen.length < wanted.size)
    throw new AppError(
      'refused',
      `${countText(wanted.size - chosen.length)} 行媒体已不在订单中或不低于折扣底线，请刷新后再审批`,
    );
  const foreign = chosen.find((line) => !mayDecide(user, order, line));
  if (foreign !== undefined)
    throw new AppError(
      'refused',
      `「${unitTitle(foreign)}」的折扣须由维护该城市与媒体刊例的其他同事审批，不能审批自己的订单`,
    );
  return recordAct(transaction, user, order, chosen, act);
}

/** The first lines of several, as messages name them. */
function linesText(lines: readonly OrderFloorLine[]): string {
  const named = lines.slice(0, 3).map((line) => `第 ${line.itemNo} 行「${unitTitle(line)}」`);
  return `${named.join('、')}${lines.length > 3 ? ` 等 ${countText(lines.length)} 行` : ''}`;
}

/** Refuses to ask the client while a line below its floor lacks an approval; names those lines, but not to the client. */
export async function assertApproved(
  transaction: DbOrTransaction,
  { order_id: orderId }: Pick<StoredOrder, 'order_id'>,
  byClient: boolean,
): Promise<void> {
  const lines = (await readUnapproved(transaction, [orderId])).get(orderId) ?? [];
  if (lines.length === 0) return;
  throw new AppError(
    'refused',
    byClient ? underReviewRefusal : `${linesText(lines)}的折扣低于折扣底线，尚未批准，不能提交客户确认`,
  );
}

/**
 * A plan that waits for its client takes no price that nobody has approved. `before` are the lines that already waited for
 * an approval before the change, for example since a later rate card has a floor: those stay.
 */
export async function assertNothingNewUnapproved(
  transaction: DbOrTransaction,
  user: Decider,
  order: Pick<StoredOrder, 'order_id' | 'state'>,
  before: readonly OrderFloorLine[],
): Promise<void> {
  if (order.state !== 'confirming') return;
  const known = new Map<string, number>();
  for (const { unitKey, formId, permille } of before)
    known.set(`${unitKey}|${formId}`, Math.min(permille, known.get(`${unitKey}|${formId}`) ?? permille));
  const after = (await readUnapproved(transaction, [order.order_id])).get(order.order_id) ?? [];
  const added = after.filter(
    ({ unitKey, formId, permille }) => permille < (known.get(`${unitKey}|${formId}`) ?? 1001),
  );
  if (added.length === 0) return;
  const names = linesText(added);
  throw new AppError(
    'refused',
    user.organisationKind === 'advertiser'
      ? `${names}的价格须由媒介人员核对，请填写原因退回修改`
      : `${names}的折扣低于折扣底线，须先审批；请退回「${orderStateNames.planning}」后再改`,
  );
}
