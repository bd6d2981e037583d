import { CONTAINER_WORDS, type PanelStore } from '@ooh/measurement/panel/panel-store';
import { BITMAP, CHUNK_PERSONS } from '@ooh/measurement/panel/panel-store';
import type { PanelPart } from './panel-rows.ts';

/** A city's persons and media in a store. */
export interface CityPart extends PanelPart {
  readonly city: number;
  readonly media: Uint32Array;
}

/** Position of the first or the last person of a container. */
function endOf(store: PanelStore, container: number, last: boolean): number {
  const { containers, u16 } = store;
  const at = container * CONTAINER_WORDS;
  const start = (containers[at] % CHUNK_PERSONS) * CHUNK_PERSONS;
  const from = containers[at + 2] / 2;
  if (Math.floor(containers[at] / CHUNK_PERSONS) !== BITMAP)
    return start + u16[from + (last ? containers[at + 1] - 1 : 0)];
  let word = last ? Math.ceil(Math.min(CHUNK_PERSONS, store.personCount - start) / 16) - 1 : 0;
  while (u16[from + word] === 0) word += last ? -1 : 1;
  const bits = u16[from + word];
  return start + word * 16 + 31 - Math.clz32(last ? bits : bits & -bits);
}

/**
 * Splits a store into its cities. Media without persons go to the first city.
 * @throws RangeError where a medium reaches people of two cities: reach would then not be a sum over cities
 */
export function cityParts(store: PanelStore): CityPart[] {
  const { rowStart, cityStart, cityIds } = store;
  const media: number[][] = Array.from(cityIds, () => []);
  const cityAt = (position: number): number => {
    let [low, high] = [0, cityIds.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (cityStart[middle] <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  for (let m = 0; m < store.mediaCount; m++) {
    if (rowStart[m] === rowStart[m + 1]) {
      media[0].push(m);
      continue;
    }
    const first = cityAt(endOf(store, rowStart[m], false));
    if (cityAt(endOf(store, rowStart[m + 1] - 1, true)) !== first)
      throw new RangeError(`medium ${m} is met in more than one city`);
    media[first].push(m);
  }
  return media.map((own, c) => ({
    city: cityIds[c],
    from: cityStart[c],
    to: cityStart[c + 1],
    media: Uint32Array.from(own),
  }));
}
