/**
 * Contact rates of moving media: the visible contacts per day of a panel person with one vehicle of
 * a line. A vehicle passes every cell of each direction once per round trip, so in an hour it
 * passes a person who is there for a fraction of it that fraction of its round trips; visibility thins it:
 *
 *   rate = 1/7 · side(form) · Σ visits Σ directions trips(hour) · light(hour) · presence · share(metres)
 *
 * People on board are not counted: a body cannot be seen from inside. Cost: Σ over routes of the visits in
 * their cells. Method and parameters: docs/methods/measurement.md.
 */
import type { RateStore } from './rate-store.ts';
import { roundTripsByHour, shareOfHour, type RouteService } from './service-profile.ts';
import {
  assertVisibility,
  DEFAULT_VISIBILITY,
  sideFactor,
  viewingShare,
  type FormVisibility,
  type Visibility,
} from './visibility.ts';
import { indexVisits, type VisitIndex, type Visits } from './visit-index.ts';

/** The route of one line through the cells, both directions, and its service. Lengths come from the cells. */
export interface Route extends Omit<RouteService, 'forwardMeters' | 'backwardMeters'> {
  /** Cell indices; a cell may be listed more than once. */
  readonly cells: Uint32Array;
  /** Metres of each direction inside the cell (0 when only the other direction runs there). */
  readonly forwardMeters: Float32Array | Float64Array;
  readonly backwardMeters: Float32Array | Float64Array;
}

/** A sellable medium: a form on the vehicles of a route. */
export interface MovingMedium {
  /** Index of the route. */
  readonly route: number;
  readonly form: FormVisibility;
}

export interface ContactModel {
  /** Expansion weights; their length is the panel. */
  readonly weights: Float64Array;
  readonly visits: Visits;
  readonly cellCount: number;
  /** One area for all cells, or one per cell. H3 resolution 9: about 105,000 m². */
  readonly cellSquareMeters: number | Float64Array;
  readonly routes: readonly Route[];
  /** Rows of the store, in this order. */
  readonly media: readonly MovingMedium[];
  readonly visibility?: Visibility;
}

const sum = (values: Float32Array | Float64Array): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
};

/** Visible passages of one vehicle per full hour of presence, by hour of day, per unit of viewing share. */
export function passagesByHour(route: Route, visibility: Visibility): Float64Array {
  const trips = roundTripsByHour(
    { ...route, forwardMeters: sum(route.forwardMeters), backwardMeters: sum(route.backwardMeters) },
    visibility.vehicleInServiceShare,
  );
  const seen = visibility.unobstructedShare * visibility.attentionShare * visibility.calibrationScale;
  return trips.map((trip, hour) => {
    const dark = shareOfHour(visibility.duskHour, visibility.dawnHour, hour);
    return trip * seen * (1 - dark * (1 - visibility.nightFactor));
  });
}

/**
 * Adds the route's daily contacts of every person, before the form's side factor, to `into`, and marks in
 * `days` the days of the week on which they occur.
 */
function addRoute(
  index: VisitIndex,
  route: Route,
  model: ContactModel,
  into: Float64Array,
  days: Uint8Array,
): void {
  const visibility = model.visibility ?? DEFAULT_VISIBILITY;
  const passages = passagesByHour(route, visibility);
  const { person, hour, dayMask, presence, rowStart } = index;
  for (let i = 0; i < route.cells.length; i++) {
    const cell = route.cells[i];
    const area =
      typeof model.cellSquareMeters === 'number' ? model.cellSquareMeters : model.cellSquareMeters[cell];
    const share =
      (viewingShare(route.forwardMeters[i], area, visibility) +
        viewingShare(route.backwardMeters[i], area, visibility)) /
      7;
    if (share === 0) continue;
    const end = rowStart[cell + 1];
    for (let e = rowStart[cell]; e < end; e++) {
      const contacts = share * presence[e] * passages[hour[e]];
      if (contacts === 0) continue;
      into[person[e]] += contacts;
      days[person[e]] |= dayMask[e];
    }
  }
}

/** Columns filled together, sized for the maximum number of entries; memory is committed as they are written. */
class Entries {
  readonly persons: Uint32Array;
  readonly rates: Float32Array;
  readonly dayMasks: Uint8Array;
  count = 0;

  constructor(capacity: number) {
    this.persons = new Uint32Array(capacity);
    this.rates = new Float32Array(capacity);
    this.dayMasks = new Uint8Array(capacity);
  }

  /** Appends the value of every person who has days, persons ascending. */
  append(values: Float64Array, factor: number, days: Uint8Array): void {
    const { persons, rates, dayMasks } = this;
    let { count } = this;
    // Most people never meet most lines: persons without days are skipped four at a time.
    const fours = new Uint32Array(days.buffer);
    for (let four = 0; four < fours.length; four++) {
      if (fours[four] === 0) continue;
      for (let p = four * 4; p < four * 4 + 4; p++) {
        if (days[p] === 0) continue;
        persons[count] = p;
        rates[count] = values[p] * factor;
        dayMasks[count] = days[p];
        // A rate below the smallest float32 would be stored as 0.
        if (rates[count] > 0) count++;
      }
    }
    this.count = count;
  }
}

/** Upper bound of the persons that a route can meet. Throws RangeError on an unknown cell. */
function mostMet(index: VisitIndex, { cells }: Route, personCount: number): number {
  let met = 0;
  for (const cell of cells) {
    if (cell >= index.cellCount) throw new RangeError(`route cell ${cell} of ${index.cellCount}`);
    met += index.rowStart[cell + 1] - index.rowStart[cell];
  }
  return Math.min(met, personCount);
}

/** A rate store with the days of the week on which each pair has contacts (bit 0 = Monday), in the store's order. */
export interface ContactRates extends RateStore {
  readonly dayMasks: Uint8Array;
}

/**
 * The rate store of a city's moving media. The media of one route are computed once and scaled by their form.
 * Throws RangeError on a visit, cell, route or factor out of range.
 */
export function contactRates(model: ContactModel): ContactRates {
  const visibility = model.visibility ?? DEFAULT_VISIBILITY;
  assertVisibility(visibility);
  const personCount = model.weights.length;
  const index = indexVisits(
    model.visits,
    personCount,
    model.cellCount,
    visibility.outdoorFactor,
    visibility.indoorFactor,
  );
  const most = model.routes.map((route) => mostMet(index, route, personCount));
  const capacity = model.media.reduce((total, { route }) => total + (most[route] ?? 0), 0);
  const entries = new Entries(capacity);
  const rowStart = new Uint32Array(model.media.length + 1);
  const daily = new Float64Array(personCount);
  const days = new Uint8Array(Math.ceil(personCount / 4) * 4);
  let current = -1;
  model.media.forEach(({ route, form }, medium) => {
    if (!model.routes[route]) throw new RangeError(`medium ${medium}: route ${route} is not given`);
    if (route !== current) {
      daily.fill(0);
      days.fill(0);
      addRoute(index, model.routes[route], model, daily, days);
      current = route;
    }
    entries.append(daily, sideFactor(form, visibility), days);
    rowStart[medium + 1] = entries.count;
  });
  return {
    personCount,
    weights: model.weights,
    mediaCount: model.media.length,
    rowStart,
    persons: entries.persons.subarray(0, entries.count),
    rates: entries.rates.subarray(0, entries.count),
    dayMasks: entries.dayMasks.subarray(0, entries.count),
  };
}
