import type { z } from 'zod';
import { aroundPositionMeters, type areaSpread } from './area-plan.ts';
import { gapPercent } from './certificate-sentence.ts';

/** Below it the bound and the choice differ by rounding alone. */
const rounding = 1e-9;

type Spread = Pick<z.infer<typeof areaSpread>, 'maxPerDistrict' | 'minDistanceMeters' | 'surplus'>;

/** What is proved of a city's chosen positions, as one would say it to a client; null where nothing is. */
export function surplusSentence({ maxPerDistrict, minDistanceMeters, surplus }: Spread): string | null {
  if (surplus === null) return null;
  const isSpread = maxPerDistrict !== null || minDistanceMeters !== null;
  const proved =
    surplus < rounding ? '没有任何选法的得分更高' : `任何选法的得分至多再高 ${gapPercent(surplus)}`;
  return `在同样的预算${isSpread ? '与分布约束' : ''}下，${proved}（得分：点位周边 ${aroundPositionMeters} 米 TA 人数，同一 0.7 平方公里格网内从多到少第 k 个点位计 1/k；不是触达人数）`;
}
