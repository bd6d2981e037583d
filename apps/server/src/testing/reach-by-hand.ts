import type { CityModel } from '../measurement/engine/city-model.ts';

/** Share of everybody that so many unit-days of each of these lines reach, summed up person by person. */
export function reachByHand(
  { store, lineIds }: CityModel,
  lines: readonly string[],
  unitDays: readonly number[],
): number {
  const { weights, rowStart, persons, rates } = store;
  const contacts = new Float64Array(weights.length);
  unitDays.forEach((count, i) => {
    const medium = lineIds.indexOf(lines[i]);
    for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++)
      contacts[persons[e]] = contacts[persons[e]] + count * rates[e];
  });
  let [reached, universe] = [0, 0];
  weights.forEach((weight, p) => {
    universe += weight;
    reached += weight * (1 - Math.exp(-contacts[p]));
  });
  return reached / universe;
}
