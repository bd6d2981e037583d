import { shareRange, type ShareRange } from '@ooh/measurement/contact-sensitivity';
import { planIntervals } from '@ooh/measurement/interval';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import type { CityModel } from '../city-model.ts';
import { actualExposure, type EffectInput } from './measure-effect.ts';

/** People whom any of some postings reached, each once. */
export interface ReachTogether {
  readonly reached: Estimate;
  /** 校准区间 of these people. */
  readonly range: ShareRange;
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
  const { weights } = model.store;
  const contacts = new Float64Array(weights.length);
  const moving = new Float64Array(weights.length);
  for (const effect of effects) {
    const own = actualExposure(model, effect);
    own.contacts.forEach((met, p) => (contacts[p] = contacts[p] + met));
    own.moving.forEach((met, p) => (moving[p] = moving[p] + met));
  }
  const { low, high } = shareRange(weights, contacts, moving);
  const everybody = weights.reduce((sum, weight) => sum + weight, 0);
  const panelPersons = contacts.reduce((count, met) => count + Number(met > 0), 0);
  const design = { weights, strata: model.strata };
  return {
    reached: estimateOf(planIntervals(design, contacts).reach),
    range: { low: low * everybody, high: high * everybody },
    panelPersons,
    otherPersons: contacts.length - panelPersons,
  };
}
