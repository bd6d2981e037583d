import type { z } from 'zod';
import type { areaSpread } from '@ooh/contract/domain/area-plan';
import { rulesOf } from '../plan/plan-fences.ts';
import type { StoredAreaCity, StoredUnit } from './area-plan-store.ts';
import { choiceBound, choiceWorth } from './choice-bound.ts';
import { choosableUnit } from './choosable-unit.ts';
import type { GrantedAreaPlan } from './granted-area-plan.ts';
import { districtOf, spreadProblems, spreadRulesOf } from './spread.ts';
import { offersOf, type ChoiceLimits, type ChoosableUnit } from './unit-offers.ts';

/** By which share a better choice surpasses this one at most; null where this one is not within the limits. */
function surplusOf(
  units: readonly StoredUnit[],
  choosable: readonly ChoosableUnit[],
  limits: ChoiceLimits,
): number | null {
  const offers = offersOf(choosable);
  const chosen = offers.filter(({ index }) => units[index].chosen_faces > 0);
  const costFen = chosen.reduce((sum, offer) => sum + offer.costFen, 0);
  const bought = units.filter((unit) => unit.chosen_faces > 0);
  const isSingle = bought.length === chosen.length && bought.every((unit) => unit.chosen_faces === 1);
  const named = chosen.map((offer) => ({ ...offer, name: units[offer.index].name }));
  if (!isSingle || costFen > limits.budgetFen || spreadProblems(limits, [], named).length > 0) return null;
  const worth = choiceWorth(chosen);
  return worth === 0 ? null : Math.max(0, choiceBound(offers, limits).worth / worth - 1);
}

/** How the choice of a city stands to the rules of its plan, if it has any, and to any other choice. The bound is that of all media: a reader of some is not told it. */
export function spreadOutcome(
  { plan, days }: Pick<GrantedAreaPlan, 'plan' | 'days'>,
  stored: StoredAreaCity | undefined,
  units: readonly StoredUnit[],
  { seesAll, minimumCell }: { seesAll: boolean; minimumCell: number },
): z.infer<typeof areaSpread> | null {
  const rules = spreadRulesOf(rulesOf(plan.brief));
  const { maxPerDistrict } = rules;
  if (stored === undefined) return null;
  const chosen = units
    .filter((unit) => unit.chosen_faces > 0)
    .map((unit) => ({ positionId: unit.position_id, districtName: unit.district_name }));
  const full = [...Map.groupBy(chosen, districtOf)].filter(
    ([, of]) => new Set(of.map(({ positionId }) => positionId)).size >= (maxPerDistrict ?? Infinity),
  );
  const choosable = units.map((unit) => choosableUnit(unit, days, minimumCell));
  const withheld = choosable.filter(({ heat, costFen }) => heat <= 0 && costFen !== null);
  const limits = { budgetFen: stored.budget_fen, ...rules };
  return {
    ...rules,
    fullDistricts: full.map(([district]) => district).sort((a, b) => a.localeCompare(b, 'zh-CN')),
    withheldPositions: new Set(withheld.map(({ positionId }) => positionId)).size,
    surplus: seesAll ? surplusOf(units, choosable, limits) : null,
  };
}
