import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { CallOutput } from '@ooh/contract/registry';
import { conditionLabels } from './describe-condition.ts';

export type FilterResult = CallOutput<'bus-plan/v1/getBusLinePlanFilterData'>;

export interface Funnel {
  readonly total: number;
  readonly matched: number;
  readonly chosen: number;
  /** Chosen lines that the conditions exclude: they stay in the plan until taken out. */
  readonly chosenOutside: number;
}

/** 全部 → 符合 → 选中. Without a result no condition restricts the lines. */
export function prepareFunnel(
  total: number,
  result: FilterResult | null,
  chosen: ReadonlySet<string>,
): Funnel {
  if (result === null) return { total, matched: total, chosen: chosen.size, chosenOutside: 0 };
  const matched = new Set(result.matchedLineIds);
  const outside = [...chosen].filter((lineId) => !matched.has(lineId));
  return {
    total: result.totalLines,
    matched: matched.size,
    chosen: chosen.size,
    chosenOutside: outside.length,
  };
}

export interface Relief {
  readonly conditionId: string;
  readonly name: string;
  /** Lines more when the condition is dropped. */
  readonly gain: number;
}

/** The condition whose removal brings most lines; null where dropping any one of them brings none. */
export function strongestRelief(filter: BusFilter, result: FilterResult): Relief | null {
  const labels = conditionLabels(filter.conditions);
  let best: Relief | null = null;
  for (const { conditionId, matchedWithout } of result.conditions) {
    const gain = matchedWithout - result.matchedLineIds.length;
    const name = labels.get(conditionId);
    if (name === undefined || gain <= (best?.gain ?? 0)) continue;
    best = { conditionId, name, gain };
  }
  return best;
}
