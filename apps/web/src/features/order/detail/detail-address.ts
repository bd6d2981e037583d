import type { OrderMode } from '@ooh/contract/domain/order';
import { scheduleStates } from '@ooh/contract/domain/order-view';
import { manLandUnits } from '@ooh/contract/domain/man-land-names';
import { adcode, count, id, oneOf, severalOf, text } from '../../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../../ui/list/list-address.ts';
import { districtMetrics } from '../view/district-metric-keys.ts';
import { orderViews } from '../../../shared/order/order-views.ts';

export const detailTabs = [
  'man-land',
  'overview',
  'media',
  'schedule',
  'quotation',
  'estimate',
  'match',
  'materials',
  'attachments',
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
  attachments: '需求附件',
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

/** The tab that is shown: the one asked for, else the one wanted, where an order of this mode has it. */
export function tabOf(mode: OrderMode, asked: DetailTab | undefined, wanted: DetailTab): DetailTab {
  const isThere = (tab: DetailTab | undefined) =>
    tab !== undefined && (tab !== 'man-land' || mode === 'man-land');
  return [asked, wanted].find(isThere) ?? 'overview';
}
