/** The part of a rate store that belongs to an audience, for queries about that audience only. */
import { assertMask, type PersonMask } from './reach-figures.ts';
import type { WeekdayStore } from './rate-store.ts';

/**
 * Reduces a store to the persons of `audience`, in the panel's order: same media, rows in the same order, every figure of the
 * audience the same. One pass over all pairs; worthwhile when an audience is queried more than once.
 */
export function audienceStore({ store, dayMasks }: WeekdayStore, audience: PersonMask): WeekdayStore {
  assertMask(audience, store.personCount);
  const members = audience.reduce((sum: number, member) => sum + (member === 0 ? 0 : 1), 0);
  if (members === store.personCount) return { store, dayMasks };
  const panelPersons = new Uint32Array(members);
  /** Index in the audience by person; `members` for people outside it. */
  const placeOf = new Uint32Array(store.personCount).fill(members);
  for (let p = 0, at = 0; p < store.personCount; p++) {
    if (audience[p] === 0) continue;
    placeOf[p] = at;
    panelPersons[at++] = p;
  }
  return cutRows({ store, dayMasks }, placeOf, panelPersons);
}

function cutRows(
  { store, dayMasks }: WeekdayStore,
  placeOf: Uint32Array,
  panelPersons: Uint32Array,
): WeekdayStore {
  const outside = panelPersons.length;
  const rowStart = new Uint32Array(store.mediaCount + 1);
  let pairs = 0;
  for (let medium = 0; medium < store.mediaCount; medium++) {
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
      if (placeOf[store.persons[e]] !== outside) pairs++;
    }
    rowStart[medium + 1] = pairs;
  }
  const persons = new Uint32Array(pairs);
  const rates = new Float32Array(pairs);
  const masks = new Uint8Array(pairs);
  for (let e = store.rowStart[0], at = 0; at < pairs; e++) {
    const place = placeOf[store.persons[e]];
    if (place === outside) continue;
    persons[at] = place;
    rates[at] = store.rates[e];
    masks[at++] = dayMasks[e];
  }
  return {
    store: {
      personCount: outside,
      weights: Float64Array.from(panelPersons, (person) => store.weights[person]),
      mediaCount: store.mediaCount,
      rowStart,
      persons,
      rates,
    },
    dayMasks: masks,
  };
}
