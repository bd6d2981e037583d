/** How the budget lies over the cities: declared parts, and what is left for the others. */
export interface BudgetSplit {
  readonly declaredFen: number;
  readonly restFen: number;
  /** Cities without a part of their own; they share the rest. */
  readonly openCities: readonly string[];
  /** What is wrong with the split; undefined when nothing is. */
  readonly problem: string | undefined;
}

export function splitOf(
  budgetFen: number,
  cityCodes: readonly string[],
  cityBudgetsFen: Readonly<Record<string, number>>,
): BudgetSplit {
  const declaredFen = cityCodes.reduce((sum, code) => sum + (cityBudgetsFen[code] ?? 0), 0);
  const openCities = cityCodes.filter((code) => cityBudgetsFen[code] === undefined);
  const restFen = budgetFen - declaredFen;
  let problem: string | undefined;
  if (restFen < 0) problem = '分城市预算之和超过总预算';
  else if (restFen === 0 && openCities.length > 0) problem = '预算已分完，未指定的城市没有预算';
  return { declaredFen, restFen, openCities, problem };
}

/** Sets or lifts a city's own part; codes of cities that the plan no longer has are dropped. */
export function withCityBudget(
  cityBudgetsFen: Readonly<Record<string, number>>,
  cityCodes: readonly string[],
  change: { readonly cityCode: string; readonly fen: number | null },
): Record<string, number> {
  const next = { ...cityBudgetsFen };
  if (change.fen === null) delete next[change.cityCode];
  else next[change.cityCode] = change.fen;
  return Object.fromEntries(Object.entries(next).filter(([code]) => cityCodes.includes(code)));
}
