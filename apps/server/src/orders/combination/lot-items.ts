import type { Lot, LotInput } from '@ooh/contract/domain/combination';
import { deckNames } from '@ooh/contract/domain/bus-names';
import { maxItems, type OrderItemInput } from '@ooh/contract/domain/media-order';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { storedAmounts } from '../order/item-amounts.ts';
import type { NewItem } from '../order/order-store.ts';
import { priceItems } from '../order/price-items.ts';

export interface Flight {
  readonly startDate: string;
  readonly weeks: number;
}

/** Lots as the items of an order, each with the place of its lot. */
function itemsOfLots(lots: readonly LotInput[], flight: Flight) {
  const days = flightOfBrief(flight.startDate, flight.weeks);
  return lots.flatMap(({ cityCode, mediumId, formId, units }, lot) =>
    units.map((unit): { lot: number; item: OrderItemInput } => ({
      lot,
      item: { cityCode, mediumId, formId, ...unit, ...days, isGift: false },
    })),
  );
}

/** A lot with the prices that an order would have. */
export interface PricedLot {
  readonly lot: LotInput;
  readonly items: readonly NewItem[];
}

/** Prices lots exactly as an order of them does. Refuses, by row, what is not for sale. */
export async function priceLots(
  db: DbOrTransaction,
  lots: readonly LotInput[],
  flight: Flight,
): Promise<PricedLot[]> {
  const items = itemsOfLots(lots, flight);
  if (items.length > 5 * maxItems) throw new AppError('invalid', `一个组合最多 ${5 * maxItems} 行媒体`);
  const priced = await priceItems(
    db,
    items.map(({ item }) => item),
  );
  const byLot = Map.groupBy([...priced.keys()], (i) => items[i].lot);
  return lots.map((lot, at) => ({ lot, items: (byLot.get(at) ?? []).map((i) => priced[i]) }));
}

/** Amounts of items together. */
export const amountsOfItems = (items: readonly NewItem[]) =>
  quotationTotals(
    items.map((item) =>
      storedAmounts({
        rate_card_fen: Number(item.rate_card_fen),
        net_fen: Number(item.net_fen),
        production_fen: Number(item.production_fen),
      }),
    ),
  );

/** Names of media and forms, and districts of positions. */
interface LotNames {
  readonly media: ReadonlyMap<number, { readonly name: string; readonly unit: string }>;
  /** By `medium form`. */
  readonly forms: ReadonlyMap<string, string>;
  readonly districts: ReadonlyMap<string, string | null>;
}

export async function readLotNames(db: DbOrTransaction, positionIds: readonly string[]): Promise<LotNames> {
  const media = await db.selectFrom('medium').select(['medium_id', 'name', 'unit']).execute();
  const forms = await db.selectFrom('medium_form').select(['medium_id', 'form_id', 'name']).execute();
  const positions =
    positionIds.length === 0
      ? []
      : await db
          .selectFrom('media_position as position')
          .innerJoin('data_release as release', 'release.release_id', 'position.release_id')
          .select(['position.position_id', 'position.district_name'])
          .where('release.state', '=', 'current')
          .where('position.position_id', 'in', [...new Set(positionIds)])
          .execute();
  return {
    media: new Map(media.map(({ medium_id, name, unit }) => [medium_id, { name, unit }])),
    forms: new Map(forms.map(({ medium_id, form_id, name }) => [`${medium_id} ${form_id}`, name])),
    districts: new Map(positions.map((row) => [row.position_id, row.district_name])),
  };
}

const only = <Item>(items: readonly Item[]): Item | null => (new Set(items).size === 1 ? items[0] : null);

/** Lots as they are shown. */
export async function presentLots(db: DbOrTransaction, priced: readonly PricedLot[]): Promise<Lot[]> {
  const positions = priced.flatMap(({ items }) => items.flatMap((item) => item.position_id ?? []));
  const names = await readLotNames(db, positions);
  return priced.map(({ lot, items }): Lot => {
    const [first] = items;
    const districtName = only(items.map((item) => names.districts.get(item.position_id ?? '') ?? null));
    const deck = first.deck ? ` · ${deckNames[first.deck]}` : '';
    const levels = [...new Set(items.map((item) => item.level))].join('/');
    const place = items.length === 1 ? first.unit_name : `${levels} 级 · ${districtName ?? '多个行政区'}`;
    return {
      ...lot,
      cityName: cityName(lot.cityCode),
      mediumName: names.media.get(lot.mediumId)?.name ?? '',
      formName: names.forms.get(`${lot.mediumId} ${lot.formId}`) ?? '',
      name: `${place}${deck}`,
      districtName,
      unit: names.media.get(lot.mediumId)?.unit ?? '',
      quantity: lot.units.reduce((sum, unit) => sum + unit.quantity, 0),
      amounts: amountsOfItems(items),
    };
  });
}
