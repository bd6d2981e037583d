import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import { brandExists } from '../../reference/brand/brand-store.ts';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { fenceProblems } from '../plan/fence-problems.ts';
import { isKnownLabel } from '../../reference/label/label-tree.ts';
import { foreignCityText, isGrantedCity } from '../../access/foreign-city.ts';
import { audienceCityProblems } from '../../measurement/crowd/pack-cities.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { seesRivals } from '@ooh/contract/permission/sees-rivals';
import { cityName } from '../../reference/region/regions.ts';
import { isPlanCityVisible, isPlanCityWhole } from '../../access/plan-access.ts';

/** A city, and each medium that is named for it, must be granted; of cities that are there already one will do. */
function grantProblems(user: SignedInUser, brief: PlanBrief, present: readonly string[]): string[] {
  const matter = { kind: brief.kind, brief };
  return brief.cityCodes.flatMap((city) => {
    if (!isGrantedCity(city, (one) => isPlanCityVisible(user, matter, one)))
      return [`城市 ${city} ${foreignCityText}`];
    if (present.includes(city) || isPlanCityWhole(user, matter, city)) return [];
    return [`所选媒体在城市 ${city} ${foreignCityText}`];
  });
}

/** Who weighs rivals in a new city of a plan must see them there. */
function rivalProblems(
  user: SignedInUser,
  brief: PlanBrief,
  { weights }: PlanStrategy,
  present: readonly string[],
): string[] {
  if (weights.rivals === 0) return [];
  const hidden = brief.cityCodes.filter(
    (city) => !present.includes(city) && !seesRivals(user.permission, city),
  );
  return hidden.length === 0
    ? []
    : [`竞品避让须有${hidden.map(cityName).join('、')}全部媒体的竞品数据权限，请将该项权重设为 0`];
}

function problemsOf(
  user: SignedInUser,
  brief: PlanBrief,
  strategy: PlanStrategy,
  present: readonly string[],
): string[] {
  const problems = grantProblems(user, brief, present);
  if (new Set(brief.cityCodes).size !== brief.cityCodes.length) problems.push('城市重复');
  try {
    dayNumber(brief.startDate);
  } catch {
    problems.push(`上刊日期 ${brief.startDate} 不存在`);
  }
  const labels = brief.targetAudience.groups.flatMap((group) =>
    group.conditions.flatMap((condition) => condition.labelIds),
  );
  const unknown = labels.filter((label) => !isKnownLabel(label));
  if (unknown.length > 0) problems.push(`人群标签 ${unknown.join('、')} 不存在`);
  problems.push(...rivalProblems(user, brief, strategy, present));
  if (busFormOf(strategy.formId) === undefined) problems.push(`媒体形式 ${strategy.formId} 不存在`);
  const { minVehiclesPerLine, maxVehiclesPerLine } = strategy;
  if (maxVehiclesPerLine !== null && maxVehiclesPerLine < minVehiclesPerLine)
    problems.push('单线最多车辆少于单线最少车辆');
  const declared = Object.entries(strategy.cityBudgetsFen).filter(([city]) => brief.cityCodes.includes(city));
  const total = declared.reduce((sum, [, fen]) => sum + fen, 0);
  if (total > brief.budgetFen) problems.push('分城市预算之和超过总预算');
  return [...problems, ...fenceProblems(brief.fences)];
}

/**
 * Refuses a brief that cannot be stored, with every reason. `present`: cities that its editor sees in the stored plan,
 * with some of their media.
 */
export async function assertValidBrief(
  db: DbOrTransaction,
  user: SignedInUser,
  brief: PlanBrief,
  strategy: PlanStrategy,
  present: readonly string[] = [],
): Promise<void> {
  const problems = problemsOf(user, brief, strategy, present);
  if (!(await brandExists(db, brief.brandId))) problems.push('品牌不存在，请重新选择');
  problems.push(...(await audienceCityProblems(db, brief.targetAudience, brief.cityCodes)));
  if (problems.length > 0) throw new AppError('invalid', problems.join('；'));
}
