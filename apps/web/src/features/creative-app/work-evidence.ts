import type { CallOutput } from '@ooh/contract/registry';
import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';

const percent = (share: number | null): number | null => (share === null ? null : share * 100);

/** A work as a finding of a draft, with what came of it where that is known. */
export function workEvidence(
  { album, effect }: CallOutput<'v1/creative-albums/detail'>,
  address: string,
): EvidenceInput {
  const { title, brandName, cityName, mediumName, formName, techniques } = album;
  return {
    screen: '/media/creative-app/detail',
    title: title.slice(0, 60),
    sentence: `${brandName}在${cityName}以${mediumName}${formName}投放，技术：${techniques.join('、')}。`,
    figures:
      effect === null
        ? []
        : [
            {
              name: '到达率',
              value: percent(effect.reachShare.value),
              unit: '%',
              low: percent(effect.reachShare.low),
              high: percent(effect.reachShare.high),
              nature: '按执行测算',
            },
          ],
    basis: effect === null ? '创意图库' : `订单 ${effect.orderNo} 的效果评估，按上刊记录测算`,
    address,
    cityCodes: [album.cityCode],
    mediumIds: [],
  };
}
