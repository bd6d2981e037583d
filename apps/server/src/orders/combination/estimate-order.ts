import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import type { Context } from '../../context.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import { totalsOf } from '../order/present-order.ts';
import { measureMix } from './evaluate-lots.ts';
import { readLotNames } from './lot-items.ts';
import type { MeasuredItem } from './measure-city.ts';
import { presentMix, type MixCity } from './present-mix.ts';

export const measuredOf = (item: StoredItem): MeasuredItem => ({
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

/** What is bought, by city, and what it costs: of a city, or of all of them. */
export interface BoughtMedia {
  readonly items: ReadonlyMap<string, readonly MeasuredItem[]>;
  amountsOf(cityCode?: string): QuotationAmounts;
}

/**
 * What media do to an audience, lines and faces together, by the measure of combinations. The total is of the cities
 * whose own figures are shown, as a share of their audience; each other city says why it is left out. Null without media.
 */
export async function measureMedia(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  audience: TargetAudience,
  { items, amountsOf }: BoughtMedia,
): Promise<OrderMix | null> {
  if (items.size === 0) return null;
  const cities = await measureMix(context, audience, items, { priority: 'background' });
  const names = await readLotNames(context.db, []);
  const present = (shown: readonly MixCity[], amounts: QuotationAmounts): MixEvaluation =>
    presentMix(
      shown,
      audience,
      amounts,
      (mediumId) => names.media.get(mediumId) ?? { name: '', unit: '' },
      context.config.minimumCell,
      'shown',
    );
  const parts = cities.map((city) => ({
    cityCode: city.cityCode,
    evaluation: present([city], amountsOf(city.cityCode)),
  }));
  return {
    total: present(cities, amountsOf()),
    cities: parts.toSorted((a, b) => b.evaluation.amounts.netFen - a.evaluation.amounts.netFen),
  };
}

/** The items of an order by city, with what they cost. */
export function boughtOf(items: readonly StoredItem[]): BoughtMedia {
  const byCity = Map.groupBy(items, (item) => item.city_code);
  return {
    items: new Map([...byCity].map(([cityCode, own]) => [cityCode, own.map(measuredOf)])),
    amountsOf: (cityCode) => totalsOf(cityCode === undefined ? items : (byCity.get(cityCode) ?? [])),
  };
}

/**
 * What all media of an order do to its audience: an order that was made of a combination shows the same reach and N+
 * curve as it. Null without media.
 */
export const measureOrder = (
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  order: Pick<StoredOrder, 'audience'>,
  items: readonly StoredItem[],
): Promise<OrderMix | null> => measureMedia(context, order.audience, boughtOf(items));
