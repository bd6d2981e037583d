/** Where a city's offices and shops gather, on the plane of its streets. */
import { localPlane, planeLength } from '@ooh/geo/local-plane';
import type { CityFacts } from '@ooh/reference/facts/city-facts';
import { cumulativeOf, pickIndex, randomStream } from '@ooh/reference/random';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

export interface Centre {
  readonly x: number;
  readonly y: number;
  readonly radiusMeters: number;
  /** Relative weights of office jobs and of shops. */
  readonly jobs: number;
  readonly shops: number;
}

/** Residents for each centre where none is declared, and the least metres between two of them. */
const residentsPerCentre = 350_000;
const apartMeters = 2200;

/**
 * The declared business districts; a city without any gets about one for every 350,000 residents, drawn where
 * streets are dense and the middle of the city is near. The first, at the densest place, is the largest.
 */
export function centresOf(
  graph: StreetGraph,
  density: Float64Array,
  facts: CityFacts,
  seed: number,
): Centre[] {
  const plane = localPlane(graph.origin.lng, graph.origin.lat);
  if (facts.businessDistricts.length > 0) {
    return facts.businessDistricts.map(({ lng, lat, radiusMeters, jobs, shops }) => ({
      x: plane.x(lng),
      y: plane.y(lat),
      radiusMeters,
      jobs,
      shops,
    }));
  }
  const random = randomStream(seed, 'people centres');
  const count = Math.max(6, Math.min(40, Math.round((facts.residents ?? 2_000_000) / residentsPerCentre)));
  const [middleX, middleY] = middleOf(graph, density);
  const scale = 2500 * Math.sqrt(count);
  const open = density.map((value, node) =>
    graph.district[node] < 0
      ? 0
      : value * Math.exp(-planeLength(graph.x[node] - middleX, graph.y[node] - middleY) / scale),
  );
  const centres: Centre[] = [];
  while (centres.length < count && open.some((value) => value > 0)) {
    const isFirst = centres.length === 0;
    const node = isFirst
      ? open.indexOf(open.reduce((most, value) => Math.max(most, value), 0))
      : pickIndex(cumulativeOf(open), random.next());
    const size = isFirst ? 10 : 2 + 6 * random.next() * Math.min(1, open[node]);
    const [x, y] = [graph.x[node], graph.y[node]];
    centres.push({ x, y, radiusMeters: 700 + 60 * size, jobs: size, shops: size });
    for (let other = 0; other < graph.nodeCount; other++) {
      if (planeLength(graph.x[other] - x, graph.y[other] - y) < apartMeters) open[other] = 0;
    }
  }
  return centres;
}

/** The mean position of the streets, those of dense parts counting more. */
function middleOf({ x, y }: StreetGraph, density: Float64Array): [number, number] {
  let [sumX, sumY, sum] = [0, 0, 0];
  density.forEach((value, node) => {
    const weight = value * value;
    sumX += weight * x[node];
    sumY += weight * y[node];
    sum += weight;
  });
  return [sumX / sum, sumY / sum];
}

/** Σ weight · e^(−distance ÷ (radius · reach)) over the centres, by node; nothing beyond six radii. */
export function aroundCentres(
  { x, y, nodeCount }: StreetGraph,
  centres: readonly Centre[],
  weightOf: (centre: Centre) => number,
  reach: number,
): Float64Array {
  const field = new Float64Array(nodeCount);
  for (const centre of centres) {
    for (let node = 0; node < nodeCount; node++) {
      const far = planeLength(x[node] - centre.x, y[node] - centre.y);
      if (far < 6 * centre.radiusMeters)
        field[node] += weightOf(centre) * Math.exp(-far / (reach * centre.radiusMeters));
    }
  }
  return field;
}
