import type { RateStore } from './rate-store.ts';

/** Every `stride`-th person of a store, whose weights stand for all; the store itself for a stride of 1. */
export function sampledStore(store: RateStore, stride: number): RateStore {
  if (!(stride > 1)) return store;
  const { personCount, weights, mediaCount, rowStart, persons, rates } = store;
  const count = Math.ceil(personCount / stride);
  let [all, taken] = [0, 0];
  for (let p = 0; p < personCount; p++) {
    all += weights[p];
    if (p % stride === 0) taken += weights[p];
  }
  const own = new Float64Array(count);
  for (let i = 0; i < count; i++) own[i] = (weights[i * stride] * all) / taken;
  const starts = new Uint32Array(mediaCount + 1);
  let size = 0;
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) if (persons[e] % stride === 0) size++;
    starts[m + 1] = size;
  }
  const columns = { persons: new Uint32Array(size), rates: new Float32Array(size) };
  for (let e = 0, at = 0; e < persons.length; e++) {
    if (persons[e] % stride !== 0) continue;
    columns.persons[at] = persons[e] / stride;
    columns.rates[at++] = rates[e];
  }
  return { personCount: count, weights: own, mediaCount, rowStart: starts, ...columns };
}
