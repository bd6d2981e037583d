/** What districts of an order are coloured and ranked by. */
export const districtMetrics = ['positions', 'exposures', 'netFen', 'taConcentration'] as const;
export type DistrictMetric = (typeof districtMetrics)[number];
