import type { EffectComparison } from '@ooh/contract/domain/effect';
import type { ParsedInput } from '@ooh/contract/registry';

type Stated = ParsedInput<'v1/effect/third-party-reports'>;

interface Reported {
  readonly startDate: string;
  readonly endDate: string;
  readonly cityNames: readonly string[];
  /** People of all measured cities; null where none is. */
  readonly universePersons: number | null;
  readonly comparison: EffectComparison;
}

/** Beyond this factor two figures of one thing are in different units. */
const unitFactor = 20;

function periodFaults({ periodFrom, periodTo }: Stated, { startDate, endDate }: Reported): string[] {
  if ((periodFrom === undefined) !== (periodTo === undefined)) return ['周期：开始与结束须同时填写'];
  if (periodFrom === undefined || periodTo === undefined) return [];
  if (periodFrom > periodTo) return [`周期：开始 ${periodFrom} 晚于结束 ${periodTo}`];
  return periodTo < startDate || periodFrom > endDate
    ? [`周期：${periodFrom} 至 ${periodTo} 与订单投放期 ${startDate} 至 ${endDate} 没有重叠`]
    : [];
}

const bare = (name: string): string => name.replace(/市$/, '');

function cityFaults({ cities = '' }: Stated, { cityNames }: Reported): string[] {
  const own = new Set(cityNames.map(bare));
  const strange = cities.split(/[、,，;；\s]+/).filter((name) => name !== '' && !own.has(bare(name)));
  return strange.length === 0
    ? []
    : [`城市：${strange.join('、')} 不在订单的城市（${cityNames.join('、')}）中`];
}

function unitFaults(stated: Stated, { universePersons, comparison }: Reported): string[] {
  const { impressions, reach } = stated;
  const faults: string[] = [];
  if (reach !== undefined && universePersons !== null && reach > universePersons)
    faults.push(`触达人数：${reach} 超过总体 ${Math.round(universePersons)} 人，请核对单位（人）`);
  if (reach !== undefined && impressions !== undefined && impressions < reach)
    faults.push('曝光：少于触达人数，请核对单位（次）');
  for (const [name, value, own, unit] of [
    ['曝光', impressions, comparison.actual.impressions.value, '次'],
    ['触达人数', reach, comparison.actual.reach.value, '人'],
  ] as const) {
    if (value === undefined || value === 0 || own === null || own === 0) continue;
    const factor = Math.max(value / own, own / value);
    if (factor > unitFactor)
      faults.push(`${name}：与平台相差 ${Math.round(factor)} 倍，请核对单位（${unit}，不是万${unit}）`);
  }
  return faults;
}

/** What is wrong with a third party's figures for an order, by field and with the reason; empty where nothing is. */
export function thirdPartyFaults(stated: Stated, reported: Reported): string[] {
  const { impressions, reach, reachShare, frequency } = stated;
  const isEmpty = [impressions, reach, reachShare, frequency].every((value) => value === undefined);
  return [
    ...(isEmpty ? ['关键数字：曝光、触达人数、到达率、频次至少填写一项'] : []),
    ...periodFaults(stated, reported),
    ...cityFaults(stated, reported),
    ...unitFaults(stated, reported),
  ];
}
