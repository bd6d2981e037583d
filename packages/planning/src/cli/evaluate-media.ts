import { evaluateRates } from '@ooh/measurement/rate-reach';
import { amountOf, wholePrices } from '../constraint/whole-money.ts';
import { linePriceFen } from '../rate-problem.ts';
import { unitsOfList } from './plan-of.ts';
import type { Instance } from './read-instance.ts';

/** Figures of a manually chosen plan. */
export interface Evaluation {
  readonly cost: number;
  readonly impressions: number;
  readonly reach: number;
  readonly reach_k: number;
  readonly k: number;
  /** Weighted people with exactly n contacts for n = 0, 1, …; the last entry is that many or more. */
  readonly distribution: number[];
}

/**
 * Evaluates media written as comma-separated ID or ID:vehicles.
 * @throws RangeError for an unknown id or an invalid number of vehicles
 */
export function evaluateMedia(instance: Instance, media: string, k: number): Evaluation {
  const units = unitsOfList(instance, media);
  return instance.form === 'rates' ? evaluateLines(instance, units, k) : evaluatePassages(instance, units, k);
}

const CLASSES = 10;

function evaluateLines(
  instance: Extract<Instance, { form: 'rates' }>,
  units: Map<number, number>,
  k: number,
) {
  const lines = [...units].map(([medium, vehicles]) => ({
    medium,
    vehicles,
    days: instance.media[medium].days,
  }));
  const figures = evaluateRates(instance.store, lines, { maxFrequency: Math.max(CLASSES, k) });
  const distribution = [...figures.distribution];
  return {
    cost: lines.reduce((sum, l) => sum + linePriceFen(instance.media[l.medium], l.vehicles), 0),
    impressions: figures.impressions,
    reach: figures.reach,
    reach_k: distribution.slice(k).reduce((sum, x) => sum + x, 0),
    k,
    distribution,
  };
}

function evaluatePassages(
  instance: Extract<Instance, { form: 'passages' }>,
  units: Map<number, number>,
  k: number,
): Evaluation {
  const { passages: data } = instance;
  const contacts = new Float64Array(data.personCount);
  const { units: prices, unit } = wholePrices(data.costs);
  let cost = 0;
  for (const [m, count] of units) {
    if (count === 0) continue;
    cost += prices[m];
    for (let e = data.rowStart[m]; e < data.rowStart[m + 1]; e++)
      contacts[data.persons[e]] += data.passages[e];
  }
  const top = Math.max(CLASSES, k);
  const distribution = Array.from({ length: top + 1 }, () => 0);
  let impressions = 0;
  contacts.forEach((n, p) => {
    distribution[Math.min(n, top)] += data.weights[p];
    impressions += n * data.weights[p];
  });
  const from = (n: number) => distribution.slice(n).reduce((sum, x) => sum + x, 0);
  return { cost: amountOf(cost, unit), impressions, reach: from(1), reach_k: from(k), k, distribution };
}
