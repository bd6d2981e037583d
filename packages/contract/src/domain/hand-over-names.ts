/** Destinations that take a slip: the page reads it when it opens. */
export const handOverKinds = [
  'order',
  'plan-bus',
  'plan-geo',
  'plan-ta',
  'place-set',
  'crowd-pack',
  'materials',
] as const;
export type HandOverKind = (typeof handOverKinds)[number];
export const handOverKindNames: Record<HandOverKind, string> = {
  order: '新建订单',
  'plan-bus': '新建公交智选方案',
  'plan-geo': '新建地理围栏方案',
  'plan-ta': '新建 TA浓度方案',
  'place-set': '地点集',
  'crowd-pack': '人群包',
  materials: '提案素材',
};
/** Whose permission bounds what arrives: 「3 项超出下单权限，未带入」. */
export const handOverRightNames: Record<HandOverKind, string> = {
  order: '下单',
  'plan-bus': '智选',
  'plan-geo': '智选',
  'plan-ta': '智选',
  'place-set': '地点',
  'crowd-pack': '人群',
  materials: '下单',
};

export const sentAreaKinds = ['district', 'businessDistrict', 'aoi', 'cell', 'drawn'] as const;
