import type { DraftContent } from '@ooh/contract/domain/strategy-draft';
import { foreignCityText, isGrantedCity } from '../../access/foreign-city.ts';
import { scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import { audienceCityProblems } from '../../measurement/crowd/pack-cities.ts';
import { brandExists } from '../../reference/brand/brand-store.ts';
import { isKnownLabel } from '../../reference/label/label-tree.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

function mediumProblems(scope: PairScope, { cityCodes, mediumIds, excludedMediumIds }: DraftContent) {
  const isGranted = (medium: number) =>
    cityCodes.length === 0 || cityCodes.some((city) => scopeGrants(scope, city, medium));
  const foreign = [...mediumIds, ...excludedMediumIds].filter((medium) => !isGranted(medium));
  const both = mediumIds.filter((medium) => excludedMediumIds.includes(medium));
  return [
    ...foreign.map((medium) => `媒体 ${medium} ${foreignCityText}`),
    ...(both.length > 0 ? ['同一媒体不能既选用又排除'] : []),
  ];
}

/** Refuses content that cannot be stored, with every reason. */
export async function assertValidDraft(
  db: DbOrTransaction,
  scope: PairScope,
  content: DraftContent,
): Promise<void> {
  const problems = content.cityCodes
    .filter((city) => !isGrantedCity(city, (one) => scopeTouches(scope, one)))
    .map((city) => `城市 ${city} ${foreignCityText}`);
  problems.push(...mediumProblems(scope, content));
  if (new Set(content.cityCodes).size !== content.cityCodes.length) problems.push('城市重复');
  const labels = content.targetAudience.groups.flatMap((group) =>
    group.conditions.flatMap((condition) => condition.labelIds),
  );
  const unknown = labels.filter((label) => !isKnownLabel(label));
  if (unknown.length > 0) problems.push(`人群标签 ${unknown.join('、')} 不存在`);
  problems.push(...(await audienceCityProblems(db, content.targetAudience, content.cityCodes)));
  const { brandId, rivalBrandIds } = content;
  if (brandId !== null && rivalBrandIds.includes(brandId)) problems.push('竞品不能是本品牌');
  for (const brand of [...(brandId === null ? [] : [brandId]), ...rivalBrandIds])
    if (!(await brandExists(db, brand))) problems.push(`品牌 ${brand} 不存在，请重新选择`);
  if (problems.length > 0) throw new AppError('invalid', problems.slice(0, 20).join('；'));
}
