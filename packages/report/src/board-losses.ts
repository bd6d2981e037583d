import type { BoardFacts } from './effect-board-facts.ts';

/** Names of the causes of a loss. */
export const causeNames: Readonly<Record<string, string>> = {
  late: '晚刊',
  missing: '漏刊',
  wrong: '错刊',
  damaged: '破损',
  unposted: '未登记上刊',
  'taken-down': '提前下刊',
  upcoming: '未到投放日',
  'made-good': '补刊补回',
  extra: '刊期外多投',
};

export interface CostStep {
  readonly name: string;
  readonly cpmFen: number;
}

/**
 * From the plan's cost per thousand of the days that have passed to that of the postings: the same money over what is left
 * after each cause in turn. Empty without a figure at either end.
 */
export function costSteps({ entirety: { comparison }, loss: { total } }: BoardFacts): CostStep[] {
  const { plannedToDate, actual } = comparison;
  const planned = plannedToDate.impressions.value;
  if (plannedToDate.cpmFen === null || actual.cpmFen === null || planned === null) return [];
  const moneyFen = (plannedToDate.cpmFen * planned) / 1000;
  const steps: CostStep[] = [{ name: '同期计划', cpmFen: plannedToDate.cpmFen }];
  let left = planned;
  for (const { cause, impressions } of total.causes) {
    if (cause === 'upcoming' || impressions === null || Math.abs(impressions) < 0.5) continue;
    left -= impressions;
    if (left <= 0) break;
    steps.push({ name: causeNames[cause] ?? cause, cpmFen: (1000 * moneyFen) / left });
  }
  return [...steps, { name: '按上刊记录测算', cpmFen: actual.cpmFen }];
}
