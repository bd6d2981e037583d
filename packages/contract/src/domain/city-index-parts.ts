/** What the recommend index of cities weighs, in the order of the screen. */
export const cityIndexParts = ['scale', 'concentration', 'supply', 'cost'] as const;
export type CityIndexPart = (typeof cityIndexParts)[number];
export type CityWeights = Readonly<Record<CityIndexPart, number>>;

export const cityIndexNames: Readonly<Record<CityIndexPart, string>> = {
  scale: '规模',
  concentration: '浓度',
  supply: '媒体供给',
  cost: '成本',
};

/** Declared weights. */
export const usualCityWeights: CityWeights = { scale: 35, concentration: 25, supply: 20, cost: 20 };

/** Columns by which ranked cities are sorted. */
export const citySorts = ['index', 'persons', 'share', 'tgi', 'contacts', 'cpm', 'free'] as const;
export type CitySort = (typeof citySorts)[number];
