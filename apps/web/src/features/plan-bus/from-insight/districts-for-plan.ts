import type { BusCondition, BusFilter } from '@ooh/contract/domain/bus-condition';
import { withCondition } from '../with-condition.ts';
import { freeConditionId } from '../describe-condition.ts';

type Mode = Extract<BusCondition, { kind: 'businessDistrict' }>['mode'];

const maxConditions = 20;

/** A filter with one more condition: lines that serve or pass any of these districts. A sentence where there is no room. */
export function withDistricts(
  filter: BusFilter,
  districtIds: readonly string[],
  mode: Mode,
): BusFilter | string {
  if (filter.conditions.length >= maxConditions) return `该方案的条件已有 ${maxConditions} 个，请先移除一些`;
  const conditionId = freeConditionId('businessDistrict', filter.conditions);
  return withCondition(filter, conditionId, {
    kind: 'businessDistrict',
    conditionId,
    name: '',
    districtIds: [...districtIds],
    mode,
    bufferMeters: 0,
    minHits: 1,
  });
}
