import type { OrderMode } from '@ooh/contract/domain/order';
import { scheduleStates } from '@ooh/contract/domain/order-view';
import { manLandUnits } from '@ooh/contract/domain/man-land-names';
import { adcode, count, id, oneOf, severalOf, text } from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';
import { districtMetrics } from '../view/district-metric-keys.ts';
import { orderViews, type OrderViewKey } from '../../../shared/order/order-views.ts';

export const detailTabs = [
  'man-land',
  'overview',
  'media',
  'schedule',
  'quotation',
  'estimate',
  'match',
  'materials',
  'versions',
  'record',
  'comments',
] as const;
export type DetailTab = (typeof detailTabs)[number];

export const detailTabNames: Readonly<Record<DetailTab, string>> = {
  'man-land': '人地匹配',
  overview: '概览',
  media: '媒体明细',
  schedule: '排期表',
  quotation: '报价',
  estimate: '预估效果',
  match: '匹配说明',
  materials: '提案素材',
  versions: '版本对比',
  record: '操作记录',
  comments: '评论',
};

/** What lines of media are summed up by. */
export const itemGroups = ['city', 'medium', 'form', 'level'] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** What lines of media are sorted by. */
export const itemSorts = ['netFen', 'priceFen', 'startDate', 'unitName'] as const;

/** What areas are sorted by. */
export const areaSorts = ['gapPersons', 'coverage', 'taConcentration', 'taPersons'] as const;

/** At most this many lines beside the one that is looked at. */
export const maxCompared = 3;

/** Order, tab and what the tab shows of it. */
export const detailList = listAddress({
  alias: { orderId: 'id' },
  // Of media and schedule.
  filters: { city: adcode(), medium: count(10_000), q: text(60) },
  sorts: [...itemSorts, ...areaSorts],
  others: {
    orderId: id(),
    tab: oneOf(detailTabs),
    // How lines of media are summed up; line by line when absent.
    by: oneOf(itemGroups),
    // Kind of areas of people and places.
    unit: oneOf(manLandUnits),
    // The older version of a comparison.
    v: count(1_000_000),
    // The screen that stands in place of the tabs.
    view: oneOf(orderViews),
    // What districts are coloured by, and the one that is looked into.
    metric: oneOf(districtMetrics),
    district: adcode(),
    // The heat in cells in place of smoothly.
    look: oneOf(['hex']),
    // Week of the order, from 1; the whole time when absent.
    week: count(200),
    // Week that the heat is compared with, on the right of the map.
    against: count(200),
    line: text(60),
    // Lines that are compared with it.
    with: severalOf(text(60), maxCompared),
    item: id(),
    state: oneOf(scheduleStates),
  },
});
export const parseDetailAddress = detailList.parse;
export type DetailAddress = AddressOf<typeof detailList>;

/** The tabs of an order: people matched with places have theirs. With the one that an address without one opens. */
export function tabsOf(mode: OrderMode, asked: DetailTab | undefined, wanted: DetailTab) {
  const tabs = detailTabs.filter((key) => key !== 'man-land' || mode === 'man-land');
  const first = tabs.find((key) => key === wanted) ?? 'overview';
  return { tabs, first, tab: tabs.find((key) => key === asked) ?? first };
}

/** The address of another tab: filters stay, the page does not. */
export function withTab(
  address: DetailAddress,
  tab: DetailTab,
  firstTab: DetailTab = 'overview',
): DetailAddress {
  return { ...address, tab: tab === firstTab ? undefined : tab, page: undefined };
}

/** The address of a view of the order: of what was set before, order and city stay. */
export function withView({ orderId, city }: DetailAddress, view: OrderViewKey): DetailAddress {
  return { orderId, city, view };
}
