import type { CombinationBrief, CombinationProposal, Proposal } from '@ooh/contract/domain/combination';
import type { ProposalKind } from '@ooh/contract/domain/combination-names';
import type { Certificate } from '@ooh/planning/certificate';
import type { MixConflict } from '@ooh/planning/mix/mix-question';
import type { MixPrice } from '@ooh/planning/mix/propose-mix';
import { moneyText } from '@ooh/report/report-text';
import type { MixCities } from './mix-of-cities.ts';

type NameOf = (mediumId: number) => string;

/** What can be bought, by city and medium. */
export function candidatesOf(mix: MixCities, nameOf: NameOf): CombinationProposal['candidates'] {
  return mix.cities.flatMap(({ data, lots, freeUnits }) => {
    const media = Map.groupBy(freeUnits, ({ offer }) => offer.mediumId);
    return [...media].map(([mediumId, units]) => ({
      cityCode: data.cityCode,
      mediumId,
      mediumName: nameOf(mediumId),
      lots: lots.filter((lot) => lot.mediumId === mediumId).length,
      freeUnits: units.reduce((sum, unit) => sum + unit.free, 0),
    }));
  });
}

/** What is spent on each medium of a plan. */
export function mixOf(mix: MixCities, plan: Certificate['plan'], nameOf: NameOf) {
  const fen = new Map<number, number>();
  for (const { medium, vehicles } of plan) {
    const { mediumId, blockFen } = mix.lots[medium];
    fen.set(mediumId, (fen.get(mediumId) ?? 0) + vehicles * blockFen);
  }
  return [...fen]
    .map(([mediumId, spent]) => ({ mediumId, mediumName: nameOf(mediumId), fen: spent }))
    .toSorted((a, b) => b.fen - a.fen);
}

/** What the bound of a recommendation says nothing of. */
function notProvedOf(brief: CombinationBrief, mix: MixCities, kind: ProposalKind): string[] {
  const texts: string[] = [];
  if (kind === 'easy')
    texts.push('「至多 3 种媒体、每城至多 10 条线路」之内是否最优未证明；理论最高对所有组合成立');
  if (mix.lots.some((lot) => lot.isLine))
    texts.push('理论最高未计入「每城公交合计至少 20 辆」，因此不低于真实最高值');
  if (brief.goal === 'region')
    texts.push('已证明的是「每个有可买点位的行政区至少 1 个采购单元」；各区到达率的下限未证明');
  return texts;
}

export function certificateOf(
  brief: CombinationBrief,
  mix: MixCities,
  kind: ProposalKind,
  { value, bound, budgetFen = brief.budgetFen }: { value: number; bound: number; budgetFen?: number },
): Proposal['certificate'] {
  const { universe } = mix;
  return {
    budgetFen,
    value: value / universe,
    bound: Math.min(1, bound / universe),
    gap: bound > 0 ? Math.max(0, (bound - value) / bound) : 0,
    notProved: notProvedOf(brief, mix, kind),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What a constraint a step looser would bring, in words. */
export function stepsOf(
  prices: readonly MixPrice[],
  mix: MixCities,
  nameOf: NameOf,
): CombinationProposal['steps'] {
  const { universe } = mix;
  return prices.map(({ step, gain, atMost }) => ({
    text:
      step.of === 'budget'
        ? `预算增加 ${moneyText(step.byFen)}`
        : step.of === 'largestShare'
          ? `单一媒体上限放宽到 ${percent(step.to)}`
          : `不要求必用${nameOf(step.mediumId)}`,
    gain: gain / universe,
    atMost: atMost / universe,
  }));
}

/** Constraints that cannot be kept together, each with what would take it out of the way. */
export function conflictsOf(
  brief: CombinationBrief,
  conflict: MixConflict,
  leastFen: number | null,
  nameOf: NameOf,
): CombinationProposal['conflicts'] {
  return conflict.constraints.map((one): CombinationProposal['conflicts'][number] => {
    const meaning = one.group === undefined ? undefined : conflict.groups[one.group];
    if (one.kind === 'budget')
      return {
        constraint: '预算',
        text: `预算 ${moneyText(brief.budgetFen)}${leastFen === null ? '' : `，其余条件至少需要 ${moneyText(leastFen)}`}`,
        fix:
          leastFen === null
            ? null
            : { label: `预算改为 ${moneyText(leastFen)}`, change: { budgetFen: leastFen } },
      };
    if (meaning?.of === 'medium' && one.kind === 'groupBudget')
      return {
        constraint: '单一媒体上限',
        text: `${nameOf(meaning.mediumId)}不超过预算的 ${percent(brief.largestShare)}`,
        fix: { label: '取消单一媒体上限', change: { largestShare: 1 } },
      };
    if (meaning?.of === 'medium')
      return {
        constraint: '必用媒体',
        text: `必用${nameOf(meaning.mediumId)}（至少 1 个采购单元）`,
        fix: {
          label: `不再必用${nameOf(meaning.mediumId)}`,
          change: { withoutMustMediumId: meaning.mediumId },
        },
      };
    if (meaning?.of === 'district')
      return {
        constraint: '区域覆盖',
        text: `${meaning.district.split('/')[1]}至少 1 个采购单元`,
        fix: null,
      };
    return { constraint: '起投量', text: one.text, fix: null };
  });
}
