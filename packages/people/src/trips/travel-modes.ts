/** By which means people travel, by distance and car. */
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';
import { travelMode } from '../person/person-labels.ts';

interface DistanceBand {
  readonly belowKm: number;
  /** Shares of 公交, 地铁, 自驾, 骑行, 步行, of people with and without a car. */
  readonly withCar: readonly number[];
  readonly without: readonly number[];
}

/** Straight kilometres × 1.25; assumed so that walking and cycling together make 40–55 % of trips. */
const bands: readonly DistanceBand[] = [
  { belowKm: 0.9, withCar: [0, 0, 0, 0.1, 0.9], without: [0, 0, 0, 0.1, 0.9] },
  { belowKm: 2, withCar: [0.08, 0, 0.12, 0.3, 0.5], without: [0.08, 0, 0.05, 0.37, 0.5] },
  { belowKm: 5, withCar: [0.16, 0.11, 0.38, 0.3, 0.05], without: [0.26, 0.11, 0.18, 0.4, 0.05] },
  { belowKm: 12, withCar: [0.16, 0.2, 0.52, 0.12, 0], without: [0.32, 0.38, 0.18, 0.12, 0] },
  { belowKm: Infinity, withCar: [0.12, 0.3, 0.58, 0, 0], without: [0.12, 0.7, 0.18, 0, 0] },
];

/** Metres of way for each metre as the crow flies. */
const detour = 1.25;

/** Running sums of the shares, by distance. */
export type TravelModes = readonly {
  readonly belowKm: number;
  readonly withCar: Float64Array;
  readonly without: Float64Array;
}[];

/** Shares in a city with so much of a metro (0–1, `metroAccessOf`): those who would ride it elsewhere take the bus. */
export function travelModesOf(metroAccess: number): TravelModes {
  const { bus, metro } = travelMode;
  const running = (shares: readonly number[]): Float64Array => {
    const open = [...shares];
    open[metro] *= metroAccess;
    open[bus] += shares[metro] * (1 - metroAccess);
    return cumulativeOf(open);
  };
  return bands.map(({ belowKm, withCar, without }) => ({
    belowKm,
    withCar: running(withCar),
    without: running(without),
  }));
}

/** A means of travel for a way of so many straight metres. */
export function drawTravelMode(meters: number, hasCar: boolean, modes: TravelModes, random: Random): number {
  const km = (meters * detour) / 1000;
  const band = modes.find(({ belowKm }) => km < belowKm) ?? modes[modes.length - 1];
  return pickIndex(hasCar ? band.withCar : band.without, random.next());
}
