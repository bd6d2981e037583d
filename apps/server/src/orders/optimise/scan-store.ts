import { isDeepStrictEqual } from 'node:util';
import type { OpportunityState } from '@ooh/contract/domain/opportunity-names';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { Found } from './found.ts';

/** What was scanned: an order in a city, by what its figures rested on. */
export interface Scanned {
  readonly orderId: string;
  readonly cityCode: string;
  readonly mediumIds: readonly number[];
  readonly fingerprint: string;
  readonly checked: number;
  readonly insignificant: number;
}

/** Undecided ones follow the newest scan; what somebody has decided stays as it was. */
const undecided: readonly OpportunityState[] = ['open', 'lapsed'];

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Writes what a scan found: new ones appear, known ones take the new figures, those not found any more lapse. One that is
 * found again as it was stays the same version: whoever is reading it may decide on it. */
export async function writeScan(
  transaction: DbOrTransaction,
  scanned: Scanned,
  found: readonly Found[],
  now: Date,
): Promise<void> {
  const { orderId, cityCode, mediumIds, fingerprint, checked, insignificant } = scanned;
  const known = await transaction
    .selectFrom('opportunity')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('city_code', '=', cityCode)
    .forUpdate()
    .execute();
  const keyOf = ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`;
  const byKey = new Map(known.map((row) => [keyOf(row), row]));
  for (const one of found) {
    const row = byKey.get(keyOf(one));
    byKey.delete(keyOf(one));
    if (row !== undefined && !undecided.includes(row.state)) continue;
    const media = [...mediumIds, ...(one.toCity?.mediumIds ?? [])];
    const shown = {
      medium_ids: [...new Set(media)].sort((a, b) => a - b),
      to_city_code: one.toCity?.cityCode ?? null,
      gain: one.expected.value,
      gain_low: one.expected.low,
      gain_high: one.expected.high,
      cost_fen: Math.round(one.costFen),
      expires_on: one.expiresOn,
      state: 'open' as const,
    };
    const isAsBefore =
      row !== undefined && isDeepStrictEqual(stored({ ...row, ...shown, finding: one.finding }), stored(row));
    const values = { ...shown, finding: jsonb(one.finding), found_at: now };
    if (row === undefined)
      await transaction
        .insertInto('opportunity')
        .values({
          order_id: orderId,
          city_code: cityCode,
          kind: one.kind,
          subject: one.subject,
          realised: null,
          ...values,
        })
        .execute();
    else
      await transaction
        .updateTable('opportunity')
        .set({ ...values, version: isAsBefore ? row.version : row.version + 1 })
        .where('opportunity_id', '=', row.opportunity_id)
        .execute();
  }
  for (const row of byKey.values())
    if (row.state === 'open')
      await transaction
        .updateTable('opportunity')
        .set({ state: 'lapsed', version: row.version + 1 })
        .where('opportunity_id', '=', row.opportunity_id)
        .execute();
  const values = {
    medium_ids: [...mediumIds],
    fingerprint,
    checked,
    insignificant,
    scanned_at: now,
  };
  await transaction
    .insertInto('opportunity_scan')
    .values({ order_id: orderId, city_code: cityCode, ...values })
    .onConflict((conflict) => conflict.columns(['order_id', 'city_code']).doUpdateSet(values))
    .execute();
}
