import { chancesOfContact } from '@ooh/measurement/poisson';
import type { CityModel } from '../city-model.ts';
import { portraitOfMask, sizeOfMask, type CrowdSize, type LabelPortrait } from './crowd-figures.ts';
import { addUnitDays } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

export interface ExposedInput {
  /** What days are planned is not read: every unit runs on all days. */
  readonly effect: EffectInput;
  /** Units of each item, in the order of the items. */
  readonly units: readonly number[];
  readonly days: number;
}

/**
 * The people whom some media reach at least once in the days, and their labels: every person belongs with the chance of
 * a contact.
 */
export function exposedPortrait(
  model: CityModel,
  { effect, units, days }: ExposedInput,
): { size: CrowdSize; labels: LabelPortrait[] } {
  const { rates } = knownItems(model, effect);
  const contacts = new Float64Array(model.store.personCount);
  rates.forEach((unit, item) => {
    if (unit !== null) addUnitDays(model, unit, units[item] * days, contacts);
  });
  const chances = chancesOfContact(contacts);
  return { size: sizeOfMask(model, chances), labels: portraitOfMask(model, chances) };
}
