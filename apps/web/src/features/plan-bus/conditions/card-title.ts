import { conditionNames } from '../describe-condition.ts';
import type { ConditionCard } from '../plan-address.ts';

/** Name of a group of conditions. */
export function cardTitle(card: ConditionCard): string {
  return card === 'relation' ? '条件关系' : conditionNames[card];
}
