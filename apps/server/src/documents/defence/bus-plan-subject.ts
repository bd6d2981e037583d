import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { isCityGranted } from '../../access/plan-access.ts';
import type { Context } from '../../context.ts';
import type { MeasuredItem } from '../../orders/combination/measure-city.ts';
import { readLinePlaces } from '../../orders/order/match-places.ts';
import { loadPlanCity } from '../../planning/bus-plan/plan-city.ts';
import { priceDelivery, totalOf } from '../../planning/bus-plan/price-delivery.ts';
import type { GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCities, type StoredCity } from '../../planning/plan/plan-cities.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { DefenceSubject } from './defence-subject.ts';
import { planHead } from './plan-head.ts';

type PricedCity = Awaited<ReturnType<typeof pricedCity>>;

async function pricedCity(context: Context, plan: GrantedPlan['plan'], stored: StoredCity) {
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

/** @throws AppError for a plan without a line that the reader sees */
export async function busPlanSubject(
  context: Context,
  reader: Reader,
  { plan, cityCodes, isWhole }: GrantedPlan,
): Promise<DefenceSubject> {
  const { db } = context;
  const stored = (await readPlanCities(db, [plan.plan_id])).filter(
    (city) =>
      cityCodes.includes(city.city_code) &&
      isCityGranted(reader, city.city_code) &&
      city.delivery.lines.length > 0,
  );
  if (stored.length === 0) throw new AppError('refused', '方案还没有保存任何线路，算出或选好线路后再陈述');
  const cities = await Promise.all(stored.map((city) => pricedCity(context, plan, city)));
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  const totals = new Map(cities.map(({ stored: city, priced }) => [city.city_code, totalOf(priced)]));
  const vehiclesOf = ({ priced }: PricedCity) => priced.reduce((sum, { item }) => sum + item.vehicles, 0);
  return {
    head: await planHead(db, { plan, isWhole }),
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
    proofs: new Map(
      stored.flatMap((city) => {
        const certificate = certificateOf(city);
        return certificate?.coversDelivery === true
          ? [[city.city_code, certificateSentence(certificate)] as const]
          : [];
      }),
    ),
    chosenLines: stored,
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
