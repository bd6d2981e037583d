import { feasiblePlan, minUseOf, type Feasibility } from './constraint/feasible-plan.ts';
import type { ConstraintName, ConstraintRow, Domain } from './constraint/constraint-row.ts';
import { amountOf, ONE } from './constraint/whole-money.ts';
import { rateRows, type PlanTerms } from './constraint/rate-rows.ts';
import { linePriceFen } from './rate-problem.ts';

/** One of the conflicting constraints; `medium`, `group` and `set` (of media kept apart) index the problem's lists. */
export interface ConflictingConstraint {
  readonly kind:
    | ConstraintName['kind']
    | 'mustHave'
    | 'excluded'
    | 'excludedOthers'
    | 'availability'
    | 'lineMinimum';
  readonly group?: number;
  readonly set?: number;
  readonly medium?: number;
  /** In Chinese, for the user. */
  readonly text: string;
}

/** A minimal set of constraints that no plan satisfies together. */
export interface Conflict {
  readonly constraints: readonly ConflictingConstraint[];
  /** Where the budget is one of them: the least that satisfies the others, in a Chinese sentence. */
  readonly leastBudget: string | null;
  readonly message: string;
}

/** A constraint that may be dropped: a row, or a change to the vehicles allowed. */
type Requirement =
  | { readonly of: 'row'; readonly row: ConstraintRow }
  | { readonly of: 'mustHave' | 'excluded' | 'availability'; readonly medium: number }
  | { readonly of: 'excludedOthers' | 'lineMinimum' };

const UNLIMITED = 1_000_000;
const yuan = ({ money = ONE }: PlanTerms, units: number) =>
  `¥${(amountOf(units, money) / 100).toLocaleString('zh-CN', { maximumFractionDigits: 2 })}`;

function requirements(problem: PlanTerms, rows: readonly ConstraintRow[]): Requirement[] {
  const must: Requirement[] = [];
  problem.media.forEach((terms, medium) => {
    if (!terms.mustHaveVehicles) return;
    must.push({ of: 'mustHave', medium });
    must.push({ of: 'availability', medium });
    if (terms.excluded) must.push({ of: 'excluded', medium });
  });
  return [
    { of: 'excludedOthers' },
    { of: 'lineMinimum' },
    ...rows.map((row): Requirement => ({ of: 'row', row })).reverse(),
    ...must,
  ];
}

/** Whether some plan keeps the given requirements (and the availability of lines without must-have). */
function decide(problem: PlanTerms, kept: readonly Requirement[]): Feasibility & { domain: Domain } {
  const count = problem.media.length;
  const has = (of: string, medium: number) =>
    kept.some((r) => 'medium' in r && r.of === of && r.medium === medium);
  const others = kept.some((r) => r.of === 'excludedOthers');
  const minimum = kept.some((r) => r.of === 'lineMinimum');
  const domain: Domain = {
    lo: new Int32Array(count),
    hi: new Int32Array(count),
    least: new Int32Array(count).fill(1),
  };
  problem.media.forEach((terms, m) => {
    const must = terms.mustHaveVehicles ?? 0;
    const least = minimum ? Math.max(1, terms.minVehicles ?? 1) : 1;
    const barred = terms.excluded && (must > 0 ? has('excluded', m) : others);
    const most = must > 0 && !has('availability', m) ? UNLIMITED : terms.maxVehicles;
    domain.least[m] = least;
    domain.hi[m] = barred || most < least ? 0 : most;
    domain.lo[m] = must > 0 && has('mustHave', m) ? Math.max(must, least) : 0;
  });
  const rows = kept.flatMap((r) => (r.of === 'row' ? [r.row] : []));
  const priceOf = (m: number, from: number, to: number) =>
    linePriceFen(problem.media[m], to) - linePriceFen(problem.media[m], from);
  return { ...feasiblePlan(domain, rows, priceOf), domain };
}

/**
 * A plan that keeps all constraints of a well-formed problem, or a minimal set of constraints in conflict:
 * each is dropped in turn and stays dropped while the rest is proved infeasible without it.
 * @param labelOf name of a medium for the message
 */
export function findFeasible(
  problem: PlanTerms,
  labelOf: (medium: number) => string = (medium) => `线路 ${medium}`,
):
  | { status: 'feasible'; vehicles: Int32Array }
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'undecided' } {
  const rows = rateRows(problem);
  const all = requirements(problem, rows);
  let kept = all;
  const whole = decide(problem, all);
  if (whole.status === 'feasible') return { status: 'feasible', vehicles: whole.vehicles };
  if (whole.status === 'undecided') return { status: 'undecided' };
  for (const requirement of kept.slice()) {
    const rest = kept.filter((r) => r !== requirement);
    if (decide(problem, rest).status === 'infeasible') kept = rest;
  }
  const constraints = kept.map((r) => describe(problem, r, labelOf));
  const texts = constraints.map((c) => c.text).join('；');
  const leastBudget = shortfall(problem, all, kept);
  return {
    status: 'conflict',
    conflict: {
      constraints,
      leastBudget,
      message: `以下约束无法同时满足：${texts}。${leastBudget ?? ''}`,
    },
  };
}

/** Budgets tried when the least one is searched. */
const TRIED_BUDGETS = 40;

/** The minimum budget that satisfies all other constraints, or those of the conflict where all are unsatisfiable. */
function shortfall(
  problem: PlanTerms,
  all: readonly Requirement[],
  conflicting: readonly Requirement[],
): string | null {
  const budget = conflicting.find((r) => r.of === 'row' && r.row.name.kind === 'budget');
  if (!budget || budget.of !== 'row') return null;
  return leastBudgetText(problem, all, budget.row) ?? leastBudgetText(problem, conflicting, budget.row);
}

/** Null where no budget satisfies the others, or none was found. */
function leastBudgetText(
  problem: PlanTerms,
  kept: readonly Requirement[],
  row: ConstraintRow,
): string | null {
  const within = (limit: number) =>
    decide(
      problem,
      kept.map((r) => (r.of === 'row' && r.row === row ? { of: 'row', row: { ...row, bound: limit } } : r)),
    );
  const costOf = (vehicles: Int32Array) =>
    vehicles.reduce((sum, v, m) => sum + linePriceFen(problem.media[m], v), 0);
  const found = within(Number.MAX_SAFE_INTEGER);
  if (found.status !== 'feasible') return null;
  const rows = kept.flatMap((r) => (r.of === 'row' ? [r.row] : []));
  const sure = Math.ceil(minUseOf(row, rows, found.domain) * (1 - 1e-9));
  // Less than `low` is proved not to be enough, `high` is the price of a plan.
  let low = Math.max(problem.budgetFen + 1, sure);
  let high = costOf(found.vehicles);
  for (let tried = 0; tried < TRIED_BUDGETS && low < high; tried++) {
    const middle = tried === 0 ? low : Math.floor((low + high) / 2);
    const answer = within(middle);
    if (answer.status === 'undecided') break;
    if (answer.status === 'feasible') high = costOf(answer.vehicles);
    else low = middle + 1;
  }
  return low >= high
    ? `满足其余约束至少需要 ${yuan(problem, high)}。`
    : `满足其余约束需要 ${yuan(problem, low)} 至 ${yuan(problem, high)}。`;
}

function describe(
  problem: PlanTerms,
  requirement: Requirement,
  labelOf: (medium: number) => string,
): ConflictingConstraint {
  if (requirement.of === 'row') return describeRow(problem, requirement.row, labelOf);
  if (!('medium' in requirement)) {
    const text = { excludedOthers: '其他线路已被排除', lineMinimum: '单条线路的最少车辆数' }[requirement.of];
    return { kind: requirement.of, text };
  }
  const { medium, of: kind } = requirement;
  const terms = problem.media[medium];
  const name = `「${labelOf(medium)}」`;
  const perLine = terms.pricePerLineFen ? `，每条线路另 ${yuan(problem, terms.pricePerLineFen)}` : '';
  const text = {
    mustHave: `必选${name}至少 ${terms.mustHaveVehicles} 辆（每辆 ${yuan(problem, terms.pricePerVehicleFen)}${perLine}）`,
    excluded: `${name}已被排除`,
    availability: `${name}可用车辆为 ${terms.maxVehicles} 辆`,
  }[kind];
  return { kind, medium, text };
}

function describeRow(
  problem: PlanTerms,
  row: ConstraintRow,
  labelOf: (medium: number) => string,
): ConflictingConstraint {
  const { name } = row;
  const size = Math.abs(row.bound);
  if (name.kind === 'apart') {
    const names = (problem.apart?.[name.set] ?? []).map((m) => `「${labelOf(m)}」`);
    return { kind: name.kind, set: name.set, text: `${names.join('')}只能选用一个` };
  }
  if (!('group' in name)) {
    const text = {
      budget: `总预算 ${yuan(problem, size)}`,
      maxLines: `线路总数不超过 ${size} 条`,
      minLines: `线路总数不少于 ${size} 条`,
    }[name.kind];
    return { kind: name.kind, text };
  }
  const group = `「${problem.groups?.[name.group].name ?? ''}」`;
  const text = {
    groupBudget: `${group}预算 ${yuan(problem, size)}`,
    groupMaxLines: `${group}线路不超过 ${size} 条`,
    groupMinLines: `${group}线路不少于 ${size} 条`,
    groupMaxVehicles: `${group}车辆不超过 ${size} 辆`,
    groupMinVehicles: `${group}车辆不少于 ${size} 辆`,
  }[name.kind];
  return { kind: name.kind, group: name.group, text };
}
