import type { DefenceContent } from '@ooh/contract/domain/defence';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallInput } from '@ooh/contract/registry';
import type { BoughtMedia } from '../../orders/combination/estimate-order.ts';
import type { StoredOrder } from '../../orders/order/order-store.ts';
import type { StoredCity } from '../../planning/plan/plan-cities.ts';
import type { MappedCity } from '../plan-map.ts';

export type DefenceAsked = CallInput<'v1/defence/get'>;

/** What a defence speaks of, as far as its reader sees it. */
export interface DefenceSubject {
  readonly head: Pick<
    DefenceContent,
    'kind' | 'number' | 'name' | 'brandName' | 'version' | 'startDate' | 'endDate' | 'budgetFen' | 'isSample'
  >;
  readonly audience: TargetAudience;
  readonly bought: BoughtMedia;
  readonly schedule: DefenceContent['schedule'];
  /** What is proved of the choice in each city, in one sentence, by its code. */
  readonly proofs: ReadonlyMap<string, string>;
  /** Cities whose lines the engine chose. */
  readonly chosenLines: readonly StoredCity[];
  /** The order whose earlier versions are compared; null for a plan. */
  readonly order: StoredOrder | null;
  mappedCities(): Promise<readonly MappedCity[]>;
}
