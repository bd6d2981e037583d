import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import type { Context } from '../../context.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import { measureMix } from './evaluate-lots.ts';
import { readLotNames } from './lot-items.ts';
import type { MeasuredItem } from './measure-city.ts';
import { presentMix } from './present-mix.ts';

const measured = (item: StoredItem): MeasuredItem => ({
  mediumId: item.medium_id,
  formId: item.form_id,
  lineId: item.line_id,
  deck: item.deck,
  faceId: item.face_id,
  quantity: item.quantity,
  startDate: item.start_date,
  endDate: item.end_date,
  netFen: item.net_fen,
});

/**
 * What all media of an order do to its audience, lines and faces together, by the measure of combinations: an order that
 * was made of one shows the same reach and N+ curve, as a share of the audience of the cities that are bought in. Null
 * without media.
 */
export async function estimateAllMedia(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  order: Pick<StoredOrder, 'audience'>,
  items: readonly StoredItem[],
  amounts: QuotationAmounts,
): Promise<MixEvaluation | null> {
  if (items.length === 0) return null;
  const byCity = Map.groupBy(items, (item) => item.city_code);
  const cities = await measureMix(
    context,
    order.audience,
    new Map([...byCity].map(([cityCode, own]) => [cityCode, own.map(measured)])),
    { priority: 'background' },
  );
  const names = await readLotNames(context.db, []);
  return presentMix(
    cities,
    order.audience,
    amounts,
    (mediumId) => names.media.get(mediumId) ?? { name: '', unit: '' },
    context.config.minimumCell,
  );
}
