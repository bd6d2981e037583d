/**
 * What tiles of the Protomaps basemap schema say, as style expressions. Its second version wrote `pmap:kind` and the
 * tags of OpenStreetMap; later ones, and the archives built here, `kind` and `kind_detail`.
 */
const kind = ['coalesce', ['get', 'kind'], ['get', 'pmap:kind'], ''];
const detail = ['coalesce', ['get', 'kind_detail'], ['get', 'highway'], ['get', 'railway'], ''];

/** The Chinese name, or else the local one. */
export const tileName = ['coalesce', ['get', 'name:zh-Hans'], ['get', 'name:zh'], ['get', 'name'], ''];

/** Rank of a street as among schematic ones: 0 is the widest. */
export const tileRank = [
  'match',
  detail,
  'motorway',
  0,
  'motorway_link',
  1,
  'trunk',
  2,
  ['trunk_link', 'primary'],
  3,
  ['primary_link', 'secondary', 'secondary_link', 'tertiary'],
  4,
  ['tertiary_link', 'residential', 'unclassified', 'living_street', 'service', 'pedestrian'],
  5,
  ['match', kind, 'highway', 0, 'major_road', 3, 'medium_road', 4, 5],
];

const isOneOf = (value: unknown, words: readonly string[]) => ['match', value, words, true, false];

export const isStreet = isOneOf(kind, ['highway', 'major_road', 'medium_road', 'minor_road']);
export const isRail = isOneOf(kind, ['rail', 'railway']);
export const isMetro = isOneOf(detail, ['subway', 'light_rail', 'monorail', 'tram']);
export const isGreen = isOneOf(kind, [
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'scrub',
  'wetland',
  'cemetery',
  'golf_course',
  'nature_reserve',
  'national_park',
  'village_green',
]);
/** Countries, provinces and cities have their names from the official boundaries. */
export const isPlace = [
  'all',
  isOneOf(kind, ['locality', 'neighbourhood', 'macrohood']),
  ['!', isOneOf(detail, ['city', 'country', 'state'])],
];
export const isStation = isOneOf(kind, ['station']);
