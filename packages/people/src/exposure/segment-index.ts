/**
 * Who is on which street, and for how long a vehicle that passes there once a day is in their view: the index from
 * which contact rates of all lines follow. Built in two passes over the trips, so that nothing is held twice.
 */
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { hourClasses } from '../trips/habits.ts';
import type { TripColumns } from '../trips/trip-store.ts';
import { defaultView, viewFactors, type ViewFactors, type ViewParameters } from './movements.ts';
import { passagesOf, type PassageReader } from './passages.ts';

/**
 * Rows by segment; persons ascend within a row. `along` are contacts a day with a vehicle that runs along the segment
 * once a day in one of its directions, `across` those with one that crosses at either end of it.
 */
export interface SegmentIndex {
  readonly segmentCount: number;
  /** Length segmentCount + 1. */
  readonly rowStart: Uint32Array;
  readonly person: Uint32Array;
  readonly along: Float32Array;
  readonly across: Float32Array;
}

/** Sums of one person by segment; `touched` lists the segments in the order of first use. */
class PersonSums implements PassageReader {
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly touched: Uint32Array;
  count = 0;
  private readonly seen: Uint8Array;
  private readonly graph: StreetGraph;
  private readonly factors: ViewFactors;

  constructor(graph: StreetGraph, factors: ViewFactors) {
    this.graph = graph;
    this.factors = factors;
    this.along = new Float64Array(graph.segmentCount);
    this.across = new Float64Array(graph.segmentCount);
    this.touched = new Uint32Array(graph.segmentCount);
    this.seen = new Uint8Array(graph.segmentCount);
  }

  private touch(segment: number): void {
    if (this.seen[segment] === 1) return;
    this.seen[segment] = 1;
    this.touched[this.count++] = segment;
  }

  passage(segment: number, movement: number, hour: number, perWeek: number): void {
    this.touch(segment);
    const { factors, graph } = this;
    const daily = (perWeek / 7) * factors.flow[hour];
    const perMeter = graph.oneWay[segment] === 1 ? factors.oneWay : factors.bothWays;
    this.along[segment] += daily * graph.lengthMeters[segment] * perMeter[movement];
    this.across[segment] += daily * factors.crossing[movement];
  }

  standing(segment: number, seconds: number, hour: number, perWeek: number): void {
    this.touch(segment);
    const { factors } = this;
    this.along[segment] += (perWeek / 7) * factors.flow[hour] * seconds * factors.standing;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) {
      const segment = this.touched[i];
      this.along[segment] = 0;
      this.across[segment] = 0;
      this.seen[segment] = 0;
    }
    this.count = 0;
  }
}

/** Builds the index of all trips; the chunks are those of consecutive persons, in order. */
export function segmentIndex(
  graph: StreetGraph,
  chunks: readonly TripColumns[],
  view: ViewParameters = defaultView,
): SegmentIndex {
  const sums = new PersonSums(graph, viewFactors(view, hourClasses));
  const eachPerson = (use: (person: number) => void): void => {
    for (const columns of chunks) {
      const tell = passagesOf(graph, columns);
      for (let i = 0; i + 1 < columns.tripStart.length; i++) {
        tell(i, sums);
        use(columns.firstPerson + i);
        sums.clear();
      }
    }
  };
  const rowStart = new Uint32Array(graph.segmentCount + 1);
  eachPerson(() => {
    for (let i = 0; i < sums.count; i++) rowStart[sums.touched[i] + 1]++;
  });
  for (let segment = 0; segment < graph.segmentCount; segment++) rowStart[segment + 1] += rowStart[segment];
  const rows = rowStart[graph.segmentCount];
  const index = {
    segmentCount: graph.segmentCount,
    rowStart,
    person: new Uint32Array(rows),
    along: new Float32Array(rows),
    across: new Float32Array(rows),
  };
  const fill = rowStart.slice();
  eachPerson((person) => {
    for (let i = 0; i < sums.count; i++) {
      const segment = sums.touched[i];
      const at = fill[segment]++;
      index.person[at] = person;
      index.along[at] = sums.along[segment];
      index.across[at] = sums.across[segment];
    }
  });
  return index;
}
