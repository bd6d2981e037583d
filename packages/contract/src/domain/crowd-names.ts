/** 在场: present in the hours; 居住, 工作; 到访: present, and neither lives nor works there. */
export const crowdRoles = ['present', 'residents', 'workers', 'visitors'] as const;
export type CrowdRole = (typeof crowdRoles)[number];
export const crowdRoleNames: Readonly<Record<CrowdRole, string>> = {
  present: '在场',
  residents: '居住',
  workers: '工作',
  visitors: '到访',
};

/** Kinds of days. workday: includes make-up workdays on weekends; weekend: includes public holidays. */
export const dayTypes = ['all', 'workday', 'weekend'] as const;
export type DayType = (typeof dayTypes)[number];
export const dayTypeNames: Readonly<Record<DayType, string>> = {
  all: '全部日子',
  workday: '工作日',
  weekend: '周末及节假日',
};

/** 行政区, 商圈, 网格 (H3, resolution 8, about 0.7 km²), AOI. */
export const spatialUnits = ['district', 'businessDistrict', 'cell', 'aoi'] as const;
export type SpatialUnitKind = (typeof spatialUnits)[number];
export const spatialUnitNames: Readonly<Record<SpatialUnitKind, string>> = {
  district: '行政区',
  businessDistrict: '商圈',
  cell: '网格',
  aoi: 'AOI',
};
