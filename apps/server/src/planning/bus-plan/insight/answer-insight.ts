import type { InsightOf, InsightQuestion, InsightResult } from '@ooh/contract/domain/plan-insight';
import type { Context } from '../../../context.ts';
import type { EngineOptions } from '../../../measurement/engine/engine.ts';
import { unweighted } from '../../../measurement/engine/work/select-lines.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lineTerms, objectiveText } from '../line-terms.ts';
import type { InsightCity } from './insight-city.ts';
import { loosenedSelections } from './loosened-selections.ts';

/** Budgets of the frontier as shares of the city's own. */
const budgetShares = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** The bracket of the least budget is close enough at this share of the city's budget. */
const bracketShare = 0.002;
/** One search of many ends after this long, with the proof it has by then. */
const secondsEach = 4;
/** All samples together. */
const robustnessSeconds = 90;
const namesShown = 5;

type Question<Kind extends InsightQuestion['kind']> = Extract<InsightQuestion, { kind: Kind }>;
type Engine = Pick<Context, 'engine'>;

/** The selection with reach as its objective: budgets are asked about people, whatever the strategy weighs. */
function reachSelection({ city, selection }: InsightCity) {
  const k = city.plan.strategy.reachAtLeast;
  const asked = { ...unweighted(selection), objective: { kind: 'reach', k } as const, seconds: secondsEach };
  return { k, selection: asked };
}

async function frontierOf(
  { engine }: Engine,
  of: InsightCity,
  options: EngineOptions,
): Promise<InsightOf<'frontier'>> {
  const { k, selection } = reachSelection(of);
  const { budgetFen } = selection;
  const budgetsFen = budgetShares.map((share) => Math.round(budgetFen * share));
  const { points } = await engine.ask(of.city.releases, 'budgetFrontier', { selection, budgetsFen }, options);
  return {
    kind: 'frontier',
    cityCode: of.city.cityCode,
    basis: of.basis,
    k,
    budgetFen,
    points: points.map(({ plan, ...point }) => ({
      ...point,
      plan: plan && {
        costFen: plan.costFen,
        persons: plan.value,
        share: plan.value / of.taUniverse,
        boundPersons: plan.bound,
        boundShare: plan.bound / of.taUniverse,
        lines: plan.lines,
        vehicles: plan.vehicles,
      },
    })),
  };
}

async function minBudgetOf(
  { engine }: Engine,
  of: InsightCity,
  { reachShare }: Question<'leastBudget'>,
  options: EngineOptions,
): Promise<InsightOf<'leastBudget'>> {
  const { k, selection } = reachSelection(of);
  const target = reachShare * of.taUniverse;
  const toleranceFen = Math.round(selection.budgetFen * bracketShare);
  const input = { selection, target, toleranceFen };
  const found = await engine.ask(of.city.releases, 'minBudgetFor', input, options);
  const { enough, short } = found;
  return {
    kind: 'leastBudget',
    cityCode: of.city.cityCode,
    basis: of.basis,
    k,
    reachShare,
    targetPersons: target,
    maxFen: found.maxFen,
    status: found.status,
    enough: enough && {
      costFen: enough.costFen,
      persons: enough.value,
      share: enough.value / of.taUniverse,
      lines: enough.lines.map((line) => ({ ...line, lineName: nameOf(of, line.lineId) })),
    },
    short: short && {
      budgetFen: short.budgetFen,
      boundShare: short.bound === null ? null : short.bound / of.taUniverse,
    },
    asked: found.asked,
  };
}

const nameOf = ({ city }: InsightCity, lineId: string) => city.register.get(lineId)?.lineName ?? lineId;

async function pricesOf(
  { engine }: Engine,
  of: InsightCity,
  options: EngineOptions,
): Promise<InsightOf<'prices'>> {
  const { city, selection, candidates, freeVehicles, weights } = of;
  const { strategy } = city.plan;
  const loosened = loosenedSelections({
    selection: { ...selection, seconds: secondsEach },
    strategy,
    hasAllLines: candidates === null,
    termsOf: (changed, withAllLines) =>
      lineTerms(
        city.register,
        changed,
        { days: city.days, freeVehicles, weights },
        withAllLines ? null : candidates,
      ),
  });
  const input = { selection, loosened, k: strategy.reachAtLeast };
  const found = await engine.ask(city.releases, 'priceConstraints', input, options);
  if (found.status === 'refused') throw new AppError('refused', found.message);
  const named = (lineIds: readonly string[]) => lineIds.slice(0, namesShown).map((id) => nameOf(of, id));
  return {
    kind: 'prices',
    cityCode: city.cityCode,
    basis: of.basis,
    objective: objectiveText(strategy),
    value: found.value,
    bound: found.bound,
    prices: found.prices.map((price) => ({
      ...price,
      linesIn: named(price.linesIn),
      linesOut: named(price.linesOut),
    })),
    left: loosened.length - found.prices.length,
    weights: found.weights && {
      k: strategy.reachAtLeast,
      share: found.weights.persons / of.taUniverse,
      alikeShare: found.weights.alikePersons / of.taUniverse,
      alikeBoundShare: found.weights.alikeBound / of.taUniverse,
    },
  };
}

async function robustnessOf(
  { engine }: Engine,
  of: InsightCity,
  { replicates: asked, seed }: Question<'robustness'>,
  options: EngineOptions,
): Promise<InsightOf<'robustness'>> {
  const { city, selection } = of;
  const input = { selection, replicates: asked, seed, seconds: robustnessSeconds };
  const found = await engine.ask(city.releases, 'planRobustness', input, options);
  if (found.status === 'refused') throw new AppError('refused', found.message);
  const { replicates, value, regret, kept } = found.robustness;
  return {
    kind: 'robustness',
    cityCode: city.cityCode,
    basis: of.basis,
    objective: objectiveText(city.plan.strategy),
    seed,
    replicates,
    asked,
    value,
    regret,
    kept,
    lines: found.lines.map(({ units, meanUnits, ...line }) => ({
      ...line,
      lineName: nameOf(of, line.lineId),
      vehicles: units,
      meanVehicles: meanUnits,
    })),
  };
}

/** Answers one question about a city's choice. Refuses a brief that no plan satisfies with the conflict. */
export function answerInsight(
  context: Engine,
  of: InsightCity,
  question: InsightQuestion,
  options: EngineOptions,
): Promise<InsightResult> {
  switch (question.kind) {
    case 'frontier':
      return frontierOf(context, of, options);
    case 'leastBudget':
      return minBudgetOf(context, of, question, options);
    case 'prices':
      return pricesOf(context, of, options);
    case 'robustness':
      return robustnessOf(context, of, question, options);
  }
}
