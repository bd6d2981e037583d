/** Areas that people and media are matched in: 商圈 or AOI. */
export const manLandUnits = ['businessDistrict', 'aoi'] as const;
export type ManLandUnit = (typeof manLandUnits)[number];
