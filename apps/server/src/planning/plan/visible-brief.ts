import { planBrief, planStrategy, type PlanBrief, type PlanStrategy } from '@ooh/contract/domain/plan';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { readCityData } from '../../city-data/release/city-data.ts';
import { isFenceInCity } from './plan-fences.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { cityBudgets } from './city-budgets.ts';
import type { GrantedPlan } from './granted-plan.ts';
import { namesHiddenCity } from './plan-row.ts';

type Stores = Parameters<typeof cityBudgets>[0];
type Fences = PlanBrief['fences'];

/** Fences that lie at least partly in one of some cities. */
export async function fencesIn(fences: Fences, cityCodes: readonly string[]): Promise<Fences> {
  const isIn = await Promise.all(
    fences.map(async (fence) => {
      const found = await Promise.all(cityCodes.map((city) => isFenceInCity(fence, city)));
      return found.includes(true);
    }),
  );
  return fences.filter((_, at) => isIn[at]);
}

/** Ids of the lines of some cities as they run today. */
async function linesIn(db: DbOrTransaction, cityCodes: readonly string[]): Promise<Set<string>> {
  const lineIds = new Set<string>();
  for (const { busLines } of (await readCityData(db, cityCodes)).values())
    if (busLines !== null) for (const lineId of (await registerOf(db, busLines)).keys()) lineIds.add(lineId);
  return lineIds;
}

/** What some of a plan's cities have of its budget. */
export async function budgetOfCities(
  stores: Stores,
  brief: PlanBrief,
  strategy: PlanStrategy,
  cityCodes: readonly string[],
): Promise<number> {
  const budgets = await cityBudgets(stores, brief, strategy);
  return cityCodes.reduce((sum, city) => sum + (budgets.get(city) ?? 0), 0);
}

/** What a brief and a strategy say of some cities of a plan and of no other. */
export interface VisiblePart {
  readonly brief: PlanBrief;
  readonly strategy: PlanStrategy;
}

/**
 * Brief and strategy visible to a reader. For a plan with cities outside the reader's scope: the others with their
 * fences, lines, budgets and the sum of these, and the remark only where it names no hidden city.
 */
export async function visiblePartOf(
  stores: Stores,
  { plan, cityCodes, isWhole }: GrantedPlan,
): Promise<VisiblePart> {
  const brief = planBrief.parse(plan.brief);
  const strategy = planStrategy.parse(plan.strategy);
  if (isWhole) return { brief, strategy };
  const [fences, lineIds, budgetFen] = await Promise.all([
    fencesIn(brief.fences, cityCodes),
    linesIn(stores.db, cityCodes),
    budgetOfCities(stores, brief, strategy, cityCodes),
  ]);
  const declared = Object.entries(strategy.cityBudgetsFen).filter(([city]) => cityCodes.includes(city));
  const remark = namesHiddenCity(plan, cityCodes, brief.remark) ? '' : brief.remark;
  return {
    brief: { ...brief, cityCodes: [...cityCodes], fences, budgetFen, remark },
    strategy: {
      ...strategy,
      mustLineIds: strategy.mustLineIds.filter((lineId) => lineIds.has(lineId)),
      excludedLineIds: strategy.excludedLineIds.filter((lineId) => lineIds.has(lineId)),
      cityBudgetsFen: Object.fromEntries(declared),
    },
  };
}
