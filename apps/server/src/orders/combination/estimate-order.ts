import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import type { Context } from '../../context.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import { totalsOf } from '../order/present-order.ts';
import { measureMix } from './evaluate-lots.ts';
import { readLotNames } from './lot-items.ts';
import type { MeasuredItem } from './measure-city.ts';
import { presentMix, type MixCity } from './present-mix.ts';

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

/** What the media of an order do: of its cities together, and of each alone. */
export interface OrderMix {
  readonly total: MixEvaluation;
  /** Cities with most spent first. */
  readonly cities: readonly { readonly cityCode: string; readonly evaluation: MixEvaluation }[];
}

/**
 * What all media of an order do to its audience, lines and faces together, by the measure of combinations: an order that
 * was made of one shows the same reach and N+ curve. The total is of the cities whose own figures are shown, as a share
 * of their audience; each other city says why it is left out. Null without media.
 */
export async function measureOrder(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  order: Pick<StoredOrder, 'audience'>,
  items: readonly StoredItem[],
): Promise<OrderMix | null> {
  if (items.length === 0) return null;
  const byCity = Map.groupBy(items, (item) => item.city_code);
  const cities = await measureMix(
    context,
    order.audience,
    new Map([...byCity].map(([cityCode, own]) => [cityCode, own.map(measured)])),
    { priority: 'background' },
  );
  const names = await readLotNames(context.db, []);
  const present = (shown: readonly MixCity[], amounts: QuotationAmounts): MixEvaluation =>
    presentMix(
      shown,
      order.audience,
      amounts,
      (mediumId) => names.media.get(mediumId) ?? { name: '', unit: '' },
      context.config.minimumCell,
      'shown',
    );
  const parts = cities.map((city) => ({
    cityCode: city.cityCode,
    evaluation: present([city], totalsOf(byCity.get(city.cityCode) ?? [])),
  }));
  const total = present(cities, totalsOf(items));
  return {
    total,
    cities: parts.toSorted((a, b) => b.evaluation.amounts.netFen - a.evaluation.amounts.netFen),
  };
}
