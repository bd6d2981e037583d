import { crowdLabels } from '@ooh/reference/labels';
import { cellFromUInt64, cellParent } from '@ooh/geo/h3-cell';
import { matchedEffect, type MatchedEffect } from '@ooh/measurement/effect/matched-effect';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';
import { actualContacts, type EffectInput } from './measure-effect.ts';

/** What panel persons did in three periods of one length; persons not listed did nothing. */
export interface OutcomeRows {
  readonly persons: Uint32Array;
  readonly placebo: Uint32Array;
  readonly before: Uint32Array;
  readonly after: Uint32Array;
}

/** From this chance of a contact on a person is exposed, up to that one control; those in between are neither. */
const exposedChance = 0.5;
const controlChance = 0.1;
/** H3 resolution of districts of comparison: about 36 km². */
const districtResolution = 6;

/** Numbers distinct values in order of appearance. */
function numbered<Value>(values: readonly Value[]): Uint32Array {
  const numbers = new Map<Value, number>();
  return Uint32Array.from(values, (value) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  });
}

/** Place of a person in an exclusive dimension of labels, from 1; 0 for none. */
function dimensionOf(model: CityModel, name: string, persons: Uint32Array): Uint8Array {
  const dimension = crowdLabels
    .flatMap((category) => category.dimensions)
    .find((one) => one.dimension === name);
  const bitmaps = (dimension?.labels ?? []).map(({ labelId }) => model.labels.bits.get(labelId));
  return Uint8Array.from(
    persons,
    (p) => bitmaps.findIndex((bits) => bits !== undefined && ((bits[p >> 3] >> (p & 7)) & 1) === 1) + 1,
  );
}

/** What people are compared within: district, gender, age, and how far they go to work. */
function factorsOf(model: CityModel, persons: Uint32Array) {
  const districts = Array.from(model.cells, (cell) => cellParent(cellFromUInt64(cell), districtResolution));
  const home = Array.from(persons, (p) => districts[model.homeCell[p]]);
  const mobility = Uint8Array.from(persons, (p) => {
    const work = model.workCell[p];
    if (work === noCell) return 0;
    if (work === model.homeCell[p]) return 1;
    return districts[work] === districts[model.homeCell[p]] ? 2 : 3;
  });
  return [numbered(home), dimensionOf(model, '性别', persons), dimensionOf(model, '年龄', persons), mobility];
}

/** The effect of an order's contacts as run on what its audience did. Null where there is no control to compare with. */
export function measureOutcome(
  model: CityModel,
  input: { readonly effect: EffectInput; readonly outcome: OutcomeRows },
): MatchedEffect | null {
  const { outcome } = input;
  const contacts = actualContacts(model, input.effect);
  const mask = audienceMask(model.labels, input.effect.audience);
  const persons: number[] = [];
  const exposed: number[] = [];
  contacts.forEach((mean, p) => {
    if (mask[p] === 0) return;
    const chance = -Math.expm1(-mean);
    if (chance > controlChance && chance < exposedChance) return;
    persons.push(p);
    exposed.push(chance >= exposedChance ? 1 : 0);
  });
  const compared = Uint32Array.from(persons);
  const column = (of: Uint32Array) => {
    const did = new Uint8Array(model.store.personCount);
    outcome.persons.forEach((person, i) => (did[person] = of[i] > 0 ? 1 : 0));
    return Float64Array.from(compared, (p) => did[p]);
  };
  return matchedEffect({
    weights: Float64Array.from(compared, (p) => model.store.weights[p]),
    isExposed: Uint8Array.from(exposed),
    factors: factorsOf(model, compared),
    placebo: column(outcome.placebo),
    before: column(outcome.before),
    after: column(outcome.after),
  });
}
