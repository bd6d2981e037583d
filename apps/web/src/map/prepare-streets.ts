import { lngLatOf } from '@ooh/streets/on-map';
import type { XY } from '@ooh/streets/plane/path';
import { rankOf } from '@ooh/streets/street-class';
import type { NamedArea, StreetNetwork } from '@ooh/streets/street-network';
import { emptyCollection, type LngLat, type MapCollection, type MapFeature } from './map-data.ts';
import { streetRuns } from './street-runs.ts';

/** Streets of one class in one part of the city. */
export interface StreetProperties {
  /** 0 is the widest class. */
  readonly rank: number;
}

export interface GroundProperties {
  readonly kind: 'hill' | 'park' | 'water';
}

export interface CoastProperties {
  readonly kind: 'sea' | 'land' | 'fade';
}

/** What a map draws of a city's schematic streets. */
export interface StreetDrawings {
  /** The sea with the land around the city in it; empty away from the coast. */
  readonly coast: MapCollection<CoastProperties>;
  readonly ground: MapCollection<GroundProperties>;
  readonly streets: MapCollection<StreetProperties>;
  readonly streetNames: MapCollection<{ readonly name: string; readonly rank: number }>;
  readonly waterNames: MapCollection<{ readonly name: string }>;
}

/** Streets are joined in squares of this side: few enough to be drawn, small enough to be left out of sight, metres. */
const partMeters = 4000;

type Placed = (at: XY) => LngLat;

const collection = <Properties>(features: MapFeature<Properties>[]): MapCollection<Properties> => ({
  type: 'FeatureCollection',
  features,
});

function polygon<Properties>(
  ring: readonly XY[],
  properties: Properties,
  placed: Placed,
): MapFeature<Properties> {
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring.map(placed)] } };
}

const square = (side: number): readonly XY[] => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
  [-side, -side],
];

/** Of the frame of the sea, on each side: over this part the sea fades, because nothing is known beyond. */
const fadedPart = 0.22;
/** Rims over each other, each of them thin: together they hide the sea at the very edge. */
export const fadeRims = 24;

function fadeOf(side: number, placed: Placed): MapFeature<CoastProperties>[] {
  const outer = square(side * 1.002).map(placed);
  return Array.from({ length: fadeRims }, (_, rim) => {
    const inner = square(side * (1 - fadedPart * (1 - rim / fadeRims))).map(placed);
    return {
      type: 'Feature',
      properties: { kind: 'fade' },
      geometry: { type: 'Polygon', coordinates: [outer, inner.toReversed()] },
    };
  });
}

function coastOf({ coast }: StreetNetwork, placed: Placed): StreetDrawings['coast'] {
  if (coast === null) return collection([]);
  const side = coast.halfSideMeters;
  return collection<CoastProperties>([
    polygon(square(side), { kind: 'sea' }, placed),
    ...coast.land.map((ring) => polygon<CoastProperties>(ring, { kind: 'land' }, placed)),
    ...fadeOf(side, placed),
  ]);
}

function groundOf({ hills, parks, water }: StreetNetwork, placed: Placed): StreetDrawings['ground'] {
  const kinds = [
    ['hill', hills],
    ['park', parks],
    ['water', water],
  ] as const;
  return collection(
    kinds.flatMap(([kind, areas]) => areas.map(({ ring }) => polygon(ring, { kind }, placed))),
  );
}

/** Narrow streets first, so that wide ones lie on top of them. */
function streetsOf({ edges }: StreetNetwork, placed: Placed): StreetDrawings['streets'] {
  const parts = new Map<string, { readonly rank: number; readonly paths: LngLat[][] }>();
  for (const { streetClass, path } of edges) {
    const rank = rankOf[streetClass];
    const [x, y] = path[path.length >> 1].map((value) => Math.floor(value / partMeters));
    const key = `${rank} ${x} ${y}`;
    const part = parts.get(key) ?? { rank, paths: [] };
    parts.set(key, part);
    part.paths.push(path.map(placed));
  }
  return collection(
    [...parts.values()]
      .sort((a, b) => b.rank - a.rank)
      .map(({ rank, paths }) => ({
        type: 'Feature',
        properties: { rank },
        geometry: { type: 'MultiLineString', coordinates: paths },
      })),
  );
}

function streetNamesOf(network: StreetNetwork, placed: Placed): StreetDrawings['streetNames'] {
  return collection(
    streetRuns(network).map(({ name, rank, path }) => ({
      type: 'Feature',
      properties: { name, rank },
      geometry: { type: 'LineString', coordinates: path.map(placed) },
    })),
  );
}

/** Along a river its ring goes down one bank and back on the other: between the two its names stand. */
function namePlaces({ ring }: NamedArea, isRiver: boolean): readonly XY[] {
  const middle = (a: XY, b: XY): XY => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (!isRiver) return [middle(ring[0], ring[ring.length >> 1])];
  const half = ring.length >> 1;
  return [0.15, 0.35, 0.5, 0.65, 0.85].map((part) => {
    const down = Math.round(part * (half - 1));
    return middle(ring[down], ring[ring.length - 2 - down]);
  });
}

/** Rivers are longer than lakes for their area. */
function isRiver({ name }: NamedArea): boolean {
  return name !== null && !/[湖池海潭]$/.test(name);
}

function waterNamesOf({ water }: StreetNetwork, placed: Placed): StreetDrawings['waterNames'] {
  return collection(
    water.flatMap((area) => {
      const { name } = area;
      if (name === null) return [];
      return namePlaces(area, isRiver(area)).map((at) => ({
        type: 'Feature' as const,
        properties: { name },
        geometry: { type: 'Point', coordinates: placed(at) },
      }));
    }),
  );
}

/** The coast without the streets and what belongs to them. */
export const coastAlone = ({ coast }: StreetDrawings): StreetDrawings => ({
  coast,
  ground: emptyCollection,
  streets: emptyCollection,
  streetNames: emptyCollection,
  waterNames: emptyCollection,
});

/** Works out each drawing when it is asked for, so that a page can answer between two of them. */
export function prepareStreets(network: StreetNetwork): {
  readonly [Part in keyof StreetDrawings]: () => StreetDrawings[Part];
} {
  const placed = lngLatOf(network);
  return {
    coast: () => coastOf(network, placed),
    ground: () => groundOf(network, placed),
    streets: () => streetsOf(network, placed),
    streetNames: () => streetNamesOf(network, placed),
    waterNames: () => waterNamesOf(network, placed),
  };
}
