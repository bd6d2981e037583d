import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import { brandExists } from '../brand/brand-store.ts';
import { busFormOf } from '../bus-plan/bus-forms.ts';
import { dayNumber } from '../bus-plan/flight-days.ts';
import { fenceProblems } from '../geo-plan/fence-problems.ts';
import { isKnownLabel } from '../crowd/label-tree.ts';
import { regionByCode } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { isCityGranted } from './plan-access.ts';

function problemsOf(user: SignedInUser, brief: PlanBrief, strategy: PlanStrategy): string[] {
  const problems: string[] = [];
  for (const city of brief.cityCodes) {
    // An unknown city and one outside the scope are told apart to nobody.
    const known = regionByCode(city)?.level === 'city';
    if (!known || !isCityGranted(user, city)) problems.push(`城市 ${city} 不存在，或不在您的数据权限内`);
  }
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
  if (busFormOf(strategy.formId) === undefined) problems.push(`媒体形式 ${strategy.formId} 不存在`);
  const { minVehiclesPerLine, maxVehiclesPerLine } = strategy;
  if (maxVehiclesPerLine !== null && maxVehiclesPerLine < minVehiclesPerLine)
    problems.push('单线最多车辆少于单线最少车辆');
  const declared = Object.entries(strategy.cityBudgetsFen).filter(([city]) => brief.cityCodes.includes(city));
  const total = declared.reduce((sum, [, fen]) => sum + fen, 0);
  if (total > brief.budgetFen) problems.push('分城市预算之和超过总预算');
  return [...problems, ...fenceProblems(brief.fences)];
}

/** Refuses a brief that cannot be stored, with every reason. */
export async function refuseBadBrief(
  db: DbOrTransaction,
  user: SignedInUser,
  brief: PlanBrief,
  strategy: PlanStrategy,
): Promise<void> {
  const problems = problemsOf(user, brief, strategy);
  if (!(await brandExists(db, brief.brandId))) problems.push('品牌不存在，请重新选择');
  if (problems.length > 0) throw new Refusal('invalid', problems.join('；'));
}
