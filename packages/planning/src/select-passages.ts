import { gapOf, writeCertificate, type Certificate } from './certificate.ts';
import { rowsByMedium } from './constraint/constraint-row.ts';
import { rateDomain, rateRows, type PlanTerms } from './constraint/rate-rows.ts';
import { RowUse } from './constraint/row-use.ts';
import { findFeasible, type Conflict } from './infeasible.ts';
import { passageInstanceHash } from './instance-hash.ts';
import type { ContactMatrix } from './objective/contact-matrix.ts';
import { valueOfPlan } from './plan-value.ts';
import type { PassageInstance, UnitTerms } from './passage-instance.ts';
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

/** A selection under terms, the constraints that conflict, or neither when a search limit was met. */
export type UnitSelection =
  | ({ readonly status: 'planned' } & PassageSelection)
  | { readonly status: 'infeasible'; readonly conflict: Conflict }
  | { readonly status: 'undecided'; readonly message: string };

/** The request as terms of media that are bought once or not at all. */
function planTerms({ costs }: PassageInstance, budget: number, terms: UnitTerms): PlanTerms {
  const must = new Set(terms.must);
  const excluded = new Set(terms.excluded);
  const media = Array.from(costs, (cost, m) => ({
    days: 1,
    pricePerVehicleFen: cost,
    maxVehicles: 1,
    mustHaveVehicles: Number(must.has(m)),
    excluded: excluded.has(m),
  }));
  return { media, budgetFen: budget, groups: terms.groups, apart: terms.apart };
}

/** Passages beyond the k-th change nothing, so they are cut at k. */
export function passageSelectionProblem(
  instance: PassageInstance,
  request: PassageRequest,
  terms: UnitTerms = {},
): SelectionProblem {
  const k = request.k ?? 1;
  const { mediaCount, costs } = instance;
  const matrix: ContactMatrix = {
    personCount: instance.personCount,
    mediaCount,
    weights: instance.weights,
    rowStart: instance.rowStart,
    persons: instance.persons,
    amounts: Float32Array.from(instance.passages, (n) => Math.min(n, k)),
    scale: new Float64Array(mediaCount).fill(1),
  };
  const kept = planTerms(instance, request.budget, terms);
  const rows = rateRows(kept);
  const { lo, hi, least } = rateDomain(kept);
  return {
    matrix,
    curve: { form: 'passage', k },
    domain: { lo, hi: hi.map((most, m) => (costs[m] <= request.budget ? most : 0)), least },
    price: costs,
    rows,
    byMedium: rowsByMedium(rows, mediaCount),
    budgetRow: 0,
  };
}

/** @throws RangeError naming the field of a request that makes no sense, in Chinese */
function assertRequest({ budget, k = 1 }: PassageRequest): void {
  if (!(budget >= 0 && budget < Infinity)) throw new RangeError('budget：应为不小于 0 的数');
  if (!Number.isInteger(k) || k < 1 || k > 100) throw new RangeError('k：应为 1 到 100 的整数');
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
  assertRequest(request);
  const search = passageSelectionProblem(instance, request);
  return selected(instance, request, undefined, search, startOf(search, control), control);
}

/**
 * Selects fixed units within a budget and terms.
 * @param labelOf name of a unit for messages about conflicting constraints
 * @throws RangeError for a request that makes no sense or terms that name media that do not exist
 */
export function selectUnits(
  instance: PassageInstance,
  request: PassageRequest,
  terms: UnitTerms,
  control: PassageControl = {},
  labelOf: (medium: number) => string = (medium) => `媒体 ${medium}`,
): UnitSelection {
  assertRequest(request);
  assertTerms(instance.mediaCount, terms);
  const feasible = findFeasible(planTerms(instance, request.budget, terms), labelOf);
  if (feasible.status === 'conflict') return { status: 'infeasible', conflict: feasible.conflict };
  if (feasible.status === 'undecided')
    return { status: 'undecided', message: '在计算限度内未找到满足全部约束的方案，请放宽约束后重试' };
  const search = passageSelectionProblem(instance, request, terms);
  const start = startOf(search, control) ?? feasible.vehicles;
  return { status: 'planned', ...selected(instance, request, terms, search, start, control) };
}

/** The caller's media where they keep every row, or null. */
function startOf(search: SelectionProblem, { start }: PassageControl): Int32Array | null {
  const { lo, hi } = search.domain;
  const given = lo.map((least, m) => Math.max(least, Number(start?.includes(m) ?? false)));
  const use = new RowUse(search.rows, search.byMedium);
  given.forEach((v, m) => use.move(m, 0, v));
  return use.feasible && given.every((v, m) => v <= hi[m]) ? given : null;
}

function selected(
  instance: PassageInstance,
  request: PassageRequest,
  terms: UnitTerms | undefined,
  search: SelectionProblem,
  first: Int32Array | null,
  control: PassageControl,
): PassageSelection {
  const found = selectPlan(search, control, first ?? search.domain.lo);
  const value = valueOfPlan(search, found.vehicles);
  const cost = costOf(search, found.vehicles);
  const bound = Math.max(found.proof.bound, value);
  const certificate = writeCertificate(
    'passages',
    passageInstanceHash(instance, request.budget, request.k ?? 1, terms),
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

function assertTerms(
  mediaCount: number,
  { must = [], excluded = [], groups = [], apart = [] }: UnitTerms,
): void {
  const lists = { must: [must], excluded: [excluded], groups: groups.map(({ media }) => media), apart };
  for (const [field, sets] of Object.entries(lists)) {
    for (const set of sets) {
      if (new Set(set).size !== set.length) throw new RangeError(`${field}：媒体重复`);
      if (set.some((m) => !Number.isInteger(m) || m < 0 || m >= mediaCount))
        throw new RangeError(`${field}：媒体不存在`);
    }
  }
}
