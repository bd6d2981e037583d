/** Reach of the vehicles of a city's lines: contacts by line, random plans, figures of plans. */
import {
  addLineContacts,
  defaultKilometersPerDay,
  type SegmentContacts,
} from '@ooh/measurement/segment-rates';
import { evaluateExposure } from '@ooh/measurement/rate-reach';
import { randomStream, type Random } from '@ooh/reference/random';
import type { LineClass } from '@ooh/reference/benchmarks/benchmark-row';
import type { CaseLine } from './case-lines.ts';

/** What of a line counts in a fleet. */
export interface FleetLine {
  readonly lineClass: LineClass;
  /** Of the whole fleet; not a whole number. */
  readonly vehicles: number;
}

export interface Fleet {
  readonly lines: readonly FleetLine[];
  readonly weights: Float64Array;
  /** Contacts a day of every person with one vehicle in full wrap, before the scale, by line. */
  readonly daily: readonly Float32Array[];
  /** Σ of them over the people. */
  readonly contacts: readonly number[];
  readonly vehicles: number;
}

/** A fleet on the streets. */
export interface StreetFleet extends Fleet {
  readonly lines: readonly CaseLine[];
}

export function fleetOf(
  lines: readonly CaseLine[],
  weights: Float64Array,
  index: SegmentContacts,
): StreetFleet {
  const daily = lines.map(({ onStreets }) => {
    const own = new Float64Array(weights.length);
    addLineContacts(index, { ...onStreets, kilometersPerDay: defaultKilometersPerDay }, own);
    return Float32Array.from(own);
  });
  return {
    lines,
    weights,
    daily,
    contacts: daily.map((own) => own.reduce((sum, value, p) => sum + value * weights[p], 0)),
    vehicles: lines.reduce((sum, line) => sum + line.vehicles, 0),
  };
}

/** Contacts a day of every person with so many vehicles of each line. */
export function dailyOf(fleet: Fleet, vehicles: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(fleet.weights.length);
  fleet.daily.forEach((own, line) => {
    if (vehicles[line] === 0) return;
    for (let p = 0; p < sum.length; p++) sum[p] += vehicles[line] * own[p];
  });
  return sum;
}

/** Vehicles by line of a random part of the fleet; no line has more than its own. */
export function randomVehicles(fleet: Fleet, share: number, random: Random): Float64Array {
  const chosen = new Float64Array(fleet.lines.length);
  const running: number[] = [];
  fleet.lines.reduce((sum, line, i) => (running[i] = sum + line.vehicles), 0);
  const wanted = Math.round(share * fleet.vehicles);
  for (let bought = 0; bought < wanted;) {
    const draw = random.next() * fleet.vehicles;
    const line = Math.max(
      0,
      running.findIndex((sum) => sum > draw),
    );
    if (chosen[line] + 1 > fleet.lines[line].vehicles + 1) continue;
    chosen[line]++;
    bought++;
  }
  return chosen;
}

/** Contacts a day with several random plans of one share of the fleet; all vehicles where the share is 1. */
export function randomPlans(fleet: Fleet, share: number, count: number, seed = 5): Float64Array[] {
  if (share >= 1)
    return [
      dailyOf(
        fleet,
        fleet.lines.map(({ vehicles }) => vehicles),
      ),
    ];
  const random = randomStream(seed, `plans ${share}`);
  return Array.from({ length: count }, () => dailyOf(fleet, randomVehicles(fleet, share, random)));
}

export interface PlanFigures {
  readonly reachPercent: number;
  readonly frequency: number;
}

/** Mean figures of plans over `days` with the scale and the heterogeneity. */
export function planFigures(
  weights: Float64Array,
  plans: readonly Float64Array[],
  days: number,
  scale: number,
  heterogeneity: number,
): PlanFigures {
  let [reach, impressions, universe] = [0, 0, 0];
  for (const daily of plans) {
    const figures = evaluateExposure(
      weights,
      daily.map((value) => value * scale * days),
      { maxFrequency: 1, heterogeneity },
    );
    reach += figures.reach;
    impressions += figures.impressions;
    universe += figures.universe;
  }
  return { reachPercent: (100 * reach) / universe, frequency: impressions / reach };
}

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

/** Median contacts of one vehicle a day by class of lines. */
export function contactsOfClass(fleet: Fleet, lineClass: LineClass, share = 0.5): number {
  return quantile(
    fleet.contacts.filter((_, i) => fleet.lines[i].lineClass === lineClass),
    share,
  );
}
