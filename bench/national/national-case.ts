/** A generated country: cities of unlike size side by side in one panel, every medium in one city. */
import { buildPanel } from '@ooh/measurement/panel/build-panel';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import { generateContacts, standardContacts, type ContactCase } from '../cases/contact-case.ts';

export interface NationalShape {
  readonly cities: number;
  readonly persons: number;
  readonly media: number;
  readonly seed: number;
}

/** 49 cities, 1 M persons in all, 100,000 media, some 55 M pairs. */
export const standardNation: NationalShape = {
  cities: 49,
  persons: 1_000_000,
  media: 100_000,
  seed: 20_260_149,
};

export interface NationalCase {
  readonly store: PanelStore;
  readonly costs: Float64Array;
  readonly pairs: number;
}

/** Parts of a whole number by the sizes of cities, which fall as 1 / (rank + 15). */
function sharesOf(total: number, cities: number): number[] {
  const sizes = Array.from({ length: cities }, (_, c) => 1 / (c + 15));
  const sum = sizes.reduce((all, size) => all + size, 0);
  let [done, before] = [0, 0];
  return sizes.map((size) => {
    done += size;
    const end = Math.round((total * done) / sum);
    const share = end - before;
    before = end;
    return share;
  });
}

/** In a larger city a medium is met by a smaller share of the people. */
function cityCase(persons: number, media: number, mean: number, seed: number): ContactCase {
  const meanDensity = standardContacts.meanDensity * Math.sqrt(mean / persons);
  return generateContacts({ ...standardContacts, persons, media, meanDensity, seed });
}

/** Generates the country; about 0.2 µs a pair, and the store after it. */
export function generateNation(shape: NationalShape, say: (text: string) => void): NationalCase {
  const persons = sharesOf(shape.persons, shape.cities);
  const media = sharesOf(shape.media, shape.cities);
  const mean = shape.persons / shape.cities;
  const cities = persons.map((n, c) => cityCase(n, media[c], mean, shape.seed + c));
  const pairs = cities.reduce((sum, city) => sum + city.persons.length, 0);
  say(`${pairs.toLocaleString('en')} pairs generated`);
  const weights = new Float64Array(shape.persons);
  const cityOf = new Uint32Array(shape.persons);
  const rowStart = new Uint32Array(shape.media + 1);
  const list = new Uint32Array(pairs);
  const costs = new Float64Array(shape.media);
  let [person, medium, pair] = [0, 0, 0];
  cities.forEach((city, c) => {
    const { segmentStart, segmentWeights } = city;
    for (let s = 0; s < segmentWeights.length; s++)
      weights.fill(segmentWeights[s], person + segmentStart[s], person + segmentStart[s + 1]);
    cityOf.fill(c, person, person + city.personCount);
    for (let e = 0; e < city.persons.length; e++) list[pair + e] = person + city.persons[e];
    for (let m = 0; m < city.mediaCount; m++) rowStart[medium + m + 1] = pair + city.rowStart[m + 1];
    // A face in a larger city costs more.
    const level = (city.personCount / mean) ** 0.5 / 50;
    costs.set(
      city.costs.map((cost) => Math.round(cost * level) + 10),
      medium,
    );
    person += city.personCount;
    medium += city.mediaCount;
    pair += city.persons.length;
  });
  const rows = { mediaCount: shape.media, rowStart, persons: list };
  const store = buildPanel({ weights, cities: cityOf }, rows);
  say(`store of ${Math.round(store.imageBytes / 2 ** 20)} MiB built`);
  return { store, costs, pairs };
}
