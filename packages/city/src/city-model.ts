/** A city prepared for generating places and people: facts, cells, weights, routes. */
import { buildCityGrid, type CityDistrict, type CityGrid, type CityResolution } from './city-grid.ts';
import { cityFactsOf, type CityFacts, type PlaceFact } from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { routeFinder, type RouteFinder } from './grid-routes.ts';
import { cityCentres, urbanFields, type UrbanFields } from './urban-fields.ts';

export interface CityInput {
  readonly adcode: string;
  /** 32-bit integer; the same seed and input give the same bytes. */
  readonly seed: number;
  /** Boundaries in WGS-84, in the order that the panel's district index uses. */
  readonly districts: readonly CityDistrict[];
  /** Cells at most (default 40,000), see `buildCityGrid`. */
  readonly maxCells?: number;
  /** Resolution of the cells: 9 (default) for a detailed city, 8 for a coarse one. */
  readonly resolution?: CityResolution;
}

export interface CityModel {
  readonly adcode: string;
  readonly seed: number;
  readonly facts: CityFacts;
  readonly districts: readonly CityDistrict[];
  /** Residents of all ages by district, in the districts' order. */
  readonly districtResidents: readonly number[];
  readonly grid: CityGrid;
  readonly centres: readonly PlaceFact[];
  readonly fields: UrbanFields;
  readonly routes: RouteFinder;
}

const stem = (name: string): string => (name.length > 2 ? name.replace(/(新区|区|县|市)$/, '') : name);

/** Declared facts of a district, matched by name; null when none are declared. */
export function districtFactOf(facts: CityFacts, district: CityDistrict) {
  return facts.districts.find((fact) => fact.name === stem(district.name)) ?? null;
}

/**
 * Residents by district: the caller's figure, else the declared one (with the districts counted within it
 * that have no polygon of their own), else a share of the city's remaining residents: half in equal parts, half
 * by built-up weight.
 */
function residentsOf(
  facts: CityFacts,
  districts: readonly CityDistrict[],
  built: readonly number[],
): number[] {
  const given = new Set(districts.map((district) => stem(district.name)));
  const known = districts.map((district) => {
    if (district.residents !== undefined) return district.residents;
    const own = districtFactOf(facts, district);
    if (own === null) return null;
    const inside = facts.districts.filter((fact) => fact.within === own.name && !given.has(fact.name));
    return inside.reduce((sum, fact) => sum + fact.residents, own.residents);
  });
  if (facts.residents === null && known.includes(null)) {
    throw new RangeError(`residents of ${facts.adcode} are not declared: give them with each district`);
  }
  const rest = Math.max(
    0,
    (facts.residents ?? 0) - known.reduce((sum: number, value) => sum + (value ?? 0), 0),
  );
  const open = built.map((weight, i) => (known[i] === null ? weight : 0));
  const sum = open.reduce((total, weight) => total + weight, 0);
  const count = open.filter((weight) => weight > 0).length;
  const shareOf = (weight: number): number => (weight > 0 ? 0.5 / count + (0.5 * weight) / sum : 0);
  return known.map((value, i) => value ?? rest * shareOf(open[i]));
}

/**
 * Prepares a city. Throws RangeError for a seed that is not a 32-bit integer, for districts without cells, and
 * for a city whose residents are neither declared nor given.
 */
export function prepareCity(input: CityInput): CityModel {
  const { adcode, seed, districts } = input;
  if ((seed | 0) !== seed && seed >>> 0 !== seed) throw new RangeError('the seed must be a 32-bit integer');
  const facts = cityFactsOf(adcode);
  const listed = highTierCities.find((city) => city.adcode === adcode);
  const centre = listed === undefined ? undefined : ([listed.lng, listed.lat] as const);
  const grid = buildCityGrid(districts, { maxCells: input.maxCells, resolution: input.resolution, centre });
  const centres = cityCentres(grid, facts, seed);
  const fields = urbanFields(grid, facts, centres, seed);
  const built = districts.map(() => 0);
  for (let cell = 0; cell < grid.size; cell++) built[grid.district[cell]] += fields.residential[cell];
  // A cell without roads costs about seven times a cell of the busiest road.
  const cost = Uint8Array.from(fields.busy, (busy) => Math.round(28 - 24 * Math.sqrt(busy)));
  return {
    adcode,
    seed,
    facts,
    districts,
    districtResidents: residentsOf(facts, districts, built).map((value, i) => (built[i] > 0 ? value : 0)),
    grid,
    centres,
    fields,
    routes: routeFinder(grid, cost),
  };
}
