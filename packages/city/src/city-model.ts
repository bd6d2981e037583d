/** A city ready to be filled with places and people: facts, cells, weights, ways. */
import { buildCityGrid, type CityDistrict, type CityGrid, type CityResolution } from './city-grid.ts';
import {
  cityFactsOf,
  type CityFacts,
  type PlaceFact,
  type PopulationMargins,
  type RoadFact,
} from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { districtResidents, marginsOf } from '@ooh/people/person/district-people';
import { routeFinder, type RouteFinder } from './grid-routes.ts';
import { cityCentres, type NamedPlace } from './city-centres.ts';
import { urbanFields, type UrbanFields } from './urban-fields.ts';

export interface CityInput {
  readonly adcode: string;
  /** 32-bit integer; the same seed and input give the same bytes. */
  readonly seed: number;
  /** Boundaries in WGS-84, in the order that the panel's district index uses. */
  readonly districts: readonly CityDistrict[];
  /** Cells at most (default 40,000), see `buildCityGrid`. */
  readonly maxCells?: number;
  /** Of the cells: 9 (default) for a city in depth, 8 for one at a glance. */
  readonly resolution?: CityResolution;
  /** Where the city is known to have its shops and offices, the main one first; used where the facts name none. */
  readonly knownCentres?: readonly NamedPlace[];
  /** The main roads of the city, the widest first; used where the facts name none. */
  readonly knownRoads?: readonly RoadFact[];
}

export interface CityModel {
  readonly adcode: string;
  readonly seed: number;
  readonly facts: CityFacts;
  readonly districts: readonly CityDistrict[];
  /** Residents of all ages by district, in the districts' order. */
  readonly districtResidents: readonly number[];
  /** Of the city: the declared ones, or those of the districts where these are given. */
  readonly margins: PopulationMargins;
  readonly grid: CityGrid;
  readonly centres: readonly PlaceFact[];
  /** Those of the facts, else the known ones; empty where there are neither. */
  readonly roads: readonly RoadFact[];
  readonly fields: UrbanFields;
  readonly routes: RouteFinder;
}

/**
 * Prepares a city. Throws RangeError for a seed that is no 32-bit integer, for districts without cells, and
 * for a city whose residents are neither declared nor given.
 */
export function prepareCity(input: CityInput): CityModel {
  const { adcode, seed, districts } = input;
  if ((seed | 0) !== seed && seed >>> 0 !== seed) throw new RangeError('the seed must be a 32-bit integer');
  const facts = cityFactsOf(adcode);
  const listed = highTierCities.find((city) => city.adcode === adcode);
  const centre = listed === undefined ? undefined : ([listed.lng, listed.lat] as const);
  const grid = buildCityGrid(districts, { maxCells: input.maxCells, resolution: input.resolution, centre });
  const centres = cityCentres({ grid, facts, districts, seed, known: input.knownCentres ?? [] });
  const roads = facts.mainRoads.length > 0 ? facts.mainRoads : (input.knownRoads ?? []);
  // Declared business districts say where people are: with ways along schematic streets they would do so twice.
  const busyRoads = facts.businessDistricts.length > 0 ? facts.mainRoads : roads;
  const fields = urbanFields(grid, busyRoads, centres, seed);
  const built = districts.map(() => 0);
  for (let cell = 0; cell < grid.size; cell++) built[grid.district[cell]] += fields.residential[cell];
  // A cell of quiet land costs about seven times a cell of the busiest road.
  const cost = Uint8Array.from(fields.busy, (busy) => Math.round(28 - 24 * Math.sqrt(busy)));
  const residents = districtResidents(facts, districts, built).map((value, i) => (built[i] > 0 ? value : 0));
  return {
    adcode,
    seed,
    facts,
    districts,
    districtResidents: residents,
    margins: marginsOf(facts, districts, residents),
    grid,
    centres,
    roads,
    fields,
    routes: routeFinder(grid, cost),
  };
}
