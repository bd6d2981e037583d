import { effectiveSample, totalInterval } from '@ooh/measurement/interval';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { addUnitDays, exposureSums, type ExposureSums } from './effect-exposure.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** One item beside the others, in people of the audience. */
export interface ItemReach {
  /** Reached by the item alone. */
  readonly reach: Estimate;
  /** Reached by this item and no other: what is lost without it. */
  readonly added: Estimate;
  readonly taImpressions: Estimate;
  /** Panel persons of the audience with any contact with the item. */
  readonly taPanelPersons: number;
}

export interface BasketReach {
  readonly universe: number;
  readonly taUniverse: Estimate;
  readonly panelPersons: number;
  readonly otherPersons: number;
  readonly effectiveSample: number;
  readonly all: ExposureSums;
  /** Audience reached by two items or more, and panel persons of it who can be. */
  readonly overlap: Estimate;
  readonly overlapPanelPersons: number;
  /** By item; null where the model knows nothing of its unit. */
  readonly items: readonly (ItemReach | null)[];
}

/**
 * Reach of several items together and apart. Contacts are Poisson, so a person with contacts c of an item and C of
 * all meets that item and no other with probability e^−(C−c) − e^−C; who is reached at all and by no single item
 * alone is reached by two or more. Only what is planned counts. Throws RangeError for an audience of nobody.
 */
export function basketReach(model: CityModel, input: EffectInput): BasketReach {
  const { weights } = model.store;
  const persons = weights.length;
  const mask = audienceMask(model.labels, input.audience);
  const design = { weights, strata: model.strata };
  const { rates } = knownItems(model, input);
  const own = rates.map((unit, at) => {
    if (unit === null) return null;
    const contacts = new Float64Array(persons);
    const unitDays = input.items[at].planned.reduce((sum, units) => sum + units, 0);
    addUnitDays(model, unit, unitDays, contacts);
    return contacts;
  });
  const all = new Float64Array(persons);
  const meeting = new Uint16Array(persons);
  for (const contacts of own) {
    if (contacts === null) continue;
    for (let p = 0; p < persons; p++) {
      if (contacts[p] === 0) continue;
      all[p] = all[p] + contacts[p];
      meeting[p] = meeting[p] + 1;
    }
  }
  const totalOf = (values: Float64Array) => estimateOf(totalInterval(design, values, mask));
  const severalOf = all.map((contacts) => -Math.expm1(-contacts));
  const items = own.map((contacts): ItemReach | null => {
    if (contacts === null) return null;
    let taPanelPersons = 0;
    const alone = new Float64Array(persons);
    for (let p = 0; p < persons; p++) {
      if (contacts[p] === 0) continue;
      taPanelPersons += mask[p];
      alone[p] = -Math.expm1(-contacts[p]) * Math.exp(contacts[p] - all[p]);
      severalOf[p] = severalOf[p] - alone[p];
    }
    return {
      reach: totalOf(contacts.map((mean) => -Math.expm1(-mean))),
      added: totalOf(alone),
      taImpressions: totalOf(contacts),
      taPanelPersons,
    };
  });
  let [universe, panelPersons, overlapPanelPersons] = [0, 0, 0];
  for (let p = 0; p < persons; p++) {
    universe += weights[p];
    panelPersons += mask[p];
    if (meeting[p] > 1) overlapPanelPersons += mask[p];
    // One item alone leaves nothing but rounding.
    severalOf[p] = meeting[p] > 1 ? Math.max(0, severalOf[p]) : 0;
  }
  return {
    universe,
    taUniverse: totalOf(new Float64Array(persons).fill(1)),
    panelPersons,
    otherPersons: persons - panelPersons,
    effectiveSample: effectiveSample(weights, mask),
    all: exposureSums(model, all, mask),
    overlap: totalOf(severalOf),
    overlapPanelPersons,
    items,
  };
}
