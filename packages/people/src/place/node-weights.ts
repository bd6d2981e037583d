/**
 * Where people live, work and shop: one weight a node of the street graph, from the density of streets, residents
 * by district and business districts. Nothing here knows lines, stops or media.
 */
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import { mixBits } from '@ooh/reference/text-hash';
import { randomStream } from '@ooh/reference/random';
import { districtFactOf, districtResidents, type NamedDistrict } from '../person/district-people.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { aroundCentres, centresOf, type Centre } from './centres.ts';
import { streetDensity } from './street-density.ts';

/** Weights by node, ≥ 0; 0 outside the districts. */
export interface NodeWeights {
  /** Residents of all ages by district. */
  readonly residents: readonly number[];
  /** Where offices and shops gather. */
  readonly centres: readonly Centre[];
  readonly homes: Float64Array;
  /** Sum to 1. */
  readonly jobs: Float64Array;
  /** Sum to 1. */
  readonly shops: Float64Array;
  /** Income effect of living here, in standard deviations of a person. */
  readonly affluence: Float64Array;
}

/** Assumptions: see docs/methods/people.md. */
const model = {
  densityPower: 0.6,
  shopsInBuilt: 0.4,
  officeThinning: 0.25,
  blockMeters: 750,
  homeTexture: 0.6,
  jobTexture: 0.5,
  shopTexture: 0.9,
  officeShare: 0.5,
  retailShare: 0.5,
  districtIncome: 0.55,
  blockIncome: 0.5,
} as const;

const normalised = (weights: Float64Array): Float64Array => {
  const sum = weights.reduce((total, value) => total + value, 0);
  return weights.map((value) => value / (sum || 1));
};

const mixed = (a: Float64Array, b: Float64Array, shareOfB: number): Float64Array => {
  const [left, right] = [normalised(a), normalised(b)];
  return left.map((value, node) => (1 - shareOfB) * value + shareOfB * right[node]);
};

export function nodeWeights(
  graph: StreetGraph,
  facts: CityFacts,
  districts: readonly NamedDistrict[],
  seed: number,
): NodeWeights {
  const { nodeCount, district } = graph;
  const density = streetDensity(graph);
  const centres = centresOf(graph, density, facts, seed);
  const offices = aroundCentres(graph, centres, (centre) => centre.jobs, 1);
  const retail = aroundCentres(graph, centres, (centre) => centre.shops, 0.8);
  const town = aroundCentres(graph, centres, (centre) => centre.shops, 2);
  const built = density.map((value, node) =>
    district[node] < 0 ? 0 : value ** model.densityPower * (1 + model.shopsInBuilt * town[node]),
  );
  const byDistrict = districts.map(() => 0);
  built.forEach((value, node) => district[node] >= 0 && (byDistrict[district[node]] += value));
  const residents = districtResidents(facts, districts, byDistrict).map((people, d) =>
    byDistrict[d] > 0 ? people : 0,
  );
  const people = built.map((value, node) =>
    value > 0 ? (residents[district[node]] * value) / byDistrict[district[node]] : 0,
  );
  const inDistrict = (field: Float64Array): Float64Array =>
    field.map((value, node) => (district[node] < 0 ? 0 : value));
  const blocks = blockDraws(graph, seed);
  const random = randomStream(seed, 'node texture');
  const jobTexture = Float64Array.from({ length: nodeCount }, () =>
    Math.exp(model.jobTexture * random.normal()),
  );
  const shopTexture = jobTexture.map(() => Math.exp(model.shopTexture * random.normal()));
  const affluence = districts.map((one) => districtFactOf(facts, one)?.affluence ?? 0);
  return {
    residents,
    centres,
    homes: people.map(
      (value, node) =>
        (value * Math.exp(model.homeTexture * blocks.homes[node])) /
        (1 + model.officeThinning * offices[node]),
    ),
    jobs: mixed(
      people.map((value, node) => value * jobTexture[node]),
      inDistrict(offices),
      model.officeShare,
    ),
    shops: mixed(
      people.map((value, node) => value * shopTexture[node]),
      inDistrict(retail),
      model.retailShare,
    ),
    affluence: blocks.income.map(
      (value, node) =>
        model.blockIncome * value +
        (district[node] < 0 ? 0 : model.districtIncome * affluence[district[node]]),
    ),
  };
}

/** Two standard normal values for each block of streets, the same for all nodes of the block. */
function blockDraws({ x, y, nodeCount }: StreetGraph, seed: number) {
  const random = randomStream(seed, 'blocks');
  const [homes, income] = [new Float64Array(nodeCount), new Float64Array(nodeCount)];
  const blockOf = (meters: number): number => Math.floor(meters / model.blockMeters);
  for (let node = 0; node < nodeCount; node++) {
    random.restart(mixBits(blockOf(x[node]) ^ mixBits(blockOf(y[node]))));
    homes[node] = random.normal();
    income[node] = random.normal();
  }
  return { homes, income };
}
