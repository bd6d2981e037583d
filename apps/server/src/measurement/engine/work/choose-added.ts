import { majorantGain, touchingMean } from '@ooh/measurement/contact-majorant';
import { contactShareDifference } from '@ooh/measurement/paired-difference';
import { poissonAtLeast } from '@ooh/measurement/poisson';
import { certain } from '@ooh/contract/core/certain';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { membersReader } from './area-members.ts';
import type { AreaCells } from './area-presence.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';
import { contactsOf, rowOf, type Row } from './weigh-changes.ts';

/** Unit-days of an item that can be bought once more, and what they cost. */
export interface AddOption {
  readonly item: number;
  readonly unitDays: number;
  readonly fen: number;
}

export interface AddInput {
  /** The units; their days as planned and as run do not count here. */
  readonly effect: EffectInput;
  readonly before: readonly number[];
  readonly options: readonly AddOption[];
  readonly budgetFen: number;
  /** Contacts from which a person of the audience counts. */
  readonly leastContacts: number;
  /** The one area whose people are aimed at; null for the audience of the city. */
  readonly area: AreaCells | null;
}

export interface AddChoice {
  /** Places among the options, in the order in which they were chosen. */
  readonly chosen: readonly number[];
  /** Options that the money pays for and the model knows. */
  readonly compared: number;
  /** People aimed at that the chosen ones add, and the most that any choice for the money could. */
  readonly added: number;
  readonly most: number;
  /** Share of the city's audience with the least contacts, after minus before, paired on the same persons. */
  readonly share: Estimate;
  /** Panel persons of the audience whose contacts change. */
  readonly personsChanged: number;
}

interface Aim {
  /** By person, what one stands for among those aimed at. */
  readonly weights: Float64Array;
  readonly leastContacts: number;
}

function aimOf(model: CityModel, { area, leastContacts }: AddInput, mask: Uint8Array): Aim {
  const { weights } = model.store;
  if (area === null) return { weights: weights.map((weight, p) => mask[p] * weight), leastContacts };
  const inside = membersReader(model, area)(0, mask);
  const aimed = new Float64Array(weights.length);
  for (const p of inside.members) aimed[p] = inside.weights[p];
  return { weights: aimed, leastContacts };
}

function gainOf(
  { weights, leastContacts: k }: Aim,
  { persons, contacts }: Row,
  days: number,
  at: Float64Array,
) {
  let gain = 0;
  persons.forEach((p, i) => {
    if (weights[p] > 0)
      gain += weights[p] * (poissonAtLeast(at[p] + days * contacts[i], k) - poissonAtLeast(at[p], k));
  });
  return gain;
}

/** The most that any options for the money add to some contacts: a fractional knapsack of their majorants. */
function mostOf(
  aim: Aim,
  rows: readonly Row[],
  options: readonly AddOption[],
  budgetFen: number,
  at: Float64Array,
) {
  const { weights, leastContacts: k } = aim;
  const touching = new Map<number, number>();
  const worth = options.map(({ unitDays, fen }, i) => {
    let gain = 0;
    rows[i].persons.forEach((p, j) => {
      if (weights[p] === 0) return;
      const touches = touching.get(p) ?? touchingMean(at[p], k);
      touching.set(p, touches);
      gain += weights[p] * majorantGain(at[p], unitDays * rows[i].contacts[j], k, touches);
    });
    return { gain, fen };
  });
  let [left, most] = [budgetFen, 0];
  for (const { gain, fen } of worth.toSorted((a, b) => b.gain * a.fen - a.gain * b.fen)) {
    const part = fen > 0 ? Math.min(1, left / fen) : 1;
    most += part * gain;
    left -= part * fen;
  }
  return most;
}

/**
 * Option by option the one that adds most for its money, while the money lasts. What an option adds is computed anew only
 * once it leads with what it added before.
 */
function greedy(
  aim: Aim,
  rows: readonly Row[],
  options: readonly AddOption[],
  budgetFen: number,
  at: Float64Array,
) {
  const contacts = Float64Array.from(at);
  const gainNow = (i: number) => gainOf(aim, rows[i], options[i].unitDays, contacts);
  const gains = options.map((_, i) => gainNow(i));
  const known = options.map(() => 0);
  const open = new Set(options.keys());
  const chosen: number[] = [];
  let [left, added] = [budgetFen, 0];
  for (;;) {
    let best = -1;
    for (const i of open) {
      if (options[i].fen > left || gains[i] <= 0) continue;
      if (best < 0 || gains[i] * options[best].fen > gains[best] * options[i].fen) best = i;
    }
    if (best < 0) return { chosen, added, contacts };
    if (known[best] < chosen.length) {
      gains[best] = gainNow(best);
      known[best] = chosen.length;
      continue;
    }
    const { persons, contacts: rates } = rows[best];
    persons.forEach((p, i) => (contacts[p] = contacts[p] + options[best].unitDays * rates[i]));
    open.delete(best);
    chosen.push(best);
    left -= options[best].fen;
    added += gains[best];
  }
}

/**
 * Units that are worth their money on top of what an order has, for people of its audience, with the most that any
 * choice for the same money could add. Throws RangeError for an audience of nobody.
 */
export function chooseAdded(model: CityModel, input: AddInput): AddChoice {
  const mask = audienceMask(model.labels, input.effect.audience);
  const { rates } = knownItems(model, input.effect);
  const at = contactsOf(model, rates, input.before);
  const rowOfItem = new Map<number, Row>();
  const known = input.options.flatMap((option, place) => {
    const unit = rates[option.item];
    if (unit === null || option.fen > input.budgetFen) return [];
    const row = rowOfItem.get(option.item) ?? rowOf(model, unit, mask);
    rowOfItem.set(option.item, row);
    return [{ option, place, row }];
  });
  const aim = aimOf(model, input, mask);
  const [rows, options] = [known.map(({ row }) => row), known.map(({ option }) => option)];
  const { chosen, added, contacts } = greedy(aim, rows, options, input.budgetFen, at);
  const design = { weights: model.store.weights, strata: model.strata };
  const { share, personsChanged } = contactShareDifference(design, at, contacts, input.leastContacts, mask);
  return {
    chosen: chosen.map((i) => certain(known[i], 'chosen option').place),
    compared: known.length,
    added,
    // Whatever is chosen adds no more than it would on top of the units that were chosen.
    most: Math.min(
      Math.max(added, mostOf(aim, rows, options, input.budgetFen, at)),
      added + mostOf(aim, rows, options, input.budgetFen, contacts),
    ),
    share: estimateOf(share),
    personsChanged,
  };
}
