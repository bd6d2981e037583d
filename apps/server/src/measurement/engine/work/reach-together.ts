import { planIntervals } from '@ooh/measurement/interval';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import type { CityModel } from '../city-model.ts';
import { actualContacts, type EffectInput } from './measure-effect.ts';

/** People whom any of some postings reached, each once. */
export interface ReachTogether {
  readonly reached: Estimate;
  /** Panel persons with any contact, and the others. */
  readonly panelPersons: number;
  readonly otherPersons: number;
}

export interface TogetherInput {
  /** One for each order; their audiences do not count. */
  readonly effects: readonly EffectInput[];
}

/** What all postings of several orders reach together: everybody's contacts are added up before anybody is counted. */
export function reachTogether(model: CityModel, { effects }: TogetherInput): ReachTogether {
  const contacts = new Float64Array(model.store.personCount);
  for (const effect of effects) {
    const own = actualContacts(model, effect);
    own.forEach((met, p) => (contacts[p] = contacts[p] + met));
  }
  const panelPersons = contacts.reduce((count, met) => count + Number(met > 0), 0);
  const design = { weights: model.store.weights, strata: model.strata };
  return {
    reached: estimateOf(planIntervals(design, contacts).reach),
    panelPersons,
    otherPersons: contacts.length - panelPersons,
  };
}
