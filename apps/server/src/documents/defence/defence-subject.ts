import type { DefenceContent } from '@ooh/contract/domain/defence';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import type { CallInput } from '@ooh/contract/registry';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { isCityGranted } from '../../access/plan-access.ts';
import { boughtOf, type BoughtMedia } from '../../orders/combination/estimate-order.ts';
import type { MeasuredItem } from '../../orders/combination/measure-city.ts';
import { readOrderNames } from '../../orders/order/list-orders.ts';
import { readFacePlaces, readLinePlaces } from '../../orders/order/match-places.ts';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder, readItems, type StoredOrder } from '../../orders/order/order-store.ts';
import { loadPlanCity } from '../../planning/bus-plan/plan-city.ts';
import { priceDelivery, totalOf } from '../../planning/bus-plan/price-delivery.ts';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCities, type StoredCity } from '../../planning/plan/plan-cities.ts';
import { readPlanNames } from '../../planning/plan/plan-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import type { MappedCity } from '../plan-map.ts';
import { mappedCities, provedCitiesOf } from '../proposal-document.ts';
import { scheduleOf } from '../shared-outlook.ts';

export type DefenceAsked = CallInput<'v1/defence/get'>;

/** A city whose lines the engine chose, and what is proved of them as they are bought. */
export interface ChosenCity {
  readonly stored: StoredCity;
  readonly sentence: string | null;
}

/** What a defence speaks of, as far as its reader sees it. */
export interface DefenceSubject {
  readonly head: Pick<
    DefenceContent,
    'kind' | 'number' | 'name' | 'brandName' | 'version' | 'startDate' | 'endDate' | 'budgetFen' | 'isSample'
  >;
  readonly audience: TargetAudience;
  readonly bought: BoughtMedia;
  readonly schedule: DefenceContent['schedule'];
  readonly chosen: readonly ChosenCity[];
  /** The order whose earlier versions are compared; null for a plan. */
  readonly order: StoredOrder | null;
  mappedCities(): Promise<readonly MappedCity[]>;
}

async function orderSubject(context: Context, reader: Reader, orderId: string): Promise<DefenceSubject> {
  const { db } = context;
  const order = await grantedOrder(db, reader, orderId);
  const items = await readItems(db, reader, [order.order_id]);
  if (items.length === 0) throw new AppError('refused', '订单还没有媒体，选好媒体后再陈述');
  const [names, proved] = await Promise.all([
    readOrderNames(db, order.order_id),
    provedCitiesOf(db, order, items),
  ]);
  return {
    head: {
      kind: 'order',
      number: order.order_no,
      name: order.name,
      brandName: names.brand_name,
      version: order.version,
      startDate: order.start_date,
      endDate: order.end_date,
      budgetFen: visibleParts(reader, order).isWhole ? order.budget_fen : null,
      isSample: order.is_sample,
    },
    audience: order.audience,
    bought: boughtOf(items),
    schedule: scheduleOf(items),
    chosen: proved.map(({ city, certificate }) => ({
      stored: city,
      sentence: certificateSentence(certificate),
    })),
    order,
    mappedCities: async () => {
      const [faces, places] = await Promise.all([readFacePlaces(db, items), readLinePlaces(db, items)]);
      return mappedCities({ items, faces, places });
    },
  };
}

type PricedCity = Awaited<ReturnType<typeof pricedCity>>;

async function pricedCity(
  context: Context,
  plan: Parameters<typeof loadPlanCity>[1] & Parameters<typeof readPlanNames>[1],
  stored: StoredCity,
) {
  const city = await loadPlanCity(context, plan, stored.city_code);
  return { stored, priced: priceDelivery(stored.delivery, city.register, plan.strategy) };
}

/** Every flight of a line is an item; what the line costs stands with its first. */
const itemsOf = ({ priced }: PricedCity): MeasuredItem[] =>
  priced.flatMap(({ item, amounts }) =>
    item.flights.map(({ startDate, endDate }, flight) => ({
      mediumId: plannedMedium.mediumId,
      formId: item.formId,
      lineId: item.lineId,
      deck: item.deck,
      faceId: null,
      quantity: item.vehicles,
      startDate,
      endDate,
      netFen: flight === 0 ? amounts.netFen : 0,
    })),
  );

async function planSubject(context: Context, reader: Reader, planId: string): Promise<DefenceSubject> {
  const { db } = context;
  const { plan, cityCodes, isWhole } = await grantedPlan(db, reader, planId);
  if (plan.kind !== 'bus')
    throw new AppError('refused', '按点位选的方案请先下单，再从订单陈述：到达与证明以订单的媒体为准');
  const stored = (await readPlanCities(db, [plan.plan_id])).filter(
    (city) =>
      cityCodes.includes(city.city_code) &&
      isCityGranted(reader, city.city_code) &&
      city.delivery.lines.length > 0,
  );
  if (stored.length === 0) throw new AppError('refused', '方案还没有保存任何线路，算出或选好线路后再陈述');
  const cities = await Promise.all(stored.map((city) => pricedCity(context, plan, city)));
  const { brandName } = await readPlanNames(db, plan);
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  const totals = new Map(cities.map(({ stored: city, priced }) => [city.city_code, totalOf(priced)]));
  const vehiclesOf = ({ priced }: PricedCity) => priced.reduce((sum, { item }) => sum + item.vehicles, 0);
  return {
    head: {
      kind: 'plan',
      number: plan.plan_no,
      name: plan.name,
      brandName,
      version: plan.version,
      startDate: flight.startDate,
      endDate: flight.endDate,
      budgetFen: isWhole ? plan.budget_fen : null,
      isSample: false,
    },
    audience: plan.brief.targetAudience,
    bought: {
      items: new Map(cities.map((city) => [city.stored.city_code, itemsOf(city)])),
      amountsOf: (cityCode) =>
        quotationTotals([...totals].flatMap(([city, own]) => ((cityCode ?? city) === city ? [own] : []))),
    },
    schedule: cities.map((city) => ({
      cityName: cityName(city.stored.city_code),
      mediumName: plannedMedium.name,
      units: vehiclesOf(city),
      unit: plannedMedium.unit,
      ...flight,
    })),
    chosen: stored.map((city) => {
      const certificate = certificateOf(city);
      const isProved = certificate?.coversDelivery === true;
      return { stored: city, sentence: isProved ? certificateSentence(certificate) : null };
    }),
    order: null,
    mappedCities: async () => {
      const lines = cities.flatMap(({ priced }) => priced.map(({ item }) => ({ line_id: item.lineId })));
      const places = await readLinePlaces(db, lines);
      return cities.map(({ stored: city, priced }) => ({
        cityCode: city.city_code,
        ways: priced.flatMap(({ item, line }) => {
          const place = places.get(item.lineId);
          return place === undefined
            ? []
            : [{ name: line.lineName, units: item.vehicles, path: place.shape }];
        }),
        points: [],
      }));
    },
  };
}

/**
 * @throws AppError for what the reader does not see, and where nothing is bought yet
 */
export function readDefenceSubject(
  context: Context,
  reader: Reader,
  { planId, orderId }: DefenceAsked,
): Promise<DefenceSubject> {
  if (orderId !== undefined) return orderSubject(context, reader, orderId);
  return planSubject(context, reader, planId ?? '');
}
