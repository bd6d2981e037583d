/**
 * How people move along a street, and what of a bus they meet on it. Crossings of two trajectories: on ℓ metres at
 * speed v, with buses at speed b passing q times a second in each direction, a person meets qℓ(1/v + 1/b) oncoming
 * ones and qℓ|1/v − 1/b| in the same direction. They add over consecutive segments, so no viewing distance is needed.
 */

/** Movements in the order of their codes. */
export const movements = ['walk', 'cycle', 'car', 'bus'] as const;
export type Movement = (typeof movements)[number];
export const movementCode = { walk: 0, cycle: 1, car: 2, bus: 3 } as const;

export interface MovementView {
  readonly kmh: number;
  /** Share of people in view who look towards the bus. */
  readonly attention: number;
  /** Share of a full wrap in view of an oncoming bus, and of one in the same direction. */
  readonly oncoming: number;
  readonly sameDirection: number;
  /** Seconds at a junction during which the crossing street is in view. */
  readonly junctionSeconds: number;
}

/** Declared parameters of contacts with buses, see docs/methods/people.md. */
export interface ViewParameters {
  readonly movement: Readonly<Record<Movement, MovementView>>;
  readonly standing: { readonly attention: number; readonly sides: number };
  /** Share of a full wrap in view where a bus crosses. */
  readonly crossingSides: number;
  /** Share of lines of sight that nothing blocks. */
  readonly unobstructed: number;
  readonly busKmh: number;
  /** By hour class: share of a vehicle's daily kilometres, and light against full daylight. */
  readonly serviceShare: readonly number[];
  readonly light: readonly number[];
}

export const defaultView: ViewParameters = {
  movement: {
    walk: { kmh: 4.6, attention: 0.5, oncoming: 0.7, sameDirection: 0.7, junctionSeconds: 30 },
    cycle: { kmh: 14, attention: 0.42, oncoming: 0.75, sameDirection: 0.7, junctionSeconds: 16 },
    car: { kmh: 24, attention: 0.42, oncoming: 0.8, sameDirection: 0.6, junctionSeconds: 16 },
    bus: { kmh: 16, attention: 0.28, oncoming: 0.6, sameDirection: 0.35, junctionSeconds: 18 },
  },
  standing: { attention: 0.5, sides: 0.7 },
  crossingSides: 0.7,
  unobstructed: 0.7,
  busKmh: 16,
  serviceShare: [0.16, 0.46, 0.16, 0.2],
  light: [1, 1, 0.95, 0.5],
};

const secondsPerMeter = (kmh: number): number => 3.6 / kmh;

/** Seconds of vehicles met on each metre: oncoming ones, and those in the same direction. */
export function meetingSeconds(kmh: number, busKmh: number): { oncoming: number; sameDirection: number } {
  const [own, bus] = [secondsPerMeter(kmh), secondsPerMeter(busKmh)];
  return { oncoming: own + bus, sameDirection: Math.abs(own - bus) };
}

/** What the sums over persons need of the parameters, by movement. */
export interface ViewFactors {
  /** Seconds of travel a metre. */
  readonly seconds: Float64Array;
  /** Visible seconds a metre on a street with traffic in both directions, and on a one-way one in its direction. */
  readonly bothWays: Float64Array;
  readonly oneWay: Float64Array;
  /** Visible seconds at the junctions of one segment, half a crossing at each end. */
  readonly crossing: Float64Array;
  /** Of a second of standing. */
  readonly standing: number;
  /** By hour class: daylight-weighted passes a second of a vehicle that passes once a day. */
  readonly flow: Float64Array;
}

export function viewFactors(
  view: ViewParameters,
  hours: readonly { from: number; to: number }[],
): ViewFactors {
  const rows = movements.map((name) => {
    const { kmh, attention, oncoming, sameDirection, junctionSeconds } = view.movement[name];
    const met = meetingSeconds(kmh, view.busKmh);
    const seen = attention * view.unobstructed;
    const sharesOneDirection = name === 'car' || name === 'bus';
    const both = (met.oncoming * oncoming + met.sameDirection * sameDirection) / 2;
    return {
      seconds: secondsPerMeter(kmh),
      bothWays: seen * both,
      oneWay: seen * (sharesOneDirection ? met.sameDirection * sameDirection : both),
      crossing: (seen * view.crossingSides * junctionSeconds) / 2,
    };
  });
  return {
    seconds: Float64Array.from(rows, (row) => row.seconds),
    bothWays: Float64Array.from(rows, (row) => row.bothWays),
    oneWay: Float64Array.from(rows, (row) => row.oneWay),
    crossing: Float64Array.from(rows, (row) => row.crossing),
    standing: view.standing.attention * view.standing.sides * view.unobstructed,
    flow: Float64Array.from(
      hours,
      ({ from, to }, hour) => (view.serviceShare[hour] * view.light[hour]) / (3600 * (to - from)),
    ),
  };
}
