import type { PlanStrategy } from '@ooh/contract/domain/plan';

/** A way out of a conflict: which constraint to loosen, and how the strategy then looks. */
export interface Relaxation {
  readonly label: string;
  readonly change: Partial<PlanStrategy>;
}

/** Constraints that the strategy sets, each with the words by which a conflict names it. */
function settings(strategy: PlanStrategy): { words: RegExp; relaxation: Relaxation }[] {
  const { levels, mustLineIds, excludedLineIds, maxVehiclesPerLine, maxLines } = strategy;
  const { minVehiclesPerLine, minVehiclesPerCity } = strategy;
  const found: { words: RegExp; relaxation: Relaxation }[] = [];
  const offer = (isSet: boolean, words: RegExp, label: string, change: Partial<PlanStrategy>) => {
    if (isSet) found.push({ words, relaxation: { label, change } });
  };
  offer(minVehiclesPerCity > 0, /车辆不少于/, '不设每城最少车辆', { minVehiclesPerCity: 0 });
  offer(minVehiclesPerLine > 1, /最少/, '单线最少车辆改为 1 辆', { minVehiclesPerLine: 1 });
  offer(mustLineIds.length > 0, /必选/, '清空必选线路', { mustLineIds: [] });
  offer(excludedLineIds.length > 0, /排除/, '清空排除线路', { excludedLineIds: [] });
  offer(levels.length > 0, /排除|总数不少于/, '不限线路等级', { levels: [] });
  offer(maxVehiclesPerLine !== null, /可用车辆/, '不限单线最多车辆', { maxVehiclesPerLine: null });
  offer(maxLines !== null, /不超过.*条/, '不限线路条数', { maxLines: null });
  offer(Object.keys(strategy.cityBudgetsFen).length > 0, /预算/, '城市预算改为自动分配', {
    cityBudgetsFen: {},
  });
  return found;
}

/**
 * What may be loosened in view of a city's conflicts. Constraints that the conflicts name come first; where
 * none is named, all that are set are offered.
 */
export function relaxationsFor(strategy: PlanStrategy, conflicts: readonly string[]): Relaxation[] {
  if (conflicts.length === 0) return [];
  const all = settings(strategy);
  const named = all.filter(({ words }) => conflicts.some((conflict) => words.test(conflict)));
  return (named.length > 0 ? named : all).map(({ relaxation }) => relaxation);
}
