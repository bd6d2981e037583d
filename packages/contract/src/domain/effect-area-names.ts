/** Areas in which an order's effect is compared with its plan. */
export const effectAreaUnits = ['businessDistrict', 'aoi', 'district'] as const;
export type EffectAreaUnit = (typeof effectAreaUnits)[number];

export const effectAreaSorts = [
  'gapPersons',
  'taPersons',
  'plannedCoverage',
  'actualCoverage',
  'difference',
] as const;
export type EffectAreaSort = (typeof effectAreaSorts)[number];

export const effectAreaUnitNames: Readonly<Record<EffectAreaUnit, string>> = {
  businessDistrict: '商圈',
  aoi: 'AOI',
  district: '行政区',
};
