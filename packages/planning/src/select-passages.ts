import { gapOf, writeCertificate, type Certificate } from './certificate.ts';
import { rowsByMedium, type ConstraintRow } from './constraint/constraint-row.ts';
import { passageInstanceHash } from './instance-hash.ts';
import type { ContactMatrix } from './objective/contact-matrix.ts';
import { valueOfPlan } from './plan-value.ts';
import type { PassageInstance } from './passage-instance.ts';
import { selectPlan, type SelectionControl } from './search/select-plan.ts';
import { costOf, type SelectionProblem } from './search/selection-problem.ts';

export interface PassageRequest {
  readonly budget: number;
  /** People count from so many passages on; 1 when absent. */
  readonly k?: number;
}

export interface PassageControl extends SelectionControl {
  /** Media to start from: the result is worth no less, provided the budget pays them. */
  readonly start?: readonly number[];
}

export interface PassageSelection {
  /** Selected media, ascending. */
  readonly media: number[];
  readonly cost: number;
  /** Weighted people with at least k passages. */
  readonly value: number;
  readonly bound: number;
  readonly gap: number;
  readonly optimal: boolean;
  readonly certificate: Certificate;
  readonly pairs: number;
}

/** Passages beyond the k-th change nothing, so they are cut at k. */
export function passageSelectionProblem(
  instance: PassageInstance,
  request: PassageRequest,
): SelectionProblem {
  const k = request.k ?? 1;
  const count = instance.mediaCount;
  const matrix: ContactMatrix = {
    personCount: instance.personCount,
    mediaCount: count,
    weights: instance.weights,
    rowStart: instance.rowStart,
    persons: instance.persons,
    amounts: Float32Array.from(instance.passages, (n) => Math.min(n, k)),
    scale: new Float64Array(count).fill(1),
  };
  const rows: ConstraintRow[] = [
    {
      name: { kind: 'budget' },
      bound: request.budget,
      media: Uint32Array.from({ length: count }, (_, m) => m),
      perVehicle: instance.costs,
      perLine: new Float64Array(count),
    },
  ];
  return {
    matrix,
    curve: { form: 'passage', k },
    domain: {
      lo: new Int32Array(count),
      hi: Int32Array.from(instance.costs, (cost) => Number(cost <= request.budget)),
      least: new Int32Array(count).fill(1),
    },
    price: instance.costs,
    rows,
    byMedium: rowsByMedium(rows, count),
    budgetRow: 0,
  };
}

/**
 * Selects fixed units within a budget so that many people pass k of them, with a proved bound.
 * @throws RangeError when the budget is negative or k is not a whole number from 1
 */
export function selectPassages(
  instance: PassageInstance,
  request: PassageRequest,
  control: PassageControl = {},
): PassageSelection {
  const k = request.k ?? 1;
  if (!(request.budget >= 0 && request.budget < Infinity)) throw new RangeError('budget：应为不小于 0 的数');
  if (!Number.isInteger(k) || k < 1 || k > 100) throw new RangeError('k：应为 1 到 100 的整数');
  const search = passageSelectionProblem(instance, request);
  const given = search.domain.lo.map((_, m) => Number(control.start?.includes(m) ?? false));
  const first = costOf(search, given) <= request.budget ? given : search.domain.lo;
  const found = selectPlan(search, control, first);
  const value = valueOfPlan(search, found.vehicles);
  const cost = costOf(search, found.vehicles);
  const bound = Math.max(found.proof.bound, value);
  const certificate = writeCertificate(
    'passages',
    passageInstanceHash(instance, request.budget, k),
    found.vehicles,
    { cost, value, bound, seed: control.seed ?? 1 },
    found.proof,
  );
  return {
    media: certificate.plan.map((line) => line.medium),
    cost,
    value,
    bound,
    gap: gapOf(value, bound),
    optimal: bound <= value * (1 + 2e-9) + 1e-12,
    certificate,
    pairs: found.pairs,
  };
}
