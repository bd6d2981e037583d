import { tileZooms, type ObjectKind, type TileLayer } from '../map-object.ts';

export type Tags = Readonly<Record<string, string>>;
export type Shape = 'point' | 'line' | 'area';

export interface TaggedKind extends ObjectKind {
  readonly shape: Shape;
}

/** Keys of OpenStreetMap that decide what is drawn; no other tag is read. */
export const readKeys = [
  'highway',
  'area',
  'service',
  'railway',
  'station',
  'subway',
  'natural',
  'water',
  'waterway',
  'landuse',
  'leisure',
  'boundary',
  'place',
  'type',
  'name',
  'name:zh',
] as const;

type Row = readonly [kind: string, minZoom: number];

/** Streets from motorways to service ways, with the zoom from which each is in the tiles. */
const streets: Readonly<Record<string, Row>> = {
  motorway: ['highway', 6],
  motorway_link: ['highway', 11],
  trunk: ['major_road', 7],
  trunk_link: ['major_road', 12],
  primary: ['major_road', 8],
  primary_link: ['major_road', 12],
  secondary: ['major_road', 10],
  secondary_link: ['major_road', 13],
  tertiary: ['major_road', 11],
  tertiary_link: ['major_road', 13],
  residential: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  living_street: ['minor_road', 13],
  road: ['minor_road', 13],
  pedestrian: ['minor_road', 13],
  service: ['minor_road', 14],
};

const rails: Readonly<Record<string, Row>> = {
  rail: ['rail', 9],
  subway: ['rail', 9],
  light_rail: ['rail', 9],
  monorail: ['rail', 10],
  tram: ['rail', 11],
};

const greens: Readonly<Record<string, string>> = {
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=nature_reserve': 'nature_reserve',
  'leisure=golf_course': 'golf_course',
  'boundary=national_park': 'national_park',
  'landuse=forest': 'forest',
  'landuse=grass': 'grass',
  'landuse=meadow': 'grassland',
  'landuse=village_green': 'park',
  'landuse=recreation_ground': 'park',
  'landuse=cemetery': 'cemetery',
  'natural=wood': 'wood',
  'natural=scrub': 'scrub',
  'natural=grassland': 'grassland',
  'natural=heath': 'scrub',
  'natural=wetland': 'wetland',
};

const waters: Readonly<Record<string, string>> = {
  'natural=water': 'water',
  'waterway=riverbank': 'river',
  'waterway=dock': 'water',
  'landuse=reservoir': 'lake',
  'landuse=basin': 'water',
};

/** Rivers as lines, for what has no banks drawn and for its name. */
const waterways: Readonly<Record<string, Row>> = { river: ['river', 9], canal: ['canal', 11] };

const places: Readonly<Record<string, Row>> = {
  town: ['locality', 9],
  suburb: ['neighbourhood', 11],
  village: ['locality', 12],
  quarter: ['neighbourhood', 13],
  neighbourhood: ['neighbourhood', 13],
};

const kind = (layer: TileLayer, [name, minZoom]: Row, detail: string | null, shape: Shape): TaggedKind => ({
  layer,
  kind: name,
  detail,
  minZoom,
  shape,
});

function kindOfPoint(tags: Tags): TaggedKind | null {
  const place = places[tags['place'] ?? ''];
  if (place !== undefined) return kind('places', place, tags['place'], 'point');
  if (tags['railway'] !== 'station') return null;
  const isMetro = tags['station'] === 'subway' || tags['subway'] === 'yes';
  return kind('pois', ['station', isMetro ? 12 : 11], isMetro ? 'subway' : 'rail', 'point');
}

function kindOfLine(tags: Tags): TaggedKind | null {
  const street = tags['area'] === 'yes' ? undefined : streets[tags['highway'] ?? ''];
  if (street !== undefined) {
    const isAside = /^(parking_aisle|driveway|drive-through|emergency_access)$/.test(tags['service'] ?? '');
    return isAside ? null : kind('roads', street, tags['highway'], 'line');
  }
  const rail = rails[tags['railway'] ?? ''];
  // Yards and sidings would be a ball of wool.
  if (rail !== undefined) return tags['service'] ? null : kind('roads', rail, tags['railway'], 'line');
  const waterway = waterways[tags['waterway'] ?? ''];
  return waterway === undefined ? null : kind('water', waterway, null, 'line');
}

function kindOfArea(tags: Tags): TaggedKind | null {
  const pairs = ['natural', 'waterway', 'landuse', 'leisure', 'boundary'].map((key) => `${key}=${tags[key]}`);
  const water = pairs.map((pair) => waters[pair]).find((name) => name !== undefined);
  // Areas say by their size from which zoom they are drawn.
  if (water !== undefined) return kind('water', [tags['water'] ?? water, tileZooms.min], null, 'area');
  const green = pairs.map((pair) => greens[pair]).find((name) => name !== undefined);
  return green === undefined ? null : kind('landuse', [green, tileZooms.min], null, 'area');
}

/** What an object of OpenStreetMap is on the map; null where it is not drawn. `closed`: a way that ends where it begins. */
export function kindOfTags(tags: Tags, object: 'node' | 'way' | 'closed' | 'relation'): TaggedKind | null {
  switch (object) {
    case 'node':
      return kindOfPoint(tags);
    case 'way':
      return kindOfLine(tags);
    case 'closed':
      return kindOfLine(tags) ?? kindOfArea(tags);
    case 'relation':
      return tags['type'] === 'multipolygon' || tags['type'] === 'boundary' ? kindOfArea(tags) : null;
  }
}

/** The Chinese name, or else the local one. */
export const nameOfTags = (tags: Tags): string | null => tags['name:zh'] ?? tags['name'] ?? null;
