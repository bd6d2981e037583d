import type { Certificate } from '../certificate.ts';
import type { DividedPlan } from '../insight/contributions.ts';
import type { RateProblem } from '../rate-problem.ts';
import { passageSelectionProblem } from '../select-passages.ts';
import { rateSelectionProblem } from '../select-rates.ts';
import type { Instance } from './read-instance.ts';

/** The rate-form selection of an instance file: reach k+ within a budget. */
export function problemOf(
  instance: Extract<Instance, { form: 'rates' }>,
  budget: number,
  k: number,
): RateProblem {
  return { media: instance.media, budgetFen: budget, objective: { kind: 'reach', k } };
}

/** A plan with the ids of its media. */
export function namedPlan(instance: Instance, plan: Certificate['plan']): { id: string; vehicles: number }[] {
  return plan.map(({ medium, vehicles }) => ({ id: instance.ids[medium], vehicles }));
}

/** Weights and value curve of an instance, for dividing a plan's value. */
export function dividedPlan(instance: Instance, k: number): DividedPlan {
  return instance.form === 'rates'
    ? rateSelectionProblem(instance.store, problemOf(instance, 0, k))
    : passageSelectionProblem(instance.passages, { budget: 0, k });
}

/**
 * Units per medium of a comma-separated list of ID or ID:vehicles.
 * @throws RangeError for an unknown id or an invalid number of vehicles
 */
export function unitsOfList(instance: Instance, list: string): Map<number, number> {
  const indexOf = new Map(instance.ids.map((id, m) => [id, m]));
  const units = new Map<number, number>();
  for (const text of list.split(',').filter((id) => id !== '')) {
    const colon = indexOf.has(text) ? -1 : text.lastIndexOf(':');
    const id = colon < 0 ? text : text.slice(0, colon);
    const m = indexOf.get(id);
    const count = colon < 0 ? 1 : Number(text.slice(colon + 1));
    if (m === undefined) throw new RangeError(`没有媒体「${id}」`);
    if (!Number.isInteger(count) || count < 0 || (instance.form === 'passages' && count > 1))
      throw new RangeError(`媒体「${id}」的数量无效：${text.slice(colon + 1)}`);
    if (units.has(m)) throw new RangeError(`媒体「${id}」写了两次`);
    units.set(m, count);
  }
  return units;
}

/**
 * Media of a comma-separated list of ids, ascending.
 * @throws RangeError for an unknown id or a repeated one
 */
export function mediaOfList(instance: Instance, list: string): number[] {
  const indexOf = new Map(instance.ids.map((id, m) => [id, m]));
  const media = list
    .split(',')
    .filter((id) => id !== '')
    .map((id) => {
      const m = indexOf.get(id);
      if (m === undefined) throw new RangeError(`没有媒体「${id}」`);
      return m;
    });
  if (new Set(media).size !== media.length) throw new RangeError('必选或排除的媒体写了两次');
  return media.sort((a, b) => a - b);
}
