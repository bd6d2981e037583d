import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import type { Estimate } from '../../../disclosure/estimate.ts';
import { countAudience, type AudienceCount } from './audience-count.ts';
import { addUnitDays, personsOfUnit, type UnitRates } from './effect-exposure.ts';
import { contactsOf, knownItems, type EffectItem } from './measure-effect.ts';
import { effectOf, reachedAlone, type MixMeasureInput } from './measure-mix.ts';

export interface ReachCurveInput extends Omit<MixMeasureInput, 'other'> {
  /** What each item costs, by item. */
  readonly costsFen: readonly number[];
  /** Fewest panel persons of the audience whom the items between two points meet. */
  readonly minimumCell: number;
}

/** A plan of the items of all points up to this one. */
export interface CurvePoint {
  /** Items that this point adds, in their own order: which of them came first is not told. */
  readonly items: readonly number[];
  readonly reachShare: Estimate;
  /** Panel persons of the audience with any contact. */
  readonly taPanelPersons: number;
}

export interface ReachCurve extends AudienceCount {
  readonly points: readonly CurvePoint[];
  /** By item: whether the model knows its unit; the others are on no point. */
  readonly isKnown: readonly boolean[];
}

/** Points of a curve at most: on a longer list, a point adds items until so large a part of the money is spent. */
const mostPoints = 48;

type Known = EffectItem & { readonly rates: UnitRates; readonly index: number; readonly costFen: number };

const unitDaysOf = ({ planned }: Known): number => planned.reduce((sum, units) => sum + units, 0);

/** People whom an item would reach of those not reached yet. `left` is weight × chance of no contact so far, by person. */
function gainOf(model: CityModel, item: Known, left: Float64Array): number {
  const { rates: unit } = item;
  const unitDays = unitDaysOf(item);
  let gain = 0;
  if (unit.medium === null) {
    const { persons, rates } = unit.face;
    for (let i = 0; i < persons.length; i++) gain -= left[persons[i]] * Math.expm1(-unitDays * rates[i]);
    return gain;
  }
  const { rowStart, persons, rates } = model.store;
  const times = unitDays * unit.factor;
  for (let e = rowStart[unit.medium]; e < rowStart[unit.medium + 1]; e++)
    gain -= left[persons[e]] * Math.expm1(-times * rates[e]);
  return gain;
}

/**
 * Items one after another, each time the one that reaches most new people for its money; of equals the first. What is
 * free goes first. Gains only fall as items are added, so one that still leads by its last gain need not be looked for.
 */
function greedyOrder(model: CityModel, items: readonly Known[], mask: Uint8Array): Known[] {
  const left = model.store.weights.map((weight, p) => weight * mask[p]);
  const worth = (item: Known) => (item.costFen === 0 ? Infinity : gainOf(model, item, left) / item.costFen);
  const open = items.map((item) => ({ item, worth: worth(item), round: 0 }));
  const order: Known[] = [];
  while (open.length > 0) {
    let best = 0;
    for (let i = 1; i < open.length; i++) if (open[i].worth > open[best].worth) best = i;
    const leader = open[best];
    if (leader.round !== order.length) {
      leader.worth = worth(leader.item);
      leader.round = order.length;
      continue;
    }
    order.push(leader.item);
    open.splice(best, 1);
    const contacts = new Float64Array(left.length);
    addUnitDays(model, leader.item.rates, unitDaysOf(leader.item), contacts);
    for (const p of personsOfUnit(model, leader.item.rates)) left[p] = left[p] * Math.exp(-contacts[p]);
  }
  return order;
}

/** The order cut into steps, each of which meets enough people to be told. */
function stepsOf(
  model: CityModel,
  order: readonly Known[],
  mask: Uint8Array,
  { minimumCell }: Pick<ReachCurveInput, 'minimumCell'>,
): Known[][] {
  const leastFen = order.reduce((sum, { costFen }) => sum + costFen, 0) / mostPoints;
  const steps: Known[][] = [];
  let step: Known[] = [];
  let met = new Set<number>();
  let spentFen = 0;
  for (const item of order) {
    step.push(item);
    spentFen += item.costFen;
    for (const p of personsOfUnit(model, item.rates)) if (mask[p] !== 0) met.add(p);
    if (met.size < minimumCell || spentFen < leastFen) continue;
    steps.push(step);
    step = [];
    met = new Set();
    spentFen = 0;
  }
  if (step.length === 0) return steps;
  const last = steps.at(-1);
  if (met.size >= minimumCell || last === undefined) return [...steps, step];
  return [...steps.slice(0, -1), [...last, ...step]];
}

/**
 * Reach against money of items that are bought whole: nested plans in greedy order, the last of which is all of them
 * and has the figures of `measureMix`. Throws RangeError for an audience of nobody.
 */
export function reachCurve(model: CityModel, input: ReachCurveInput): ReachCurve {
  const mask = audienceMask(model.labels, input.audience);
  const { audience, faces, around } = input;
  const asked = effectOf({ audience, faces, around }, input.items);
  const { rates, known: all } = knownItems(model, asked);
  const known = input.items.flatMap((item, index): Known[] => {
    const own = rates[index];
    return own ? [{ ...item, actual: [], rates: own, index, costFen: input.costsFen[index] }] : [];
  });
  const steps = stepsOf(model, greedyOrder(model, known, mask), mask, input);
  const contacts = new Float64Array(mask.length);
  const points = steps.map((step, at): CurvePoint => {
    for (const item of step) addUnitDays(model, item.rates, unitDaysOf(item), contacts);
    // Sums of the whole are in the order of the list, as everywhere: to the last digit.
    const isWhole = at === steps.length - 1;
    const summed = isWhole ? contactsOf(model, all, 'planned', 0, Infinity) : contacts;
    const { reachShare, taPanelPersons } = reachedAlone(model, summed, mask);
    return { items: step.map(({ index }) => index).sort((a, b) => a - b), reachShare, taPanelPersons };
  });
  return { ...countAudience(model, mask), points, isKnown: rates.map((unit) => unit !== null) };
}
