import type { RateStore } from '@ooh/measurement/rate-store';

/**
 * Stores of several cities side by side: nobody is in two cities, so reach is their sum and only money connects
 * them. The budget's price in a proof over the joined store is the one price of money of all cities.
 */
export function joinCities(stores: readonly RateStore[]): RateStore {
  if (stores.length === 1) return stores[0];
  const sum = (of: (store: RateStore) => number) => stores.reduce((total, store) => total + of(store), 0);
  const [personCount, mediaCount, pairs] = [
    sum((store) => store.personCount),
    sum((store) => store.mediaCount),
    sum((store) => store.persons.length),
  ];
  const weights = new Float64Array(personCount);
  const rowStart = new Uint32Array(mediaCount + 1);
  const persons = new Uint32Array(pairs);
  const rates = new Float32Array(pairs);
  let [person, medium, pair] = [0, 0, 0];
  for (const store of stores) {
    weights.set(store.weights, person);
    rates.set(store.rates, pair);
    for (let e = 0; e < store.persons.length; e++) persons[pair + e] = store.persons[e] + person;
    for (let m = 0; m < store.mediaCount; m++) rowStart[medium + m + 1] = pair + store.rowStart[m + 1];
    person += store.personCount;
    medium += store.mediaCount;
    pair += store.persons.length;
  }
  return { personCount, mediaCount, weights, rowStart, persons, rates };
}
