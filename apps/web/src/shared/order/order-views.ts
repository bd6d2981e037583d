/** Screens that look at an order's media from one side, in the order in which they are offered. */
export const orderViews = [
  'overall-delivery-status',
  'district-map',
  'heat-map',
  'medium-info-line',
  'medium-info-point',
  'crowd-create',
  'reference-plan-list',
] as const;
export type OrderViewKey = (typeof orderViews)[number];

export const orderViewNames: Readonly<Record<OrderViewKey, string>> = {
  'overall-delivery-status': '整体投放情况',
  'district-map': '行政区分布',
  'heat-map': '投放热力',
  'medium-info-line': '线路媒体信息',
  'medium-info-point': '点位媒体信息',
  'crowd-create': '生成人群包',
  'reference-plan-list': '参考方案列表',
};

/** Views that are all map. */
const mapViews: readonly unknown[] = [
  'overall-delivery-status',
  'district-map',
  'heat-map',
  'medium-info-line',
  'medium-info-point',
] satisfies OrderViewKey[];

export const isMapView = (view: unknown): boolean => mapViews.includes(view);

/** Whether the search params of an order's page ask for a view that is all map. */
export const asksForMap = (search: unknown): boolean =>
  typeof search === 'object' && search !== null && 'view' in search && isMapView(search.view);
