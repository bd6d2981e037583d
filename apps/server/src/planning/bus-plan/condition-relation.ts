import type { BusCondition, BusRelation } from '@ooh/contract/domain/bus-condition';

type Leaf = { conditionId: string; not: boolean };
export type ConditionHolds = (conditionId: string) => boolean;

const isLeaf = (item: BusRelation | Leaf): item is Leaf => 'conditionId' in item;

/**
 * Whether a relation holds. A condition id that names no condition is left out of its group; a group that
 * ends up empty is left out too (null).
 */
function truth(item: BusRelation | Leaf, known: ReadonlySet<string>, holds: ConditionHolds): boolean | null {
  if (isLeaf(item)) return known.has(item.conditionId) ? holds(item.conditionId) !== item.not : null;
  const parts = item.items.map((part) => truth(part, known, holds)).filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (item.op === 'and' ? parts.every(Boolean) : parts.some(Boolean)) !== item.not;
}

/** Ids that a relation mentions. */
function mentioned(item: BusRelation | Leaf): string[] {
  return isLeaf(item) ? [item.conditionId] : item.items.flatMap(mentioned);
}

/**
 * Whether a line with these conditions met satisfies the whole filter. Without a relation all conditions
 * must hold; conditions that the relation does not mention must hold as well.
 */
export function satisfiesFilter(
  conditions: readonly Pick<BusCondition, 'conditionId'>[],
  relation: BusRelation | null,
  holds: ConditionHolds,
): boolean {
  const known = new Set(conditions.map((condition) => condition.conditionId));
  const inTree = new Set(relation === null ? [] : mentioned(relation));
  const loose = conditions.filter((condition) => !inTree.has(condition.conditionId));
  if (!loose.every((condition) => holds(condition.conditionId))) return false;
  return relation === null ? true : (truth(relation, known, holds) ?? true);
}
