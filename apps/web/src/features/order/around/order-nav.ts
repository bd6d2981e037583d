import type { OrderMode } from '@ooh/contract/domain/order';
import { detailTabNames, type DetailTab } from '../detail/detail-address.ts';
import {
  competitionHref,
  detailHref,
  evaluationHref,
  monitoringHref,
  orderDefenceHref,
  suggestionHref,
  viewHref,
} from '../../../shared/order/order-addresses.ts';
import { orderViewNames, orderViews, type OrderViewKey } from '../../../shared/order/order-views.ts';

/** Pages of their own about an order. */
export const orderPageNames = {
  monitoring: '投放监测',
  competition: '竞品监测',
  suggestion: '灵感与建议',
  evaluation: '效果评估',
  defence: '方案陈述',
} as const;
export type OrderPageKey = keyof typeof orderPageNames;

/** What of an order is shown: a tab of its detail, one side of it in full width, or a page of its own. */
export type OrderPart = DetailTab | OrderViewKey | OrderPageKey;

export const orderPartNames: Readonly<Record<OrderPart, string>> = {
  ...detailTabNames,
  ...orderViewNames,
  ...orderPageNames,
};

export interface OrderPartGroup {
  readonly name: string;
  readonly parts: readonly [OrderPart, ...OrderPart[]];
}

/** Every part once, by the question that it answers. */
export const orderPartGroups: readonly OrderPartGroup[] = [
  {
    name: '点位与报价',
    parts: [
      'overview',
      'man-land',
      'media',
      'schedule',
      'quotation',
      'medium-info-line',
      'medium-info-point',
      'materials',
    ],
  },
  {
    name: '预估效果',
    parts: [
      'estimate',
      'defence',
      'overall-delivery-status',
      'district-map',
      'heat-map',
      'match',
      'crowd-create',
      'reference-plan-list',
    ],
  },
  { name: '执行与监测', parts: ['monitoring', 'competition', 'suggestion', 'evaluation'] },
  { name: '记录与版本', parts: ['record', 'versions', 'comments', 'attachments'] },
];

export const groupOf = (part: OrderPart): OrderPartGroup | undefined =>
  orderPartGroups.find(({ parts }) => parts.includes(part));

const isView = (part: OrderPart): part is OrderViewKey => (orderViews as readonly string[]).includes(part);

const isPage = (part: OrderPart): part is OrderPageKey => part in orderPageNames;

/** True for parts below the head of the order's detail, where the page stays as it is scrolled. */
export const isTab = (part: OrderPart): part is DetailTab => !isView(part) && !isPage(part);

const pageHrefs: Readonly<Record<OrderPageKey, (orderId: string) => string>> = {
  monitoring: monitoringHref,
  competition: competitionHref,
  suggestion: suggestionHref,
  evaluation: evaluationHref,
  defence: orderDefenceHref,
};

export interface PartFilter {
  readonly city?: string | undefined;
  readonly medium?: number | undefined;
}

/** The address of a part; a tab keeps city and medium that were chosen, a view the city. */
export function partHref(
  part: OrderPart,
  { orderId, mode }: { readonly orderId: string; readonly mode: OrderMode },
  { city, medium }: PartFilter = {},
): string {
  if (isView(part)) return viewHref(orderId, part, city);
  if (isPage(part)) return pageHrefs[part](orderId);
  const filter = [city && `&city=${city}`, medium && `&medium=${medium}`].filter(Boolean).join('');
  return `${detailHref(orderId, part, mode)}${filter}`;
}
