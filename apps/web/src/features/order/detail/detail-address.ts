import { manLandUnits, type ManLandUnit } from '@ooh/contract/domain/man-land';
import { adcodeOf, countOf, idOf, textOf } from '../../../ui/table/read-search.ts';

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

/** Order, tab and what the tab shows of it, as the address holds them. */
export interface DetailAddress {
  readonly orderId?: string;
  readonly tab?: DetailTab;
  /** Filters of media and schedule. */
  readonly city?: string;
  readonly medium?: number;
  readonly q?: string;
  /** Kind of areas of people and places. */
  readonly unit?: ManLandUnit;
  readonly page?: number;
  readonly size?: number;
  /** The older version of a comparison. */
  readonly v?: number;
  /** The line of media that comments are about. */
  readonly item?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseDetailAddress(search: Readonly<Record<string, unknown>>): DetailAddress {
  return {
    orderId: idOf(search.orderId ?? search.id),
    tab: detailTabs.find((tab) => tab === search.tab),
    city: adcodeOf(search.city),
    medium: countOf(search.medium, 10_000),
    q: textOf(search.q, 60),
    unit: manLandUnits.find((unit) => unit === search.unit),
    page: countOf(search.page, 100_000),
    size: countOf(search.size, 200),
    v: countOf(search.v, 1_000_000),
    item: idOf(search.item),
  };
}

/** The address of another tab: filters stay, the page does not. */
export function withTab(
  address: DetailAddress,
  tab: DetailTab,
  firstTab: DetailTab = 'overview',
): DetailAddress {
  return { ...address, tab: tab === firstTab ? undefined : tab, page: undefined };
}
