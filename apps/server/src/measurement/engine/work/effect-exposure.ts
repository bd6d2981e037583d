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

/** Who meets a unit, ascending. */
export const personsOfUnit = ({ store }: CityModel, unit: UnitRates): Uint32Array =>
  unit.medium === null
    ? unit.face.persons
    : store.persons.subarray(store.rowStart[unit.medium], store.rowStart[unit.medium + 1]);

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

/** Contacts of one vehicle of a line on one day; `factor` is its form's. */
function lineDay({ store }: CityModel, medium: number, factor: number, mask: Uint8Array): UnitDay {
  const { rowStart, persons, rates, weights } = store;
  const [from, to] = [rowStart[medium], rowStart[medium + 1]];
  let [contacts, taContacts, taPersons] = [0, 0, 0];
  for (let e = from; e < to; e++) {
    const p = persons[e];
    const met = weights[p] * rates[e] * factor;
    contacts += met;
    if (mask[p] === 0) continue;
    taContacts += met;
    taPersons++;
  }
  return { contacts, taContacts, persons: to - from, taPersons };
}

/** The same of a face. A loop of its own: one that reads rates of two kinds is much slower. */
function faceDay(
  { store: { weights } }: CityModel,
  { persons, rates }: FaceRates,
  mask: Uint8Array,
): UnitDay {
  let [contacts, taContacts, taPersons] = [0, 0, 0];
  for (let i = 0; i < persons.length; i++) {
    const p = persons[i];
    const met = weights[p] * rates[i];
    contacts += met;
    if (mask[p] === 0) continue;
    taContacts += met;
    taPersons++;
  }
  return { contacts, taContacts, persons: persons.length, taPersons };
}

export const unitDayOf = (model: CityModel, unit: UnitRates, mask: Uint8Array): UnitDay =>
  unit.medium === null ? faceDay(model, unit.face, mask) : lineDay(model, unit.medium, unit.factor, mask);

/** A day of each unit; faces that are met by the same people equally often are summed once. */
export function unitDaysOf(
  model: CityModel,
  units: readonly (UnitRates | null)[],
  mask: Uint8Array,
): (UnitDay | null)[] {
  const ofFace = new Map<FaceRates, UnitDay>();
  return units.map((unit) => {
    if (unit === null || unit.medium !== null) return unit && unitDayOf(model, unit, mask);
    const known = ofFace.get(unit.face) ?? faceDay(model, unit.face, mask);
    ofFace.set(unit.face, known);
    return known;
  });
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
