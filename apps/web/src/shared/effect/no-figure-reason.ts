import type { EffectOrderRow } from '@ooh/contract/domain/effect';

/** Why a computed order has no figures in any city; undefined where it has some. */
export function noFigureReason({
  measuredCities,
}: Pick<EffectOrderRow, 'measuredCities'>): string | undefined {
  if (measuredCities.some(({ state }) => state === 'measured')) return undefined;
  const reasons = measuredCities.map(({ cityName, reason }) => `${cityName}：${reason ?? '数据不足'}`);
  return reasons.length === 0 ? undefined : reasons.join('；');
}
