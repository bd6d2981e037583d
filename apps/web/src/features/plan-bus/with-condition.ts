import type { BusCondition, BusFilter } from '@ooh/contract/domain/bus-condition';
import { relationFor, storedRelation } from './condition-relation.ts';

/** A filter with one condition added, changed or, given null, taken out. */
export function withCondition(filter: BusFilter, conditionId: string, next: BusCondition | null): BusFilter {
  const isKnown = filter.conditions.some((condition) => condition.conditionId === conditionId);
  const changed = filter.conditions.flatMap((condition) => {
    if (condition.conditionId !== conditionId) return [condition];
    return next === null ? [] : [next];
  });
  const conditions = isKnown || next === null ? changed : [...filter.conditions, next];
  const relation = filter.relation && storedRelation(relationFor(conditions, filter.relation));
  return { conditions, relation };
}
