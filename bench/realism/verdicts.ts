/** What of a city lies outside the tolerance around its published figure or declared rule. */
import type { PublishedNetwork, PublishedRoadDensity } from '@ooh/reference/facts/published-streets';
import type { CityRow } from './city-rows.ts';
import type { LineMeasures } from './line-measures.ts';
import type { NetworkMeasures } from './network-measures.ts';

/** Shares of the figure that a made one may differ by. */
export const tolerances = {
  published: 0.05,
  lineKilometers: 0.25,
  rule: 0.02,
  /** Stations near each other are one; a network may end at the city's edge. */
  stations: 0.15,
  /** Census of 2020 against residents of 2024. */
  residents: 0.08,
} as const;
export const leastPersons = 50_000;
export const leastOnStreets = 0.95;
/** Of streets: the greatest median and 90 % detour, and differences of shares and factors of densities from published ones. */
export const networkTolerances = {
  detour: 1.4,
  detour90: 2,
  deadEnds: 0.08,
  fourWay: 0.16,
  circuity: 0.06,
  crossingsFactor: 2,
  /** One line a street and no lanes within blocks: 深圳 and 厦门, the densest two of 36 cities, are outside. */
  densityShare: 0.4,
  lineDetour: 1.6,
} as const;

const differs = (made: number, wanted: number, share: number): boolean =>
  Math.abs(made - wanted) > Math.max(share * wanted, 1);

/** Names of the figures of a city that are outside. */
export function outsideOf(row: CityRow): string[] {
  const { published, declared } = row;
  const lines = published?.lines != null && published.year >= 2014 ? published.lines : row.declaredLines;
  const checks: readonly (readonly [string, boolean])[] = [
    ['lines', differs(row.lines, lines, tolerances.published)],
    [
      'vehicles',
      published?.fleet != null && published.year >= 2014
        ? differs(row.fleet, published.fleet, tolerances.published)
        : row.fleet / row.lines < 8 || row.fleet / row.lines > 14,
    ],
    ['km a line', differs(row.lineKilometers, 17.5, tolerances.lineKilometers)],
    ['m between stops', row.stopMeters < 550 || row.stopMeters > 900],
    ['metro stations', differs(row.metroStations, row.publishedStations, tolerances.stations)],
    ['positions', differs(row.positions, declared.positions, tolerances.rule)],
    ['persons', row.persons < leastPersons],
    ['residents', differs(row.panelResidents, row.residents, tolerances.residents)],
    ['POI', differs(row.pois, declared.pois, tolerances.rule)],
    ['AOI', differs(row.aois, declared.aois, tolerances.rule)],
    ['business districts', differs(row.businessDistricts, declared.businessDistricts, 0)],
  ];
  return checks.flatMap(([name, isOutside]) => (isOutside ? [name] : []));
}

export function outsideOfStreets(
  lines: LineMeasures,
  streets: NetworkMeasures,
  published: PublishedNetwork | undefined,
  density: PublishedRoadDensity | undefined,
): string[] {
  const crossings = published && published.crossings / published.squareKilometers;
  const factor = crossings === undefined ? 1 : streets.crossingsPerSquare / crossings;
  const apart = (made: number, known: number | undefined): number => Math.abs(made - (known ?? made));
  const checks: readonly (readonly [string, boolean])[] = [
    ['first lines on streets', lines.firstShare < leastOnStreets],
    ['all lines on streets', lines.allShare < leastOnStreets],
    ['detour of lines', lines.detour > networkTolerances.lineDetour],
    ['detour', streets.detour > networkTolerances.detour],
    ['detour, 90 %', streets.detour90 > networkTolerances.detour90],
    ['dead ends', apart(streets.deadEnds, published?.deadEnds) > networkTolerances.deadEnds],
    ['4-way', apart(streets.fourWay, published?.fourWay) > networkTolerances.fourWay],
    ['edge circuity', apart(streets.circuity, published?.circuity) > networkTolerances.circuity],
    ['crossings', Math.max(factor, 1 / factor) > networkTolerances.crossingsFactor],
    [
      'km a km²',
      apart(streets.kilometersPerSquare, density?.kilometersPerSquare) >
        networkTolerances.densityShare * (density?.kilometersPerSquare ?? 1),
    ],
  ];
  return checks.flatMap(([name, isOutside]) => (isOutside ? [name] : []));
}
