import { matchingItems } from '../../orders/order/match-items.ts';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { readHolds } from '../../orders/order/item-holds.ts';
import { readFacePlaces } from '../../orders/order/match-places.ts';
import type { StoredItem } from '../../orders/order/order-store.ts';
import { unitsOf } from '../../orders/order/placement-parts.ts';
import { presentItem, totalsOf } from '../../orders/order/present-order.ts';
import type { Handler } from '../handler.ts';

type SortKey = 'itemNo' | 'netFen' | 'priceFen' | 'startDate' | 'unitName';

const sortValue: Record<SortKey, (item: StoredItem) => number | string> = {
  itemNo: (item) => item.item_no,
  netFen: (item) => item.net_fen,
  priceFen: (item) => item.price_fen / item.price_days,
  startDate: (item) => item.start_date,
  unitName: (item) => item.unit_name,
};

function sorted(items: readonly StoredItem[], key: SortKey, ascending: boolean): StoredItem[] {
  const value = sortValue[key];
  const sign = ascending ? 1 : -1;
  return items.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    const order = typeof x === 'string' ? x.localeCompare(String(y), 'zh-CN') : x - Number(y);
    return sign * order || a.item_no - b.item_no;
  });
}

export const getMatchDetailOrderData: Handler<
  'media-order-match-detail/getMatchDetailOrderData/{orderId}'
> = async ({ db, now }, input, { user }) => {
  const { pageNo, pageSize, sortBy, ascending } = input;
  const { order, items } = await matchingItems(db, user, input);
  const keyword = input.keyword.trim();
  const matching = items.filter((item) => item.unit_name.includes(keyword));
  const page = sorted(matching, sortBy, ascending).slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const faces = await readFacePlaces(db, page);
  const holds = await readHolds(db, page, now());
  return {
    rows: page.map((item) => {
      const place = faces.get(item.face_id ?? '');
      return {
        ...presentItem(item, holds.get(item.item_id)),
        districtName: place?.districtName ?? null,
        businessDistrictName: place?.businessDistrictName ?? null,
        lng: place?.lng ?? null,
        lat: place?.lat ?? null,
      };
    }),
    total: matching.length,
    pageNo,
    pageSize,
    totals: totalsOf(matching),
    units: unitsOf(matching),
    audienceSentence: sentenceOf(order.audience, labelName),
  };
};
