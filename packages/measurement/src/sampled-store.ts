import type { RateStore } from './rate-store.ts';

/** Every `stride`-th person of a store, whose weights stand for all; the store itself for a stride of 1. */
export function sampledStore(store: RateStore, stride: number): RateStore {
  if (!(stride > 1)) return store;
  const { personCount, weights, mediaCount, rowStart, persons, rates } = store;
  const count = Math.ceil(personCount / stride);
  // By person their number in the sample, counted from 1.
  const numberOf = new Uint32Array(personCount);
  let [all, taken] = [0, 0];
  for (let p = 0; p < personCount; p++) all += weights[p];
  for (let i = 0; i < count; i++) {
    taken += weights[i * stride];
    numberOf[i * stride] = i + 1;
  }
  const own = new Float64Array(count);
  for (let i = 0; i < count; i++) own[i] = (weights[i * stride] * all) / taken;
  const columns = { persons: new Uint32Array(persons.length), rates: new Float32Array(persons.length) };
  const starts = new Uint32Array(mediaCount + 1);
  let size = 0;
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const number = numberOf[persons[e]];
      if (number === 0) continue;
      columns.persons[size] = number - 1;
      columns.rates[size++] = rates[e];
    }
    starts[m + 1] = size;
  }
  return {
    personCount: count,
    weights: own,
    mediaCount,
    rowStart: starts,
    persons: columns.persons.slice(0, size),
    rates: columns.rates.slice(0, size),
  };
}
