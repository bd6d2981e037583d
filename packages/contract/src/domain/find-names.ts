/** Kinds of things that can be found by name, in the order in which they are offered. */
export const foundKinds = ['order', 'plan', 'brand', 'line', 'position', 'district', 'aoi', 'pack'] as const;
export type FoundKind = (typeof foundKinds)[number];
export const foundKindNames: Readonly<Record<FoundKind, string>> = {
  order: '订单',
  plan: '智选方案',
  brand: '品牌',
  line: '公交线路',
  position: '媒体点位',
  district: '商圈',
  aoi: 'AOI',
  pack: '人群包',
};
