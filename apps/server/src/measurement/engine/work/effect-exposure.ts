import { addExposure, evaluateExposure } from '@ooh/measurement/rate-reach';
import { targetShareInterval } from '@ooh/measurement/audience';
import { planIntervals, totalInterval } from '@ooh/measurement/interval';
import type { FaceRates } from '@ooh/measurement/face-rates';
import { chancesOfContact } from '@ooh/measurement/poisson';
import type { CityModel } from '../city-model.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';

/** Contact rates of one unit of an item per day: a row of the model's store with the form's factor, or a face's own. */
export type UnitRates =
  | { readonly medium: number; readonly factor: number }
  | { readonly medium: null; readonly face: FaceRates };

/** Adds `unitDays` of a unit to the expected contacts of every person. */
export function addUnitDays(model: CityModel, unit: UnitRates, unitDays: number, into: Float64Array): void {
  if (unitDays === 0) return;
  if (unit.medium !== null) {
    addExposure(model.store, unit.medium, unitDays * unit.factor, into);
    return;
  }
  const { persons, rates } = unit.face;
  for (let i = 0; i < persons.length; i++) {
    const p = persons[i];
    into[p] = into[p] + unitDays * rates[i];
  }
}

/** Calls with every person who meets a unit, and the contacts a day with it. */
export function forUnitPairs(
  { store }: CityModel,
  unit: UnitRates,
  call: (person: number, rate: number) => void,
): void {
  if (unit.medium === null) {
    const { persons, rates } = unit.face;
    for (let i = 0; i < persons.length; i++) call(persons[i], rates[i]);
    return;
  }
  const { rowStart, persons, rates } = store;
  for (let e = rowStart[unit.medium]; e < rowStart[unit.medium + 1]; e++)
    call(persons[e], rates[e] * unit.factor);
}

/** Contacts of one unit on one day: of all, of the audience, and panel persons behind both. */
export interface UnitDay {
  readonly contacts: number;
  readonly taContacts: number;
  readonly persons: number;
  readonly taPersons: number;
}

/** Persons who meet one unit, and their contacts a day with it. */
export function unitPairsOf(
  { store }: CityModel,
  unit: UnitRates,
): { readonly persons: Uint32Array; readonly rates: Float64Array } {
  if (unit.medium === null) return unit.face;
  const [from, to] = [store.rowStart[unit.medium], store.rowStart[unit.medium + 1]];
  const persons = new Uint32Array(to - from);
  const rates = new Float64Array(to - from);
  for (let e = from; e < to; e++) {
    persons[e - from] = store.persons[e];
    rates[e - from] = store.rates[e] * unit.factor;
  }
  return { persons, rates };
}

export function unitDayOf(model: CityModel, unit: UnitRates, mask: Uint8Array): UnitDay {
  const { store } = model;
  const isFace = unit.medium === null;
  const [from, to] = isFace
    ? [0, unit.face.persons.length]
    : [store.rowStart[unit.medium], store.rowStart[unit.medium + 1]];
  const [people, rates, factor] = isFace
    ? [unit.face.persons, unit.face.rates, 1]
    : [store.persons, store.rates, unit.factor];
  let [contacts, taContacts, taPersons] = [0, 0, 0];
  for (let e = from; e < to; e++) {
    const p = people[e];
    const met = store.weights[p] * rates[e] * factor;
    contacts += met;
    if (mask[p] === 0) continue;
    taContacts += met;
    taPersons++;
  }
  return { contacts, taContacts, persons: to - from, taPersons };
}

/** Figures of expected contacts; reach, frequency and classes refer to the audience. */
export interface ExposureSums {
  readonly impressions: Estimate;
  readonly taImpressions: Estimate;
  readonly reach: Estimate;
  readonly reachShare: Estimate;
  readonly frequency: Estimate | null;
  /** People reached, the audience or not. */
  readonly reachedPersons: number;
  /** Panel persons with any contact, of all and of the audience. */
  readonly panelPersons: number;
  readonly taPanelPersons: number;
  /** People of the audience with n contacts, n = 0 … 9, and 10 or more. */
  readonly distribution: readonly number[];
}

const openClass = 10;

/** Throws RangeError for an audience of nobody. */
export function exposureSums(model: CityModel, contacts: Float64Array, mask: Uint8Array): ExposureSums {
  const { weights } = model.store;
  const design = { weights, strata: model.strata };
  const figures = evaluateExposure(weights, contacts, { audience: mask, maxFrequency: openClass });
  const intervals = planIntervals(design, contacts, { audience: mask });
  let [reachedPersons, panelPersons] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (contacts[p] === 0) continue;
    panelPersons++;
    reachedPersons -= weights[p] * Math.expm1(-contacts[p]);
  }
  return {
    impressions: estimateOf(totalInterval(design, contacts)),
    taImpressions: estimateOf(intervals.impressions),
    reach: estimateOf(intervals.reach),
    reachShare: estimateOf(intervals.reachShare),
    frequency: intervals.frequency && estimateOf(intervals.frequency),
    reachedPersons,
    panelPersons,
    taPanelPersons: figures.personsExposed,
    distribution: figures.distribution,
  };
}

/** Share of the audience in what a plan delivers, by people reached and by impressions; null where it meets nobody. */
export interface Concentration {
  readonly people: Estimate | null;
  readonly impressions: Estimate | null;
}

export function concentrationOf(model: CityModel, contacts: Float64Array, mask: Uint8Array): Concentration {
  const design = { weights: model.store.weights, strata: model.strata };
  const people = targetShareInterval(design, chancesOfContact(contacts), mask);
  const impressions = targetShareInterval(design, contacts, mask);
  return {
    people: people && estimateOf(people),
    impressions: impressions && estimateOf(impressions),
  };
}
