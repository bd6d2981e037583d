import type { SharedOrder } from '@ooh/contract/domain/order-share';
import type { ParsedInput } from '@ooh/contract/registry';
import { formatsOfItems } from '../creative/creative-formats.ts';
import { creativeOfOrder } from '../creative/creative-store.ts';
import { readOrderNames } from '../order/list-orders.ts';
import { grantedOrder, readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { totalsOf } from '../order/present-order.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { findReader, type Reader } from '../../platform/session/reader.ts';
import type { LiveShare } from './share-links.ts';

/** The same error for unknown, expired and revoked links, and links whose creator may no longer see the order. */
export const deadLink = (): AppError => new AppError('notFound', '链接不存在或已失效，请向分享人索取新链接');

function partsOf(items: readonly StoredItem[], showsPrices: boolean): SharedOrder['parts'] {
  const groups = Map.groupBy(items, (item) => `${item.city_code} ${item.medium_id}`);
  return [...groups.values()].map((own) => ({
    cityName: cityName(own[0].city_code),
    mediumName: own[0].medium_name,
    items: own.length,
    units: own.reduce((sum, item) => sum + item.quantity, 0),
    netFen: showsPrices ? own.reduce((sum, item) => sum + item.net_fen, 0) : null,
  }));
}

/**
 * The order of a link and its creator, as he may see it now.
 *
 * @throws AppError when the creator is disabled or may no longer see the order
 */
export async function grantedShare(
  db: Db,
  share: LiveShare,
): Promise<{ sharer: Reader; order: StoredOrder }> {
  const sharer = await findReader(db, share.sharer_id);
  if (sharer === null || share.order_id === null) throw deadLink();
  const order = await grantedOrder(db, sharer, share.order_id).catch((error: unknown) => {
    throw error instanceof AppError ? deadLink() : error;
  });
  return { sharer, order };
}

/** The order within the current scope of the link's creator. */
export async function readSharedOrder(
  db: Db,
  share: LiveShare,
  page: Pick<ParsedInput<'v1/orders/shared'>, 'pageNo' | 'pageSize'>,
): Promise<SharedOrder> {
  const { sharer, order } = await grantedShare(db, share);
  const [items, names, creative] = await Promise.all([
    readItems(db, sharer, [order.order_id]),
    readOrderNames(db, order.order_id),
    creativeOfOrder(db, order),
  ]);
  const { shows_prices: showsPrices } = share;
  const { pageNo, pageSize } = page;
  return {
    orderNo: order.order_no,
    name: order.name,
    brandName: names.brand_name,
    productName: order.product_name,
    version: order.version,
    startDate: order.start_date,
    endDate: order.end_date,
    isSample: order.is_sample,
    sharerName: sharer.nickName,
    watermark: `${sharer.nickName} 分享`,
    expiresAt: share.expires_at.toISOString(),
    units: items.reduce((sum, item) => sum + item.quantity, 0),
    amounts: showsPrices ? totalsOf(items) : null,
    hasCreative: creative !== undefined,
    formats: await formatsOfItems(db, items),
    parts: partsOf(items, showsPrices),
    rows: items.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((item) => ({
      itemNo: item.item_no,
      cityName: cityName(item.city_code),
      mediumId: item.medium_id,
      formId: item.form_id,
      mediumName: item.medium_name,
      formName: item.form_name,
      unitName: item.unit_name,
      deck: item.deck,
      level: item.level,
      quantity: item.quantity,
      unit: item.medium_unit,
      startDate: item.start_date,
      endDate: item.end_date,
      netFen: showsPrices ? item.net_fen : null,
    })),
    total: items.length,
    pageNo,
    pageSize,
  };
}
