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

const running = (shares: readonly number[], hasMetro: boolean): Float64Array => {
  const { bus, metro } = travelMode;
  const open = [...shares];
  if (!hasMetro) [open[bus], open[metro]] = [open[bus] + open[metro], 0];
  return cumulativeOf(open);
};
const tables = [true, false].map((hasMetro) =>
  bands.map(({ belowKm, withCar, without }) => ({
    belowKm,
    withCar: running(withCar, hasMetro),
    without: running(without, hasMetro),
  })),
);

/** A means of travel for a way of so many straight metres; where there is no metro, its riders take the bus. */
export function drawTravelMode(meters: number, hasCar: boolean, hasMetro: boolean, random: Random): number {
  const km = (meters * detour) / 1000;
  const table = tables[hasMetro ? 0 : 1];
  const band = table.find(({ belowKm }) => km < belowKm) ?? table[table.length - 1];
  return pickIndex(hasCar ? band.withCar : band.without, random.next());
}
