import { certain } from '@ooh/contract/core/certain';
import type { LotInput, MixEvaluation } from '@ooh/contract/domain/combination';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { NewItem } from '../order/order-store.ts';
import { amountsOfItems, priceLots, readLotNames, type Flight, type PricedLot } from './lot-items.ts';
import { measureMixCity, type MeasuredItem } from './measure-city.ts';
import { presentMix, type MixCity } from './present-mix.ts';

type Resources = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>;

const daysOf = (period: string): { startDate: string; endDate: string } => {
  const [startDate, endDate] = period.slice(1, -1).split(',');
  return { startDate, endDate };
};

/** An item as it is measured. Its period is `[first,last]`, as a new item states it. */
const measuredItem = (item: NewItem): MeasuredItem => ({
  mediumId: item.medium_id,
  formId: item.form_id,
  lineId: item.line_id ?? null,
  deck: item.deck ?? null,
  faceId: item.face_id ?? null,
  quantity: item.quantity,
  ...daysOf(String(item.period)),
  netFen: Number(item.net_fen),
});

/**
 * Items by city, measured. Of `cityCodes` those without items are measured too: nobody is reached there, who belongs to
 * the audience all the same. `other` are compared with, city by city.
 */
export async function measureMix(
  context: Resources,
  audience: TargetAudience,
  items: ReadonlyMap<string, readonly MeasuredItem[]>,
  options: {
    readonly priority: EnginePriority;
    readonly cityCodes?: readonly string[];
    readonly other?: ReadonlyMap<string, readonly MeasuredItem[]>;
  },
): Promise<MixCity[]> {
  const cityCodes = [...new Set([...(options.cityCodes ?? []), ...items.keys()])];
  const data = await readCityData(context.db, cityCodes);
  return Promise.all(
    cityCodes.map(async (cityCode): Promise<MixCity> => {
      const own = items.get(cityCode) ?? [];
      const other = options.other && (options.other.get(cityCode) ?? []);
      const city = { data: certain(data.get(cityCode), 'city data', cityCode), audience };
      const measured = await measureMixCity(context, city, own, { priority: options.priority, other });
      return { cityCode, items: own, measured };
    }),
  );
}

export function itemsByCity(priced: readonly PricedLot[]): Map<string, MeasuredItem[]> {
  const lots = [...Map.groupBy(priced, ({ lot }) => lot.cityCode)];
  return new Map(
    lots.map(([cityCode, own]) => [cityCode, own.flatMap(({ items }) => items.map(measuredItem))]),
  );
}

/** What a mix is asked to do: reach an audience in some cities. */
interface MixAim {
  readonly targetAudience: TargetAudience;
  readonly cityCodes: readonly string[];
}

/** Evaluation of lots that are priced, on the audience of all cities that were asked for. */
export async function evaluatePriced(
  context: Resources,
  { targetAudience: audience, cityCodes }: MixAim,
  priced: readonly PricedLot[],
  priority: EnginePriority,
): Promise<MixEvaluation> {
  const cities = await measureMix(context, audience, itemsByCity(priced), { priority, cityCodes });
  const names = await readLotNames(context.db, []);
  const nameOf = (mediumId: number) => names.media.get(mediumId) ?? { name: '', unit: '' };
  const amounts = amountsOfItems(priced.flatMap(({ items }) => items));
  return presentMix(cities, audience, amounts, nameOf, context.config.minimumCell);
}

/** Prices lots as an order and measures them. */
export async function evaluateLots(
  context: Resources & Pick<Context, 'now'>,
  question: Flight & MixAim & { readonly lots: readonly LotInput[] },
  priority: EnginePriority,
): Promise<{ readonly priced: PricedLot[]; readonly evaluation: MixEvaluation }> {
  const priced = await priceLots(context.db, question.lots, question);
  return { priced, evaluation: await evaluatePriced(context, question, priced, priority) };
}
