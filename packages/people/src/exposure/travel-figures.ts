/** What the trips of a panel amount to, for holding against published surveys of travel. */
import type { PeoplePanel } from '../person/people-panel.ts';
import { travelMode } from '../person/person-labels.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { hourClasses } from '../trips/habits.ts';
import { hasWayBack, readRoute, longestRoute, type TripColumns } from '../trips/trip-store.ts';
import { defaultView, viewFactors } from './movements.ts';
import { passagesOf } from './passages.ts';

export interface TravelFigures {
  /** Trips a person and day; loops on foot apart. */
  readonly tripsPerDay: number;
  readonly strollsPerDay: number;
  readonly meanTripKm: number;
  /** Straight kilometres to work, of those who have any. */
  readonly medianCommuteKm: number;
  /** Minutes a person and day on streets, under ground not counted. */
  readonly streetMinutes: number;
  /** Share of trips by 公交, 地铁, 自驾, 骑行, 步行. */
  readonly modeShares: readonly number[];
  /** Weighted minutes a day by segment. */
  readonly segmentMinutes: Float64Array;
}

const modeCount = Object.keys(travelMode).length;

export function travelFigures(
  graph: StreetGraph,
  panel: PeoplePanel,
  chunks: readonly TripColumns[],
): TravelFigures {
  const { seconds } = viewFactors(defaultView, hourClasses);
  const segmentMinutes = new Float64Array(graph.segmentCount);
  const byMode = new Float64Array(modeCount);
  let [trips, strolls, meters, people] = [0, 0, 0, 0];
  for (const columns of chunks) {
    const tell = passagesOf(graph, columns);
    const arcs = new Uint32Array(longestRoute(columns));
    for (let i = 0; i + 1 < columns.tripStart.length; i++) {
      const w = panel.weight[columns.firstPerson + i];
      people += w;
      tell(i, {
        passage: (segment, movement, _hour, perWeek) =>
          (segmentMinutes[segment] +=
            (((w * perWeek) / 7) * graph.lengthMeters[segment] * seconds[movement]) / 60),
        standing: (segment, stood, _hour, perWeek) =>
          (segmentMinutes[segment] += (((w * perWeek) / 7) * stood) / 60),
      });
      for (let t = columns.tripStart[i]; t < columns.tripStart[i + 1]; t++) {
        const daily = (w * columns.timesPerWeek[t]) / 7000;
        if (!hasWayBack(columns, t)) {
          strolls += daily;
          continue;
        }
        const count = readRoute(graph, columns, t, arcs);
        let length = 0;
        for (let k = 0; k < count; k++) length += graph.lengthMeters[graph.arcSegment[arcs[k]]];
        trips += 2 * daily;
        meters += 2 * daily * length;
        byMode[columns.mode[t]] += 2 * daily;
      }
    }
  }
  const commutes = panel.commuteMeters.filter((_, p) => panel.workNode[p] >= 0).sort();
  return {
    tripsPerDay: trips / people,
    strollsPerDay: strolls / people,
    meanTripKm: meters / trips / 1000,
    medianCommuteKm: commutes[commutes.length >> 1] / 1000,
    streetMinutes: segmentMinutes.reduce((sum, value) => sum + value, 0) / people,
    modeShares: Array.from(byMode, (value) => value / trips),
    segmentMinutes,
  };
}
