import type { BusRelation } from '@ooh/contract/domain/bus-condition';
import { type RelationItem, isGroup } from './condition-relation.ts';

/** The relation in words: 「(途经 南山商圈 且 非 深南大道) 或 目标POI」. No condition: 「全部线路」. */
export function relationSentence(relation: BusRelation, nameOf: (conditionId: string) => string): string {
  const words = (item: RelationItem, isRoot: boolean): string => {
    if (!isGroup(item)) return `${item.not ? '非 ' : ''}${nameOf(item.conditionId)}`;
    const inner = item.items.map((child) => words(child, false)).join(item.op === 'and' ? ' 且 ' : ' 或 ');
    const needsBrackets = item.not || (!isRoot && item.items.length > 1);
    return `${item.not ? '非 ' : ''}${needsBrackets ? `(${inner})` : inner}`;
  };
  return relation.items.length === 0 ? '全部线路' : words(relation, true);
}
