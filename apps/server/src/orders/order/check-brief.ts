import { type OrderBrief, type OrderItemInput, orderGroup } from '@ooh/contract/domain/media-order';
import { brandExists } from '../../reference/brand/brand-store.ts';
import { isKnownLabel } from '../../reference/label/label-tree.ts';
import { audienceCityProblems } from '../../measurement/crowd/pack-cities.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { findPlan } from '../../planning/plan/plan-store.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isOrderPair } from './order-scope.ts';
import { foreignCityText, isGrantedCity } from '../../access/foreign-city.ts';

function briefProblems(
  user: SignedInUser,
  brief: OrderBrief,
  hidden: { cityCodes: readonly string[]; mediumIds: readonly number[] },
): string[] {
  const problems: string[] = [];
  const { cityCodes, mediumIds } = brief;
  for (const city of cityCodes) {
    const isGranted = isGrantedCity(city, (one) =>
      mediumIds.some((medium) => isOrderPair(user, one, medium)),
    );
    if (!hidden.cityCodes.includes(city) && !isGranted) problems.push(`城市 ${city} ${foreignCityText}`);
  }
  for (const medium of mediumIds) {
    const isGranted = cityCodes.some((city) => isOrderPair(user, city, medium));
    if (!hidden.mediumIds.includes(medium) && !isGranted) problems.push(`媒体 ${medium} ${foreignCityText}`);
  }
  if (new Set(cityCodes).size !== cityCodes.length) problems.push('城市重复');
  if (new Set(mediumIds).size !== mediumIds.length) problems.push('媒体重复');
  if (brief.endDate < brief.startDate) problems.push('投放结束日不能早于开始日');
  const labels = brief.targetAudience.groups.flatMap((group) =>
    group.conditions.flatMap((condition) => condition.labelIds),
  );
  const unknown = labels.filter((label) => !isKnownLabel(label));
  if (unknown.length > 0) problems.push(`人群标签 ${unknown.join('、')} 不存在`);
  if (new Set(brief.services.map((service) => service.serviceId)).size !== brief.services.length)
    problems.push('服务项重复');
  const { mustUnits, excludedUnits } = brief.wishes;
  if (mustUnits.some((unitId) => excludedUnits.includes(unitId))) problems.push('同一点位不能既必投又避投');
  return problems;
}

/** Cities and media of a stored order that its editor does not see: they stay in it regardless of the input. */
export interface HiddenParts {
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
}

export const nothingHidden: HiddenParts = { cityCodes: [], mediumIds: [] };

/** Refuses a brief that cannot be stored, with every reason. */
export async function assertValidOrder(
  db: DbOrTransaction,
  user: SignedInUser,
  brief: OrderBrief,
  hidden: HiddenParts = nothingHidden,
): Promise<void> {
  const problems = briefProblems(user, brief, hidden);
  if (!(await brandExists(db, brief.brandId))) problems.push('品牌不存在，请重新选择');
  problems.push(...(await audienceCityProblems(db, brief.targetAudience, brief.cityCodes)));
  const media = await db
    .selectFrom('medium')
    .select('medium_id')
    .where('medium_id', 'in', brief.mediumIds)
    .execute();
  if (media.length < new Set(brief.mediumIds).size && !problems.some((text) => text.startsWith('媒体')))
    problems.push('所选媒体不存在');
  for (const planId of brief.smartPlanIds)
    if ((await findPlan(db, user, planId, [orderGroup])) === undefined) problems.push('引用的智选方案不存在');
  if (problems.length > 0) throw new AppError('invalid', problems.slice(0, 20).join('；'));
}

/** Refuses items outside the brief's cities, media and the user's grants. */
export function assertItemsWithinOrder(
  user: SignedInUser,
  brief: { readonly cityCodes: readonly string[]; readonly mediumIds: readonly number[] },
  items: readonly OrderItemInput[],
): void {
  const problems = items.flatMap((item, index) => {
    const isInBrief = brief.cityCodes.includes(item.cityCode) && brief.mediumIds.includes(item.mediumId);
    if (isInBrief && isOrderPair(user, item.cityCode, item.mediumId)) return [];
    return [`第 ${index + 1} 行的城市或媒体不在订单需求与您的数据权限内`];
  });
  if (problems.length > 0) throw new AppError('invalid', problems.slice(0, 10).join('；'));
}
