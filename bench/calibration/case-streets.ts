/** The streets of a city for the calibration: its schematic network, with towns for districts beyond it. */
import type { Area } from '@ooh/geo/polygon';
import { declaredResidents } from '@ooh/people/person/district-people';
import { withOuterTowns } from '@ooh/people/place/outer-towns';
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';
import { networkGraph } from '@ooh/streets/graph/network-graph';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { layStreets } from '@ooh/streets/lay-streets';
import { countryAdcode, readFamily } from '../../apps/server/src/city-data/boundary/read-boundaries.ts';

const streetsSeed = '1';
const coastMeters = 80_000;

export interface CaseDistrict {
  readonly name: string;
  readonly area: Area;
}

export async function caseStreets(
  facts: CityFacts,
): Promise<{ graph: StreetGraph; districts: readonly CaseDistrict[] }> {
  const declaration = declaredCities.get(facts.adcode);
  if (declaration === undefined) throw new RangeError(`no plan of streets of ${facts.adcode}`);
  const { children } = await readFamily(facts.adcode);
  const { children: provinces } = await readFamily(countryAdcode);
  const districts = children.map(({ name, area }) => ({ name: name.trim(), area }));
  const areas = districts.map(({ area }) => area);
  const land = provinces.map(({ area }) => area);
  const network = layStreets({ declaration, districts: areas, land, coastMeters, seed: streetsSeed });
  const residents = declaredResidents(facts, districts);
  const graph = withOuterTowns(
    networkGraph(network, areas),
    districts.map(({ area }, d) => ({ area, residents: residents[d] })),
  );
  return { graph, districts };
}
