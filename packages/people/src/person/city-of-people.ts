/** A city ready to be filled with people: its streets, its declared facts and where people live, work and shop. */
import { metroAccessOf, type CityFacts } from '@ooh/reference/facts/city-facts';
import { destinationsOf, type Destinations } from '../place/destinations.ts';
import { nodeWeights, type NodeWeights } from '../place/node-weights.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { travelModesOf, type TravelModes } from '../trips/travel-modes.ts';
import type { NamedDistrict } from './district-people.ts';

export interface CityOfPeopleInput {
  readonly facts: CityFacts;
  /** In the order of the graph's district index. */
  readonly districts: readonly NamedDistrict[];
  readonly graph: StreetGraph;
  /** 32-bit integer; the same seed and input give the same bytes. */
  readonly seed: number;
}

export interface CityOfPeople extends CityOfPeopleInput {
  readonly weights: NodeWeights;
  readonly destinations: Destinations;
  readonly modes: TravelModes;
}

/** Prepares a city. Throws RangeError for a seed that is no 32-bit integer and for residents that are not declared. */
export function cityOfPeople(input: CityOfPeopleInput): CityOfPeople {
  const { seed, graph, facts, districts } = input;
  if ((seed | 0) !== seed && seed >>> 0 !== seed) throw new RangeError('the seed must be a 32-bit integer');
  const weights = nodeWeights(graph, facts, districts, seed);
  const modes = travelModesOf(metroAccessOf(facts));
  return { ...input, weights, destinations: destinationsOf(graph, weights), modes };
}
