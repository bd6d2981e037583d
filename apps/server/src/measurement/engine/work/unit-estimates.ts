import { targetShareInterval } from '@ooh/measurement/audience';
import { stratumSizesOf, totalInterval } from '@ooh/measurement/interval';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { unitPairsOf } from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** What one unit brings a day, with intervals, and the panel persons behind it. */
export interface UnitEstimate {
  readonly contacts: Estimate;
  readonly taContacts: Estimate;
  /** Share of the audience in the contacts; null where there are none. */
  readonly concentration: Estimate | null;
  readonly persons: number;
  readonly taPersons: number;
}

/** Estimates of each item's unit on one day; null where the model does not know it. Planned and actual days are not read. */
export function unitEstimates(model: CityModel, input: EffectInput): (UnitEstimate | null)[] {
  const mask = audienceMask(model.labels, input.audience);
  const stratumSizes = stratumSizesOf(model.strata);
  return knownItems(model, input).rates.map((unit) => {
    if (unit === null) return null;
    const { persons, rates } = unitPairsOf(model, unit);
    // Persons without a contact count as 0: the interval is that of the whole panel.
    const [weights, strata] = [new Float64Array(persons.length), new Uint16Array(persons.length)];
    const own = new Uint8Array(persons.length);
    let taPersons = 0;
    for (let i = 0; i < persons.length; i++) {
      const p = persons[i];
      weights[i] = model.store.weights[p];
      strata[i] = model.strata[p];
      own[i] = mask[p];
      taPersons += mask[p];
    }
    const design = { weights, strata, stratumSizes };
    const share = targetShareInterval(design, rates, own);
    return {
      contacts: estimateOf(totalInterval(design, rates)),
      taContacts: estimateOf(totalInterval(design, rates, own)),
      concentration: share && estimateOf(share),
      persons: persons.length,
      taPersons,
    };
  });
}
