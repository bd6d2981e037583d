import { cityName } from '../../reference/region/regions.ts';
import type { CaseMix, CaseText, SeenCase } from './case-store.ts';

/** The part of a case in one city, as it is stored. */
export interface CityCase extends CaseText {
  readonly cityCode: string;
  readonly isSample: boolean;
  readonly hasEffect: boolean;
  readonly mix: readonly CaseMix[];
}

const netOfMix = (mix: readonly CaseMix[]): number => mix.reduce((sum, one) => sum + one.netFen, 0);

/** Media and forms of several cities together; days are the longest of them. */
function joinMix(parts: readonly CityCase[]): CaseMix[] {
  const forms = Map.groupBy(
    parts.flatMap(({ mix }) => mix),
    ({ mediumId, formId }) => `${mediumId}:${formId}`,
  );
  return [...forms.values()]
    .map((same) =>
      same.reduce((sum, one) => ({
        ...sum,
        units: sum.units + one.units,
        days: Math.max(sum.days, one.days),
        rateCardFen: sum.rateCardFen + one.rateCardFen,
        netFen: sum.netFen + one.netFen,
      })),
    )
    .toSorted((a, b) => b.netFen - a.netFen || a.mediumId - b.mediumId || a.formId - b.formId);
}

const wan = (fen: number): string => `${(fen / 1_000_000).toFixed(1)} 万元`;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((100 * part) / whole)}%`;

/** Texts of a case of several cities; every figure in them is of the parts that are seen. */
function tell(parts: readonly CityCase[], mix: readonly CaseMix[]): Partial<CaseText> {
  const [main] = parts;
  const net = netOfMix(mix);
  const card = mix.reduce((sum, one) => sum + one.rateCardFen, 0);
  const units = mix.reduce((sum, one) => sum + one.units, 0);
  const names = parts.map(({ cityCode }) => cityName(cityCode));
  return {
    title: `${main.brandName} · ${names.length} 城${main.goal}`,
    background: `${main.brandName}（${main.industry}）${main.startDate} 至 ${main.endDate} 在${names.join('、')}同期投放，目标是${main.goal}，净价合计 ${wan(net)}，共 ${units} 个单位。`,
    insight: `预算最集中在${names[0]}，占 ${percent(netOfMix(main.mix), net)}；其余 ${names.length - 1} 城各占 ${parts
      .slice(1)
      .map((part) => percent(netOfMix(part.mix), net))
      .join('、')}。`,
    approach: `${names.length} 城用同一组合：${new Set(mix.map(({ mediumId }) => mediumId)).size} 种媒体、${mix.length} 种形式，最长 ${Math.max(...mix.map(({ days }) => days))} 天；先保证每城起量，再按人口分配。`,
    lesson: `刊例 ${wan(card)}，成交约 ${percent(net, card)}；多城同期下单时，可比较各城单位数与档期再谈折扣。`,
  };
}

/** The parts of one case as a whole; the largest city leads. */
export function joinCity(parts: readonly CityCase[]): SeenCase {
  const sorted = parts.toSorted(
    (a, b) => netOfMix(b.mix) - netOfMix(a.mix) || (a.cityCode < b.cityCode ? -1 : 1),
  );
  const [main] = sorted;
  const mix = sorted.length === 1 ? main.mix : joinMix(sorted);
  return {
    ...main,
    ...(sorted.length === 1 ? {} : tell(sorted, mix)),
    cities: sorted.map(({ cityCode, mix: own }) => ({ cityCode, netFen: netOfMix(own) })),
    mix,
    caseIds: sorted.map(({ caseId }) => caseId),
    hasEffect: sorted.some((part) => part.hasEffect),
  };
}
