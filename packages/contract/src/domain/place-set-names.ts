/** AOI 包, POI 集, 门店清单, 围栏. */
export const placeSetKinds = ['aoi', 'poi', 'store', 'fence'] as const;
export type PlaceSetKind = (typeof placeSetKinds)[number];
export const placeSetKindNames: Readonly<Record<PlaceSetKind, string>> = {
  aoi: 'AOI 包',
  poi: 'POI 集',
  store: '门店清单',
  fence: '围栏',
};

/** Places of one set at most. */
export const mostPlaces = 2000;
/** Letters of a set's name at most. */
export const longestPlaceSetName = 30;
