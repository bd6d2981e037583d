import type { BoundProof } from './bound/bound-tree.ts';
import { gapOf, isOptimal, writeCertificate, type Certificate } from './certificate.ts';
import { rowsByMedium } from './constraint/constraint-row.ts';
import { rateDomain, rateRows, type PlanTerms } from './constraint/rate-rows.ts';
import { amountOf, unitsWithin, wholePrices, type MoneyUnit } from './constraint/whole-money.ts';
import { RowUse } from './constraint/row-use.ts';
import { findFeasible, type Conflict } from './infeasible.ts';
import { passageInstanceHash } from './instance-hash.ts';
import type { ContactMatrix } from './objective/contact-matrix.ts';
import { valueOfPlan } from './plan-value.ts';
import {
  assertPassageRequest,
  type PassageInstance,
  type PassageRequest,
  type UnitTerms,
} from './passage-instance.ts';
import { selectPlan, type SelectionControl } from './search/select-plan.ts';
import { costOf, freePriceOf, type SelectionProblem } from './search/selection-problem.ts';

export interface PassageControl extends SelectionControl {
  /** Media to start from: the result is at least as good, provided they fit the budget. */
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

/** A selection under terms, the constraints that conflict, or neither when a search limit was reached. */
export type UnitSelection =
  | ({ readonly status: 'planned' } & PassageSelection)
  | { readonly status: 'infeasible'; readonly conflict: Conflict }
  | { readonly status: 'undecided'; readonly message: string };

type UnitPlanTerms = PlanTerms & { readonly money: MoneyUnit };

/** The request as terms of media bought once or not at all, with money in whole units. */
function planTerms({ costs }: PassageInstance, budget: number, terms: UnitTerms): UnitPlanTerms {
  const prices = wholePrices(costs);
  const must = new Set(terms.must);
  const excluded = new Set(terms.excluded);
  const media = Array.from(prices.units, (price, m) => ({
    days: 1,
    pricePerVehicleFen: price,
    maxVehicles: 1,
    mustHaveVehicles: Number(must.has(m)),
    excluded: excluded.has(m),
  }));
  const groups = terms.groups?.map((group) =>
    group.budgetFen === undefined ? group : { ...group, budgetFen: unitsWithin(group.budgetFen, prices) },
  );
  const budgetFen = unitsWithin(budget, prices);
  return { media, budgetFen, groups, apart: terms.apart, money: prices.unit };
}

/** The request as a problem; passages beyond the k-th change nothing, so they are limited to k. */
export function passageSelectionProblem(
  instance: PassageInstance,
  request: PassageRequest,
  terms: UnitTerms = {},
): SelectionProblem {
  const k = request.k ?? 1;
  const { mediaCount } = instance;
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
  const price = Float64Array.from(kept.media, (medium) => medium.pricePerVehicleFen);
  return {
    matrix,
    curve: { form: 'passage', k },
    domain: { lo, hi: hi.map((most, m) => (price[m] <= kept.budgetFen ? most : 0)), least },
    price,
    linePrice: new Float64Array(mediaCount),
    freePrice: freePriceOf(price),
    money: kept.money,
    rows,
    byMedium: rowsByMedium(rows, mediaCount),
    budgetRow: 0,
  };
}

/**
 * Selects fixed units within a budget to maximise people with at least k passages, with a proved bound.
 * @throws RangeError when the budget is negative or k is not a whole number from 1
 */
export function selectPassages(
  instance: PassageInstance,
  request: PassageRequest,
  control: PassageControl = {},
): PassageSelection {
  assertPassageRequest(instance, request);
  const search = passageSelectionProblem(instance, request);
  return selected(instance, request, undefined, search, startOf(search, control), control);
}

/**
 * Selects fixed units within a budget and terms, with a proved bound.
 * @param labelOf name of a unit for messages about conflicting constraints
 * @throws RangeError for an invalid request or terms that name unknown media
 */
export function selectUnits(
  instance: PassageInstance,
  request: PassageRequest,
  terms: UnitTerms,
  control: PassageControl = {},
  labelOf: (medium: number) => string = (medium) => `媒体 ${medium}`,
): UnitSelection {
  assertPassageRequest(instance, request, terms);
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

/** The proof with prices of money per unit of the caller's money. */
function pricedProof(proof: BoundProof, { rows, money }: SelectionProblem): BoundProof {
  const each = amountOf(1, money);
  const isMoney = rows.map(({ name }) => name.kind === 'budget' || name.kind === 'groupBudget');
  const tangents = proof.tangents.map((tangent) => ({
    ...tangent,
    multipliers: tangent.multipliers.map((y, r) => (isMoney[r] ? y / each : y)),
  }));
  return { ...proof, tangents };
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
    pricedProof(found.proof, search),
  );
  return {
    media: certificate.plan.map((line) => line.medium),
    cost,
    value,
    bound,
    gap: gapOf(value, bound),
    optimal: isOptimal(value, bound, search.matrix.weights),
    certificate,
    pairs: found.pairs,
  };
}
