/** Kinds of areas in which people and media are matched: 商圈 or AOI. */
export const manLandUnits = ['businessDistrict', 'aoi'] as const;
export type ManLandUnit = (typeof manLandUnits)[number];
