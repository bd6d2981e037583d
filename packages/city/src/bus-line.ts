/** Invented bus lines, and how many vehicles run on them. */
import type { Position } from '@ooh/geo/polygon';
import { lineDefaults, type LineDefaults, type LineFacts } from '@ooh/reference/line-defaults';

export interface BusStop {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}
export interface BusDirection {
  readonly fromStop: string;
  readonly toStop: string;
  readonly stops: readonly BusStop[];
  /** WGS-84 [lng, lat]. */
  readonly shape: readonly Position[];
  readonly lengthMeters: number;
}
export interface BusLine extends LineDefaults {
  readonly lineId: string;
  readonly lineName: string;
  readonly directions: readonly [BusDirection, BusDirection];
  readonly isSynthetic: true;
}

/** A line before its vehicles are known. */
export interface DrawnLine extends Pick<BusLine, 'lineId' | 'lineName' | 'directions'> {
  readonly facts: LineFacts;
}

/** A line with level, vehicles, riders and prices by the rule of its city. */
export function withDefaults({ facts, ...line }: DrawnLine, service: number): BusLine {
  return { ...line, isSynthetic: true, ...lineDefaults({ ...facts, service }) };
}

/** The service with which the lines have a fleet, by bisection: vehicles are whole. */
export function serviceOf(lines: readonly DrawnLine[], fleet: number): number {
  const vehiclesAt = (service: number): number =>
    lines.reduce((sum, { facts }) => {
      const { singleDeckVehicles, doubleDeckVehicles } = lineDefaults({ ...facts, service });
      return sum + singleDeckVehicles + doubleDeckVehicles;
    }, 0);
  let [low, high] = [0.2, 5];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (vehiclesAt(middle) < fleet) low = middle;
    else high = middle;
  }
  return high;
}
