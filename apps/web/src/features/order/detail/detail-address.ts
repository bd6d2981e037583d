import type { OrderMode } from '@ooh/contract/domain/order';
import { scheduleStates, type ScheduleState } from '@ooh/contract/domain/order-view';
import { manLandUnits, type ManLandUnit } from '@ooh/contract/domain/man-land-names';
import { adcodeOf, countOf, idOf, sortOf, textOf } from '../../../ui/table/read-search.ts';
import { districtMetrics, type DistrictMetric } from '../view/district-metrics.ts';
import { orderViews, type OrderViewKey } from './order-views.ts';

export const detailTabs = [
  'man-land',
  'overview',
  'media',
  'schedule',
  'quotation',
  'estimate',
  'match',
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
  versions: '版本对比',
  record: '操作记录',
  comments: '评论',
};

/** What lines of media are summed up by. */
export const itemGroups = ['city', 'medium', 'form', 'level'] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** What lines of media are sorted by. */
export const itemSorts = ['netFen', 'priceFen', 'startDate', 'unitName'] as const;

/** Order, tab and what the tab shows of it, as the address holds them. */
export interface DetailAddress {
  readonly orderId?: string;
  readonly tab?: DetailTab;
  /** Filters of media and schedule. */
  readonly city?: string;
  readonly medium?: number;
  readonly q?: string;
  /** How lines of media are summed up; line by line when absent. */
  readonly by?: ItemGroup;
  readonly sort?: string;
  /** Kind of areas of people and places. */
  readonly unit?: ManLandUnit;
  readonly page?: number;
  readonly size?: number;
  /** The older version of a comparison. */
  readonly v?: number;
  /** The screen that stands in place of the tabs. */
  readonly view?: OrderViewKey;
  /** What districts are coloured by, and the one that is looked into. */
  readonly metric?: DistrictMetric;
  readonly district?: string;
  /** The heat in cells in place of smoothly. */
  readonly look?: 'hex';
  /** Week of the order, from 1; the whole time when absent. */
  readonly week?: number;
  readonly line?: string;
  /** Lines that are compared with it. */
  readonly with?: readonly string[];
  readonly item?: string;
  readonly state?: ScheduleState;
}

/** At most this many lines beside the one that is looked at. */
export const mostCompared = 3;

function linesOf(value: unknown): readonly string[] | undefined {
  const ids = Array.isArray(value) ? value.flatMap((one) => textOf(one, 60) ?? []) : [];
  const kept = [...new Set(ids)].slice(0, mostCompared);
  return kept.length === 0 ? undefined : kept;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseDetailAddress(search: Readonly<Record<string, unknown>>): DetailAddress {
  return {
    orderId: idOf(search.orderId ?? search.id),
    tab: detailTabs.find((tab) => tab === search.tab),
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    q: textOf(search.q, 60),
    by: itemGroups.find((group) => group === search.by),
    sort: sortOf(itemSorts, search.sort),
    unit: manLandUnits.find((unit) => unit === search.unit),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    v: countOf(search.v, 1_000_000),
    view: orderViews.find((view) => view === search.view),
    metric: districtMetrics.find((metric) => metric === search.metric),
    district: adcodeOf(search.district),
    look: search.look === 'hex' ? 'hex' : undefined,
    week: countOf(search.week, 200),
    line: textOf(search.line, 60),
    with: linesOf(search.with),
    item: idOf(search.item),
    state: scheduleStates.find((state) => state === search.state),
  };
}

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
