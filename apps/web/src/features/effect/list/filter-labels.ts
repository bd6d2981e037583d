import { orderModeNames, orderStateNames } from '@ooh/contract/domain/order';
import { appraisalStateNames } from '../../../shared/effect/effect-names.ts';
import { appraisalOf, modesOf, statesOf, type EffectListAddress } from './effect-list-address.ts';

export interface FilterNames {
  readonly brand: string | undefined;
  readonly city: string | undefined;
  readonly medium: string | undefined;
}

/** The filters of a list in words, as an export prints them. */
export function filterLabels(address: EffectListAddress, names: FilterNames): string[] {
  const { q, brand, city, medium, from, to } = address;
  const words: readonly (readonly [string, string | undefined])[] = [
    ['关键词', q],
    ['品牌', brand === undefined ? undefined : (names.brand ?? brand)],
    ['城市', city === undefined ? undefined : (names.city ?? city)],
    ['媒体', medium === undefined ? undefined : (names.medium ?? String(medium))],
    ['评估状态', joined(appraisalOf(address).map((state) => appraisalStateNames[state]))],
    ['投放状态', joined(statesOf(address).map((state) => orderStateNames[state]))],
    ['方式', joined(modesOf(address).map((mode) => orderModeNames[mode]))],
    ['投放期', from === undefined || to === undefined ? undefined : `${from} 至 ${to}`],
  ];
  return words.flatMap(([name, word]) => (word === undefined ? [] : [`${name}：${word}`]));
}

function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : words.join('、');
}
