import { poissonInto } from '@ooh/measurement/poisson';
import { noCell, type CityModel } from '../city-model.ts';

/** A label among the people reached, in the city and in the audience: people, and panel persons behind them. */
export interface ReachedLabel {
  readonly labelId: number;
  readonly reached: number;
  readonly city: number;
  readonly audience: number;
  readonly reachedPanel: number;
  readonly cityPanel: number;
  readonly audiencePanel: number;
}

/** Every label among those reached, each person counted with the chance of at least one contact. */
export function reachedPortrait(model: CityModel, contacts: Float64Array, mask: Uint8Array): ReachedLabel[] {
  const { weights } = model.store;
  const reached = weights.map((weight, p) => (contacts[p] > 0 ? -weight * Math.expm1(-contacts[p]) : 0));
  return [...model.labels.bits].map(([labelId, bits]) => {
    const sum = {
      labelId,
      reached: 0,
      city: 0,
      audience: 0,
      reachedPanel: 0,
      cityPanel: 0,
      audiencePanel: 0,
    };
    for (let p = 0; p < weights.length; p++) {
      if (((bits[p >> 3] >> (p & 7)) & 1) === 0) continue;
      sum.city += weights[p];
      sum.cityPanel++;
      if (mask[p] !== 0) {
        sum.audience += weights[p];
        sum.audiencePanel++;
      }
      if (contacts[p] <= 0) continue;
      sum.reached += reached[p];
      sum.reachedPanel++;
    }
    return sum;
  });
}

/** Kish's effective sample of the people reached, each with the chance of at least one contact. */
export function reachedSample({ store: { weights } }: CityModel, contacts: Float64Array): number {
  let [sum, squares] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (contacts[p] <= 0) continue;
    const reached = -weights[p] * Math.expm1(-contacts[p]);
    sum += reached;
    squares += reached * reached;
  }
  return squares > 0 ? (sum * sum) / squares : 0;
}

export interface ContactClass {
  readonly from: number;
  /** Null for the open class. */
  readonly to: number | null;
  readonly persons: number;
  /** People of the class who work elsewhere than at home. */
  readonly commuters: number;
}

/** 0, 1–2, 3–5 and 6+ contacts. */
const bounds: readonly (readonly [number, number | null])[] = [
  [0, 0],
  [1, 2],
  [3, 5],
  [6, null],
];

/** People of the audience by their contacts. */
export function contactClasses(model: CityModel, contacts: Float64Array, mask: Uint8Array): ContactClass[] {
  const { weights } = model.store;
  const persons = new Float64Array(bounds.length);
  const commuters = new Float64Array(bounds.length);
  const chances = new Float64Array(7);
  for (let p = 0; p < weights.length; p++) {
    if (mask[p] === 0) continue;
    poissonInto(contacts[p], chances);
    const isCommuter = model.workCell[p] !== noCell && model.workCell[p] !== model.homeCell[p];
    bounds.forEach(([from, to], i) => {
      let chance = 0;
      for (let n = from; n <= (to ?? 6); n++) chance += chances[n];
      persons[i] = persons[i] + weights[p] * chance;
      if (isCommuter) commuters[i] = commuters[i] + weights[p] * chance;
    });
  }
  return bounds.map(([from, to], i) => ({ from, to, persons: persons[i], commuters: commuters[i] }));
}
