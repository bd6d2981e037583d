import type { OrderItem, OrderRow } from '@ooh/contract/domain/media-order';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import type { OrderSource } from '@ooh/contract/domain/order';
import type { z } from 'zod';
import type { orderRow } from '@ooh/contract/domain/media-order';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { storedAmounts } from './item-amounts.ts';
import { noHold, type ItemHold } from './item-holds.ts';
import { visibleParts } from './order-scope.ts';
import type { ItemSums, StoredItem, StoredOrder } from './order-store.ts';

/** Names that an order's row shows beside its own columns. */
export interface OrderNames {
  readonly brand_name: string;
  readonly industry: string;
  readonly group_name: string | null;
  readonly organisation_name: string;
  readonly organisation_kind: 'platform' | 'agency' | 'advertiser';
  readonly owner_name: string;
}

const unitsOf = ({ heldUnits, soldUnits }: ItemHold = noHold): number => heldUnits + soldUnits;

export function totalsOf(items: readonly ItemSums[]) {
  return quotationTotals(items.map(storedAmounts));
}

/** An order as lists show it: cities, media and sums of what its reader may see. */
export function presentRow(
  user: Pick<SignedInUser, 'permission' | 'organisationKind'>,
  order: StoredOrder & OrderNames,
  items: readonly ItemSums[],
  {
    mediumNames,
    holds,
    unapproved,
  }: {
    readonly mediumNames: ReadonlyMap<number, string>;
    readonly holds: ReadonlyMap<string, ItemHold>;
    /** Lines by order that wait for an approval of their discount. */
    readonly unapproved: ReadonlyMap<string, number>;
  },
): OrderRow {
  const { cityCodes, mediumIds, isWhole } = visibleParts(user, order);
  const amounts = totalsOf(items);
  const isClient = user.organisationKind === 'advertiser';
  const waiting = unapproved.get(order.order_id) ?? 0;
  return {
    orderId: order.order_id,
    orderNo: order.order_no,
    name: order.name,
    brandId: order.brand_id,
    brandName: order.brand_name,
    industry: order.industry,
    groupName: order.group_name,
    productName: order.product_name,
    organisationName: order.organisation_name,
    ownerId: order.owner_id,
    ownerName: order.owner_name,
    mode: order.mode,
    source: order.source as OrderSource,
    goal: order.goal as z.infer<typeof orderRow>['goal'],
    cityCodes,
    cityNames: cityCodes.map(cityName),
    mediumIds,
    mediumNames: mediumIds.map((medium) => mediumNames.get(medium) ?? String(medium)),
    startDate: order.start_date,
    endDate: order.end_date,
    budgetFen: order.budget_fen,
    items: items.length,
    units: items.reduce((sum, item) => sum + item.quantity, 0),
    heldUnits: items.reduce(
      (sum, item) => sum + Math.min(item.quantity, unitsOf(holds.get(item.item_id))),
      0,
    ),
    unapprovedItems: isClient ? 0 : waiting,
    isUnderReview: isClient && waiting > 0,
    amounts,
    discount: amounts.rateCardFen > 0 ? amounts.netFen / amounts.rateCardFen : null,
    state: order.state,
    stateReason: order.state_reason,
    version: order.version,
    isSample: order.is_sample,
    hasHiddenItems: !isWhole,
    updatedAt: order.updated_at.toISOString(),
  };
}

/** What is bought and when, as every list of items shows it. */
export function presentUnit(item: StoredItem) {
  return {
    cityCode: item.city_code,
    mediumId: item.medium_id,
    mediumName: item.medium_name,
    formId: item.form_id,
    formName: item.form_name,
    lineId: item.line_id,
    deck: item.deck,
    faceId: item.face_id,
    unitName: item.unit_name,
    level: item.level,
    quantity: item.quantity,
    startDate: item.start_date,
    endDate: item.end_date,
    discountPermille: item.discount_permille,
  };
}

/** An item as screens show it. */
export function presentItem(item: StoredItem, hold: ItemHold = noHold): OrderItem {
  return {
    itemId: item.item_id,
    itemNo: item.item_no,
    ...presentUnit(item),
    cityName: cityName(item.city_code),
    positionId: item.position_id,
    unit: item.medium_unit,
    days: item.days,
    priceFen: item.price_fen,
    priceDays: item.price_days,
    isSamplePrice: item.is_sample_price,
    isGift: item.is_gift,
    designFen: item.design_fen,
    amounts: storedAmounts(item),
    holdState: hold.state,
    heldUnits: unitsOf(hold),
    expiresAt: hold.expiresAt?.toISOString() ?? null,
  };
}
