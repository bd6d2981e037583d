import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { personsOfUnit } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/**
 * Panel persons who meet an item and none of the items before it, by item. No person counts twice, so that of any of the
 * items together at least the sum of theirs are different persons.
 */
export interface FirstMet {
  readonly taPersons: Uint32Array;
  readonly otherPersons: Uint32Array;
}

/** How many persons each item adds to those before it. What days are planned is not read. */
export function firstMet(model: CityModel, effect: EffectInput): FirstMet {
  const mask = audienceMask(model.labels, effect.audience);
  const { rates } = knownItems(model, effect);
  const met = new Uint8Array(mask.length);
  const taPersons = new Uint32Array(rates.length);
  const otherPersons = new Uint32Array(rates.length);
  rates.forEach((unit, item) => {
    if (unit === null) return;
    for (const p of personsOfUnit(model, unit)) {
      if (met[p] === 1) continue;
      met[p] = 1;
      const own = mask[p] === 0 ? otherPersons : taPersons;
      own[item] = own[item] + 1;
    }
  });
  return { taPersons, otherPersons };
}
