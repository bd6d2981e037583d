import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { CallOutput } from '@ooh/contract/registry';

type Spread = NonNullable<CallOutput<'crowd-tag-plan/v1/getCityList'>[number]['spread']>;

/** Below it the bound and the choice differ by rounding alone. */
const rounding = 1e-9;

/** What a city's choice has of the rules of spread, and what is proved of it. */
export function spreadSentences({
  maxPerDistrict,
  minDistanceMeters,
  fullDistricts,
  surplus,
}: Spread): string[] {
  const full = fullDistricts.length === 0 ? '没有用满的区' : `已用满的区：${fullDistricts.join('、')}`;
  const proved =
    surplus !== null && surplus < rounding
      ? '没有任何选法的得分更高'
      : `任何选法的得分至多再高 ${gapPercent(surplus ?? 0)}`;
  return [
    ...(maxPerDistrict === null ? [] : [`每区最多 ${maxPerDistrict} 个，${full}`]),
    ...(minDistanceMeters === null ? [] : [`同一媒体的点位间距不小于 ${minDistanceMeters} 米`]),
    ...(surplus === null
      ? []
      : [
          `在同样的预算与分布约束下，${proved}（得分：点位周边 TA 人数，同一格网的第 k 个点位计 1/k；不是触达人数）`,
        ]),
  ];
}
