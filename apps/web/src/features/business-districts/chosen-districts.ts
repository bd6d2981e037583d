import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';

/** Names in a sentence, at most. */
const mostNames = 8;

/** The choice of business districts as a finding of a draft; undefined while nothing is chosen. */
export function chosenDistricts(
  { cityCode, cityName }: { readonly cityCode: string; readonly cityName: string },
  districts: readonly { readonly name: string }[],
  address: string,
): EvidenceInput | undefined {
  if (districts.length === 0) return undefined;
  const names = districts.slice(0, mostNames).map(({ name }) => name);
  const more = districts.length > mostNames ? '等' : '';
  return {
    screen: '/strategy/scene/business',
    title: `${cityName}商圈选择`,
    sentence: `${cityName}选出 ${districts.length} 个商圈：${names.join('、')}${more}。`,
    figures: [{ name: '商圈', value: districts.length, unit: '个', nature: '统计' }],
    basis: '商圈洞察的筛选与排名',
    address,
    cityCodes: [cityCode],
  };
}
