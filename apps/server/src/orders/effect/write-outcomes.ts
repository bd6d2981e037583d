import { outcomeKinds, type OutcomeKind } from '@ooh/contract/domain/effect';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

/** How often a panel person did something in three periods of one length, the last one after the campaign began. */
export interface Outcome {
  readonly kind: OutcomeKind;
  readonly person: number;
  readonly placebo: number;
  readonly before: number;
  readonly after: number;
}

const columns =
  'order_id uuid, city_code text, panel_release_id text, kind text, source text, is_sample boolean, person int, placebo_count int, before_count int, after_count int';

/** Puts outcomes in place of what was held of the order in the city. */
export async function writeOutcomes(
  transaction: DbOrTransaction,
  of: {
    readonly orderId: string;
    readonly cityCode: string;
    /** Of the panel that the persons are numbered by. */
    readonly releaseId: string;
    readonly source: string;
    readonly isSample: boolean;
  },
  outcomes: readonly Outcome[],
): Promise<void> {
  await transaction
    .deleteFrom('effect_outcome')
    .where('order_id', '=', of.orderId)
    .where('city_code', '=', of.cityCode)
    .where('kind', 'in', [...outcomeKinds])
    .execute();
  await insertRows(
    transaction,
    'effect_outcome',
    columns,
    outcomes.map(({ kind, person, placebo, before, after }) => ({
      order_id: of.orderId,
      city_code: of.cityCode,
      panel_release_id: of.releaseId,
      kind,
      source: of.source.slice(0, 200),
      is_sample: of.isSample,
      person,
      placebo_count: placebo,
      before_count: before,
      after_count: after,
    })),
  );
}
