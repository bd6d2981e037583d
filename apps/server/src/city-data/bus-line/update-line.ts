import { decks } from '@ooh/contract/domain/bus-names';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { countEdit, lockReleases, type DataReleaseRow } from '../release/data-release-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { findLine, pricesOfLines } from './bus-line-store.ts';

export type LineEdit = Omit<ParsedInput<'v1/bus-lines/{lineId}'>, 'lineId'>;

/** Columns and names of the plain fields that may be edited. */
const columnOf = {
  level: 'level',
  singleDeckVehicles: 'single_deck_vehicles',
  doubleDeckVehicles: 'double_deck_vehicles',
  headwayMinutes: 'headway_minutes',
  dailyRiders: 'daily_riders',
} as const;

/** Corrects a line of the current release. Manually set values are no longer estimates. */
export async function updateLine(
  context: Pick<Context, 'db' | 'releases'>,
  release: DataReleaseRow,
  lineId: string,
  edit: LineEdit,
): Promise<string[]> {
  const event = {
    releaseId: release.release_id,
    kind: release.kind,
    cityCode: release.city_code,
    reason: 'edited',
  } as const;
  const estimated = await context.db.transaction().execute(async (transaction) => {
    await lockReleases(transaction, release.kind, release.city_code);
    const line = await findLine(transaction, release.release_id, lineId);
    if (!line) throw notFound('线路');
    const fields = (Object.keys(columnOf) as (keyof typeof columnOf)[]).filter(
      (field) => edit[field] !== undefined,
    );
    const single = edit.singleDeckVehicles ?? line.single_deck_vehicles;
    const double = edit.doubleDeckVehicles ?? line.double_deck_vehicles;
    if (single + double === 0) throw new AppError('invalid', '单层与双层配车不能同时为 0');
    const settled = new Set<string>(fields);
    if (edit.prices) {
      const allKnown = await writePrices(transaction, release.release_id, lineId, edit.prices);
      if (allKnown) settled.add('prices');
    }
    const estimatedFields = line.estimated_fields.filter((field) => !settled.has(field));
    await transaction
      .updateTable('bus_line')
      .set({
        ...Object.fromEntries(fields.map((field) => [columnOf[field], edit[field]])),
        estimated_fields: estimatedFields,
        in_publication: line.in_publication.map((vehicles) => Math.min(vehicles, single + double)),
      })
      .where('release_id', '=', release.release_id)
      .where('line_id', '=', lineId)
      .execute();
    await countEdit(transaction, release.release_id);
    await context.releases.inTransaction(transaction, event);
    return estimatedFields;
  });
  await context.releases.afterCommit(event);
  return estimated;
}

/** Sets prices; answers whether no sample price is left. */
async function writePrices(
  transaction: DbOrTransaction,
  releaseId: string,
  lineId: string,
  prices: NonNullable<LineEdit['prices']>,
): Promise<boolean> {
  for (const { formId, deck, priceFen } of prices) {
    if (!decks.includes(deck)) throw new AppError('invalid', '车型无效');
    const row = {
      release_id: releaseId,
      line_id: lineId,
      form_id: formId,
      deck,
      price_fen: priceFen,
      is_sample: false,
    };
    await transaction
      .insertInto('bus_line_price')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['release_id', 'line_id', 'form_id', 'deck'])
          .doUpdateSet({ price_fen: priceFen, is_sample: false }),
      )
      .execute();
  }
  const after = (await pricesOfLines(transaction, releaseId, [lineId])).get(lineId) ?? [];
  return after.every((price) => !price.isPlaceholderPrice);
}
