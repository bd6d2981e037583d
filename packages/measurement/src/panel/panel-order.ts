/** The order of persons in a panel store, and the segments of constant weight that follow from it. */

/** Persons in any order. Absent arrays count as zeros, i.e. one city, one stratum, one cell. */
export interface PanelPersons {
  /** People represented by each person, ≥ 0. */
  readonly weights: Float64Array;
  readonly cities?: Uint32Array | null;
  readonly strata?: Uint32Array | Uint16Array | null;
  /** Home cells (H3). */
  readonly cells?: BigUint64Array | null;
}

export interface PanelOrder {
  readonly personAt: Uint32Array;
  readonly weights: Float64Array;
  readonly segmentStart: Uint32Array;
  readonly segmentWeight: Float64Array;
  readonly segmentCity: Uint32Array;
  readonly segmentStratum: Uint32Array;
  readonly cityIds: Uint32Array;
  readonly cityStart: Uint32Array;
}

/** Throws RangeError with the invalid array and person. */
function assertPersons({ weights, cities, strata, cells }: PanelPersons): void {
  for (const [name, column] of Object.entries({ cities, strata, cells })) {
    if (column && column.length !== weights.length) {
      throw new RangeError(`${name} of ${column.length} persons, weights of ${weights.length}`);
    }
  }
  if (weights.length === 0) throw new RangeError('a panel without persons');
  for (let p = 0; p < weights.length; p++) {
    if (!(weights[p] >= 0 && weights[p] < Infinity)) {
      throw new RangeError(`person ${p}: weight ${weights[p]} is not a number from 0 up`);
    }
  }
}

/**
 * The weights rounded to a power of two so fine that the sum of all is under 2^52 grid steps: sums of them
 * are then exact in f64. The rounding error is that of an f64 sum, ≤ persons · 2^−53 of the total.
 */
function onGrid(weights: Float64Array): Float64Array {
  let total = 0;
  for (const w of weights) total += w;
  if (total === 0) return weights.slice();
  const step = 2 ** (Math.ceil(Math.log2(total)) - 51);
  return weights.map((w) => (w === 0 ? 0 : Math.max(1, Math.round(w / step)) * step));
}

/** Sorts persons by city, stratum, weight and cell, keeping the given order among equals. */
export function orderPersons(persons: PanelPersons): PanelOrder {
  assertPersons(persons);
  const { cities, strata, cells } = persons;
  const count = persons.weights.length;
  const weights = onGrid(persons.weights);
  const halves = cells ? new Uint32Array(cells.slice().buffer) : null;
  const compare = (a: number, b: number): number =>
    (cities ? cities[a] - cities[b] : 0) ||
    (strata ? strata[a] - strata[b] : 0) ||
    weights[a] - weights[b] ||
    (halves ? halves[2 * a + 1] - halves[2 * b + 1] || halves[2 * a] - halves[2 * b] : 0) ||
    a - b;
  const personAt = Uint32Array.from({ length: count }, (_, p) => p);
  let sorted = true;
  for (let p = 1; p < count && sorted; p++) sorted = compare(p - 1, p) < 0;
  if (!sorted) personAt.sort(compare);

  const [segments, cityStart]: [number[], number[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const [p, before] = [personAt[i], personAt[i - 1]];
    const newCity = i === 0 || (cities !== null && cities !== undefined && cities[p] !== cities[before]);
    if (newCity) cityStart.push(i);
    const newStratum = strata !== null && strata !== undefined && strata[p] !== strata[before];
    if (newCity || newStratum || weights[p] !== weights[before]) segments.push(i);
  }
  segments.push(count);
  cityStart.push(count);
  const first = (column: ArrayLike<number> | null | undefined, starts: number[]) =>
    Uint32Array.from(starts.slice(0, -1), (start) => (column ? column[personAt[start]] : 0));
  return {
    personAt,
    weights: Float64Array.from(personAt, (p) => weights[p]),
    segmentStart: Uint32Array.from(segments),
    segmentWeight: Float64Array.from(segments.slice(0, -1), (start) => weights[personAt[start]]),
    segmentCity: first(cities, segments),
    segmentStratum: first(strata, segments),
    cityIds: first(cities, cityStart),
    cityStart: Uint32Array.from(cityStart),
  };
}
