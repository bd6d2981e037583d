import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';

/** Share of the reached TA with one or two contacts, of people by contacts 0, 1, 2 …; null for nobody. */
export function fewContactsShare(distribution: readonly number[]): number | null {
  const reached = distribution.slice(1).reduce((sum, persons) => sum + persons, 0);
  return reached > 0 ? (distribution[1] + distribution[2]) / reached : null;
}

/** Whether most of those reached have met the order too seldom to remember it. */
export const isTooSeldom = (fewShare: number | null): fewShare is number =>
  fewShare !== null && fewShare > opportunityRules.retargetFewShare;
