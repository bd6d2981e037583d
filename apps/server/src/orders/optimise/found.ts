import type { Finding, SignedShare } from '@ooh/contract/domain/opportunity';
import type { OpportunityKind } from '@ooh/contract/domain/opportunity-names';

/** What a rule found; it becomes an opportunity where its interval lies above 0. */
export interface Found {
  readonly kind: OpportunityKind;
  /** Names what it is about within the order and city, so that the next scan knows it again. */
  readonly subject: string;
  readonly finding: Finding;
  readonly expected: SignedShare;
  readonly costFen: number;
  /** Last day on which it can be adopted; null without one. */
  readonly expiresOn: string | null;
  /** Where the money goes to another city, that city with the order's media there. */
  readonly toCity?: { readonly cityCode: string; readonly mediumIds: readonly number[] };
  /** Panel persons of the audience whose contacts change. */
  readonly personsChanged: number;
}
