/**
 * Contact rates of moving media from segments of streets. What a person uses of a segment is known once, for all
 * lines; a line lays its vehicle's kilometres on the segments of its route:
 *
 *   rate_lp = a · side(form) · K/L · (Σ segments of the line c · along + Σ segments that touch it c° · across)
 *
 * K = kilometres of one vehicle a day, L = kilometres of a round trip, c = passes along a segment in a round trip,
 * c° = passes of the junction between the segment and the route, a = the declared scale of the format.
 * Method and parameters: docs/methods/calibration.md.
 */
import type { RateStore } from './rate-store.ts';
import type { FormVisibility } from './visibility.ts';

/** Contacts a day with a vehicle that passes once a day, by segment and person. Persons ascend within a segment. */
export interface SegmentContacts {
  /** Length segments + 1. */
  readonly rowStart: Uint32Array;
  readonly person: Uint32Array;
  readonly along: Float32Array;
  readonly across: Float32Array;
}

/** A line on the streets: passes of one round trip. */
export interface LineOnSegments {
  readonly segments: Uint32Array;
  readonly passes: Float32Array;
  /** Segments that meet the route at a junction and are no part of it. */
  readonly touching: Uint32Array;
  readonly crossings: Float32Array;
  readonly roundTripMeters: number;
  /** Of one vehicle. */
  readonly kilometersPerDay: number;
}

/** Kilometres of one bus a day where an operator has given none: published fleets lie at 148–183. */
export const defaultKilometersPerDay = 165;

/** What of a full wrap each side is worth: the driver's faces oncoming and overtaking traffic. Assumed, after published audits. */
export const sideShares = { kerbSide: 0.3, driverSide: 0.7 } as const;

/** A form's contacts as a share of those of a full wrap on one deck; at most 1.2. */
export function formShare({ kerbSide, driverSide }: FormVisibility): number {
  return Math.min(1.2, sideShares.kerbSide * kerbSide + sideShares.driverSide * driverSide);
}

export interface SegmentMedium {
  /** Index of the line. */
  readonly line: number;
  readonly form: FormVisibility;
}

export interface SegmentRateModel {
  readonly weights: Float64Array;
  readonly contacts: SegmentContacts;
  readonly lines: readonly LineOnSegments[];
  /** Rows of the store, in this order. */
  readonly media: readonly SegmentMedium[];
  /** a of the format. */
  readonly scale: number;
  /** Pairs that meet less often than this a day are left out. Default 0. */
  readonly leastRate?: number;
}

function addRows(
  { rowStart, person }: SegmentContacts,
  contacts: Float32Array,
  segments: Uint32Array,
  times: Float32Array,
  into: Float64Array,
): void {
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i];
    if (segment + 1 >= rowStart.length) throw new RangeError(`segment ${segment} of ${rowStart.length - 1}`);
    const end = rowStart[segment + 1];
    for (let e = rowStart[segment]; e < end; e++) into[person[e]] += times[i] * contacts[e];
  }
}

/** Contacts a day of every person with one vehicle of the line in full wrap, before the scale, into `into`. */
export function addLineContacts(contacts: SegmentContacts, line: LineOnSegments, into: Float64Array): void {
  if (!(line.roundTripMeters > 0 && line.kilometersPerDay >= 0)) {
    throw new RangeError(`${line.kilometersPerDay} km a day on a round trip of ${line.roundTripMeters} m`);
  }
  const own = new Float64Array(into.length);
  addRows(contacts, contacts.along, line.segments, line.passes, own);
  addRows(contacts, contacts.across, line.touching, line.crossings, own);
  const rounds = (line.kilometersPerDay * 1000) / line.roundTripMeters;
  for (let p = 0; p < into.length; p++) into[p] += rounds * own[p];
}

/** Columns that grow. */
class Entries {
  persons = new Uint32Array(1 << 16);
  rates = new Float32Array(1 << 16);
  count = 0;

  append(values: Float64Array, factor: number, least: number): void {
    if (this.count + values.length > this.persons.length) this.grow(values.length);
    const { persons, rates } = this;
    let { count } = this;
    for (let p = 0; p < values.length; p++) {
      const rate = values[p] * factor;
      if (rate < least) continue;
      persons[count] = p;
      rates[count] = rate;
      // A rate below the smallest float32 would be stored as 0.
      if (rates[count] > 0) count++;
    }
    this.count = count;
  }

  private grow(room: number): void {
    const size = Math.max(2 * this.persons.length, this.count + room);
    const [persons, rates] = [new Uint32Array(size), new Float32Array(size)];
    persons.set(this.persons.subarray(0, this.count));
    rates.set(this.rates.subarray(0, this.count));
    [this.persons, this.rates] = [persons, rates];
  }
}

/**
 * The rate store of lines on streets; media of one line that follow each other are worked out once. Throws RangeError
 * on a line, segment, scale or form out of range.
 */
export function segmentRates(model: SegmentRateModel): RateStore {
  const { weights, media, lines, scale, leastRate = 0 } = model;
  if (!(scale > 0 && Number.isFinite(scale))) throw new RangeError(`a scale of ${scale}`);
  const personCount = weights.length;
  const entries = new Entries();
  const rowStart = new Uint32Array(media.length + 1);
  const daily = new Float64Array(personCount);
  let current = -1;
  media.forEach(({ line, form }, medium) => {
    if (lines[line] === undefined) throw new RangeError(`medium ${medium}: line ${line} is not given`);
    const share = formShare(form);
    if (!(share >= 0)) throw new RangeError(`medium ${medium}: a form that shows ${share} of a full wrap`);
    if (line !== current) {
      daily.fill(0);
      addLineContacts(model.contacts, lines[line], daily);
      current = line;
    }
    entries.append(daily, scale * share, leastRate);
    rowStart[medium + 1] = entries.count;
  });
  return {
    personCount,
    weights,
    mediaCount: media.length,
    rowStart,
    persons: entries.persons.slice(0, entries.count),
    rates: entries.rates.slice(0, entries.count),
  };
}
