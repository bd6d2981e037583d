import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';

/** Whether an order has fallen short: contacts as run against those due to date. */
export function isShort(actualImpressions: number, dueImpressions: number): boolean {
  return dueImpressions > 0 && actualImpressions / dueImpressions < opportunityRules.shortfallBelow;
}
