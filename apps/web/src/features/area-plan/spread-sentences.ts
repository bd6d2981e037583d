import { surplusSentence } from '@ooh/contract/domain/surplus-sentence';
import type { CallOutput } from '@ooh/contract/registry';

type Spread = NonNullable<CallOutput<'crowd-tag-plan/v1/getCityList'>[number]['spread']>;

/** What a city's choice has of the rules of spread, and what is proved of it. */
export function spreadSentences(spread: Spread): string[] {
  const { maxPerDistrict, minDistanceMeters, fullDistricts, withheldPositions } = spread;
  const full = fullDistricts.length === 0 ? '没有用满的区' : `已用满的区：${fullDistricts.join('、')}`;
  const proved = surplusSentence(spread);
  return [
    ...(maxPerDistrict === null ? [] : [`每区最多 ${maxPerDistrict} 个，${full}`]),
    ...(minDistanceMeters === null ? [] : [`同一媒体的点位间距不小于 ${minDistanceMeters} 米`]),
    ...(proved === null ? [] : [proved]),
    ...(withheldPositions === null || withheldPositions === 0
      ? []
      : [`另有 ${withheldPositions} 个空位点位周边 TA 人数低于披露下限，不计得分，因此未选`]),
  ];
}
