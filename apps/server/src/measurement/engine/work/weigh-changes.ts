import { contactShareDifference } from '@ooh/measurement/paired-difference';
import { poissonAtLeast } from '@ooh/measurement/poisson';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import {
  addUnitDays,
  exposureSums,
  unitDayOf,
  unitPairsOf,
  type ExposureSums,
  type UnitRates,
} from './effect-exposure.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

/** Unit-days that a change adds to an item, negative where it takes them away. */
export interface UnitDayShift {
  readonly item: number;
  readonly unitDays: number;
}

export type Change = readonly UnitDayShift[];

export interface WeighInput {
  /** The units; their days as planned and as run do not count here. */
  readonly effect: EffectInput;
  /** Unit-days of each item without any change. */
  readonly before: readonly number[];
  /** Groups of alternatives: of each group the change that reaches most is found by trying all of them. */
  readonly groups: readonly (readonly Change[])[];
  /** Contacts from which a person of the audience counts as reached by a change; 1 where it is absent. */
  readonly leastContacts?: number;
}

/** One item beside the others, as it is before any change. */
export interface WeighedItem {
  /** Share of the audience that nothing else brings to the least contacts: what is lost without it. */
  readonly addedShare: number;
  /** Share of the audience that one unit-day more reaches, at the margin. */
  readonly slope: number;
  /** Contacts of the audience with one unit on one day. */
  readonly taContactsPerDay: number;
}

export interface WeighedChange {
  /** Its place in the group. */
  readonly index: number;
  /** How many were compared. */
  readonly compared: number;
  /** Share of the audience with the least contacts, after minus before, paired on the same persons. */
  readonly reachShare: Estimate;
  readonly after: ExposureSums;
  /** Panel persons of the audience whose contacts change. */
  readonly personsChanged: number;
  /** By item, as `slope` but after the change. */
  readonly slopes: readonly number[];
}

export interface Weighed {
  readonly taUniverse: number;
  readonly before: ExposureSums;
  /** By item; null where the model knows nothing of its unit. */
  readonly items: readonly (WeighedItem | null)[];
  /** By group; null where the model knows the units of no change in it. */
  readonly best: readonly (WeighedChange | null)[];
}

export interface Row {
  readonly unit: UnitRates;
  readonly persons: Uint32Array;
  /** Contacts of each on one unit-day. */
  readonly contacts: Float64Array;
}

/** Persons of the audience who meet a unit, with their contacts on one unit-day. */
export function rowOf(model: CityModel, unit: UnitRates, mask: Uint8Array): Row {
  const pairs = unitPairsOf(model, unit);
  const own = pairs.persons.reduce((count, p) => count + mask[p], 0);
  const row = { unit, persons: new Uint32Array(own), contacts: new Float64Array(own) };
  let at = 0;
  pairs.persons.forEach((p, i) => {
    if (mask[p] === 0) return;
    row.persons[at] = p;
    row.contacts[at++] = pairs.rates[i];
  });
  return row;
}

function slopeOf({ persons, contacts }: Row, weights: Float64Array, at: Float64Array): number {
  let slope = 0;
  persons.forEach((p, i) => {
    slope += weights[p] * Math.exp(-at[p]) * contacts[i];
  });
  return slope;
}

/** Contacts of everybody with so many unit-days of each item. */
export function contactsOf(
  model: CityModel,
  rates: readonly (UnitRates | null)[],
  unitDays: readonly number[],
) {
  const contacts = new Float64Array(model.store.personCount);
  rates.forEach((unit, i) => {
    if (unit !== null) addUnitDays(model, unit, unitDays[i], contacts);
  });
  return contacts;
}

function shifted(unitDays: readonly number[], change: Change): number[] {
  const after = [...unitDays];
  // More cannot be taken away than there is.
  for (const { item, unitDays: days } of change) after[item] = Math.max(0, after[item] + days);
  return after;
}

/**
 * What changes of an order do to the reach of its audience in a city: every alternative is computed on the same persons
 * and the best of each group is given with its paired difference. Throws RangeError for an audience of nobody.
 */
export function weighChanges(model: CityModel, input: WeighInput): Weighed {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, input.effect.audience);
  const { rates } = knownItems(model, input.effect);
  const rows = rates.map((unit) => unit && rowOf(model, unit, mask));
  const { leastContacts = 1 } = input;
  const before = contactsOf(model, rates, input.before);
  const unmet = before.map((contacts, p) => mask[p] * weights[p] * Math.exp(-contacts));
  const taUniverse = weights.reduce((sum, weight, p) => sum + mask[p] * weight, 0);

  /** People of the audience that a change adds, from the persons of its units alone. */
  const delta = new Float64Array(weights.length);
  const gainOf = (change: Change): number => {
    const after = shifted(input.before, change);
    const touched: Row[] = [];
    for (const { item } of change) {
      const row = rows[item];
      if (row === null) throw new Error(`item ${item} of a change is unknown to the model`);
      const days = after[item] - input.before[item];
      row.persons.forEach((p, i) => (delta[p] = delta[p] + days * row.contacts[i]));
      touched.push(row);
    }
    let gain = 0;
    for (const { persons } of touched)
      for (const p of persons) {
        if (delta[p] === 0) continue;
        gain +=
          leastContacts === 1
            ? -unmet[p] * Math.expm1(-delta[p])
            : weights[p] *
              (poissonAtLeast(before[p] + delta[p], leastContacts) -
                poissonAtLeast(before[p], leastContacts));
        delta[p] = 0;
      }
    return gain;
  };

  const bestOf = (group: readonly Change[]): WeighedChange | null => {
    let [index, most] = [-1, -Infinity];
    let compared = 0;
    group.forEach((change, i) => {
      if (change.some(({ item }) => rows[item] === null)) return;
      compared++;
      const gain = gainOf(change);
      if (gain > most) [index, most] = [i, gain];
    });
    if (index < 0) return null;
    const contacts = contactsOf(model, rates, shifted(input.before, group[index]));
    const design = { weights, strata: model.strata };
    const difference = contactShareDifference(design, before, contacts, leastContacts, mask);
    return {
      index,
      compared,
      reachShare: estimateOf(difference.share),
      after: exposureSums(model, contacts, mask),
      personsChanged: difference.personsChanged,
      slopes: rows.map((row) => (row ? slopeOf(row, weights, contacts) / taUniverse : 0)),
    };
  };

  return {
    taUniverse,
    before: exposureSums(model, before, mask),
    items: rows.map((row, item) => {
      if (row === null) return null;
      const lost = -gainOf([{ item, unitDays: -input.before[item] }]);
      return {
        addedShare: lost / taUniverse,
        slope: slopeOf(row, weights, before) / taUniverse,
        taContactsPerDay: unitDayOf(model, row.unit, mask).taContacts,
      };
    }),
    best: input.groups.map(bestOf),
  };
}
