import { assertWeights } from './objective/weight-range.ts';
import type { LineGroup } from './rate-problem.ts';

/** Constraints of a selection of fixed units besides its budget. Lists contain indices of media. */
export interface UnitTerms {
  readonly must?: readonly number[];
  readonly excluded?: readonly number[];
  /** Budgets and quotas of a city, a medium type, a tier; a unit counts as one line of one vehicle. */
  readonly groups?: readonly LineGroup[];
  /** Sets of which at most one unit may be used: spacing, competitive separation. */
  readonly apart?: readonly (readonly number[])[];
}

/**
 * Passage form: person persons[e] passes medium m passages[e] times in the campaign, for
 * rowStart[m] <= e < rowStart[m + 1]; every passage is a contact. Persons are distinct within a row.
 */
export interface PassageInstance {
  readonly personCount: number;
  readonly weights: Float64Array;
  readonly mediaCount: number;
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  readonly passages: Uint32Array;
  /** Price of each medium, in the caller's money: the decimal number as written. */
  readonly costs: Float64Array;
}

export interface PassageRequest {
  readonly budget: number;
  /** Minimum passages that count as reached; default 1. */
  readonly k?: number;
}

const GROUP_LIMITS = ['minLines', 'maxLines', 'minVehicles', 'maxVehicles'] as const;
const isAmount = (x: unknown) => typeof x === 'number' && x >= 0 && x < Infinity;
const isCount = (x: unknown) => x === undefined || (Number.isSafeInteger(x) && (x as number) >= 0);

/**
 * Validates a selection of fixed units.
 * @throws RangeError naming the field, in Chinese
 */
export function assertPassageRequest(
  { mediaCount, weights, costs }: PassageInstance,
  { budget, k = 1 }: PassageRequest,
  { must = [], excluded = [], groups = [], apart = [] }: UnitTerms = {},
): void {
  assertWeights(weights, 'weights');
  if (!costs.every(isAmount)) throw new RangeError('costs：应为不小于 0 的数');
  if (!isAmount(budget)) throw new RangeError('budget：应为不小于 0 的数');
  if (!Number.isInteger(k) || k < 1 || k > 100) throw new RangeError('k：应为 1 到 100 的整数');
  const lists = { must: [must], excluded: [excluded], groups: groups.map(({ media }) => media), apart };
  for (const [field, sets] of Object.entries(lists)) {
    for (const set of sets) {
      if (new Set(set).size !== set.length) throw new RangeError(`${field}：媒体重复`);
      if (set.some((m) => !Number.isInteger(m) || m < 0 || m >= mediaCount))
        throw new RangeError(`${field}：媒体不存在`);
    }
  }
  groups.forEach((group, g) => {
    if (group.budgetFen !== undefined && !isAmount(group.budgetFen))
      throw new RangeError(`groups[${g}].budgetFen：应为不小于 0 的数`);
    for (const field of GROUP_LIMITS)
      if (!isCount(group[field])) throw new RangeError(`groups[${g}].${field}：应为不小于 0 的整数`);
  });
}
