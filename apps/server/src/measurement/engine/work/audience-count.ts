import type { CityModel } from '../city-model.ts';

/** The people of a city, and those of an audience among them. */
export interface AudienceCount {
  /** Persons that the panel stands for. */
  readonly universe: number;
  readonly taUniverse: number;
  /** Panel persons of the audience. */
  readonly panelPersons: number;
  /** Panel persons outside of it. */
  readonly otherPersons: number;
}

/** Sums over the panel; the mask is 1 for persons of the audience. */
export function countAudience(
  { store: { weights } }: Pick<CityModel, 'store'>,
  mask: Uint8Array,
): AudienceCount {
  let [universe, taUniverse, panelPersons] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    universe += weights[p];
    taUniverse += mask[p] * weights[p];
    panelPersons += mask[p];
  }
  return { universe, taUniverse, panelPersons, otherPersons: weights.length - panelPersons };
}
