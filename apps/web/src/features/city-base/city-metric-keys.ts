/** Days ahead that vacancies are known for, in the order of an answer's figures. */
export const horizonDays = [0, 30, 60, 90] as const;
export type HorizonDays = (typeof horizonDays)[number];
export const horizonNames: Readonly<Record<HorizonDays, string>> = {
  0: '今日',
  30: '30 天后',
  60: '60 天后',
  90: '90 天后',
};

/** Inventory of media. */
export const stockMetrics = [
  'units',
  'positions',
  'faces',
  'shelters',
  'screens',
  'busLines',
  'busVehicles',
] as const;

/** Of competitors that were seen in a month. */
export const rivalMetrics = ['rivalBrands', 'rivalSpend'] as const;

/** What cities are coloured, ranked and compared by. */
export const cityMetrics = [
  ...stockMetrics,
  'vacancy',
  'unitsPerWan',
  'priceIndex',
  'cpm',
  'rivalBrands',
  'rivalSpend',
  'population',
  'gdp',
] as const;
export type CityMetricKey = (typeof cityMetrics)[number];
