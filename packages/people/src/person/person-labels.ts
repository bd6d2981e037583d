/** Turns a person's traits into the label list, correlated with age, sex, income, family, place and travel. */
import { labelId } from '@ooh/reference/labels';
import { labelProbability, multiLabelLogits, multiLabelRows, type Traits } from './label-model.ts';
import type { Random } from '@ooh/reference/random';

/** Occupations in the order of the label tree. */
export const occupation = {
  office: 0,
  production: 1,
  business: 2,
  freelance: 3,
  student: 4,
  retired: 5,
  homemaker: 6,
  other: 7,
} as const;

/** Travel modes in the order of the label tree. */
export const travelMode = { bus: 0, metro: 1, car: 2, cycle: 3, walk: 4 } as const;

export interface PersonTraits {
  readonly sex: number;
  readonly age: number;
  readonly education: number;
  readonly occupation: number;
  /** −1 without one. */
  readonly industry: number;
  /** Standard normal in the city. */
  readonly income: number;
  /** 0 高 .. 3 大众. */
  readonly consumption: number;
  readonly hasCar: boolean;
  readonly mode: number;
  /** Of the city, 0–1: who does not ride the metro daily rides it now and then where there is one. */
  readonly metroAccess: number;
  /** 0 when the person does not commute. */
  readonly commuteMeters: number;
  /** −1..1. */
  readonly central: number;
}

const marriedByAge = [0, 0.06, 0.56, 0.87, 0.92, 0.9];
const childByAge = [0, 0.35, 0.74, 0.94, 0.97, 0.97];

/** 0 未婚, 1 已婚未育, 2 已婚已育. */
function drawMarriage(age: number, random: Random): number {
  if (!random.chance(marriedByAge[age])) return 0;
  return random.chance(childByAge[age]) ? 2 : 1;
}

/** Probability of a child of 0–3, 4–6, 7–12, 13–17 for a parent, by age band. */
const childAges: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0.8, 0.25, 0.02, 0],
  [0.45, 0.4, 0.32, 0.03],
  [0.1, 0.2, 0.55, 0.38],
  [0.01, 0.03, 0.15, 0.36],
  [0, 0, 0.01, 0.03],
];

const commuteEdges = [3000, 5000, 10_000, 20_000];

function drawHousing(person: PersonTraits, random: Random): number {
  if (person.occupation === occupation.production && random.chance(0.45)) return 3;
  const own = 1 / (1 + Math.exp(1.25 - 0.8 * person.income - 0.45 * (person.age - 2)));
  if (random.chance(own)) return 0;
  return random.chance(1 / (1 + Math.exp(0.3 - 0.9 * person.income))) ? 1 : 2;
}

/** Writes the labels of a person in ascending order into `out` from `at`; returns the new end. */
export function writeLabels(person: PersonTraits, random: Random, out: Uint16Array, at: number): number {
  let end = at;
  const add = (label: number): void => {
    out[end++] = label;
  };
  add(labelId.male + person.sex);
  add(labelId.firstAge + person.age);
  add(labelId.firstEducation + person.education);
  add(labelId.firstOccupation + person.occupation);
  if (person.industry >= 0) add(labelId.firstIndustry + person.industry);
  add(labelId.firstConsumption + person.consumption);
  add(labelId.firstHousing + drawHousing(person, random));
  const phone = person.income + 0.8 * random.normal();
  add(labelId.firstPhone + (phone > 0.55 ? 0 : phone > -0.75 ? 1 : 2));
  const marriage = drawMarriage(person.age, random);
  add(labelId.firstMarriage + marriage);
  let parent = 0;
  if (marriage === 2) {
    for (let stage = 0; stage < 4; stage++) {
      if (!random.chance(childAges[person.age][stage])) continue;
      add(labelId.firstChild + stage);
      parent = 1;
    }
  }
  const youngAdult = person.age === 1 || person.age === 2;
  if (marriage === 0 && youngAdult && random.chance(0.07)) add(labelId.firstIntent);
  if (marriage === 1 && youngAdult && random.chance(0.3)) add(labelId.firstIntent + 1);
  const traits: Traits = {
    female: person.sex,
    youth: (3.2 - person.age) / 1.5,
    income: person.income,
    parent,
    central: person.central,
  };
  let row = 0;
  const addBelow = (limit: number): void => {
    for (; row < multiLabelRows.length && multiLabelRows[row][0] < limit; row++) {
      const label = multiLabelRows[row];
      if (random.chance(labelProbability(label, traits, multiLabelLogits[row]))) add(label[0]);
    }
  };
  addBelow(labelId.firstMode);
  add(labelId.firstMode + person.mode);
  add(person.hasCar ? labelId.hasCar : labelId.noCar);
  if (person.hasCar) add(random.chance(0.34 + 0.05 * traits.youth) ? labelId.newEnergyCar : labelId.fuelCar);
  if (person.commuteMeters > 0) {
    const band = commuteEdges.filter((edge) => person.commuteMeters >= edge).length;
    add(labelId.firstCommute + band);
  }
  const { bus, metro } = travelMode;
  if (random.chance(person.mode === bus ? 0.85 : 0.14)) add(labelId.firstHabit);
  if (random.chance(person.mode === metro ? 0.88 : 0.2 * person.metroAccess)) add(labelId.firstHabit + 1);
  addBelow(labelId.firstOutdoor);
  if (random.chance(person.mode === bus ? 0.7 : 0.35)) add(labelId.firstOutdoor);
  if (random.chance(person.mode === metro ? 0.75 : 0.25 * person.metroAccess)) add(labelId.firstOutdoor + 1);
  addBelow(65_536);
  return end;
}
