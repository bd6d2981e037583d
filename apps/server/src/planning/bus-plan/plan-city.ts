import type { Flight } from '@ooh/contract/domain/bus';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { modelReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import type { CityDataWithLines, NetworkReleases } from '../../city-data/release/city-data.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { StoredPlan } from '../plan/plan-store.ts';
import type { PriceTerms } from './price-delivery.ts';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { dayNumber, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';

/** What the measuring of bus bodies reads of a plan, or of an order. */
export interface PlannedBuses {
  readonly brief: Pick<StoredPlan['brief'], 'startDate' | 'weeks' | 'targetAudience'>;
  readonly strategy: PriceTerms;
}

/** A city of a plan with what is needed to price and measure lines in it. */
export interface PlanCity<Plan extends PlannedBuses = StoredPlan> {
  readonly plan: Plan;
  readonly cityCode: string;
  readonly audience: TargetAudience;
  readonly data: CityDataWithLines;
  readonly releases: NetworkReleases;
  readonly register: ReadonlyMap<string, RegisterLine>;
  readonly flight: Flight;
  readonly days: number;
  /** From today on; negative when the flight has begun. */
  readonly daysUntilStart: number;
}

/** Loads a city of a plan. Refuses, naming what is missing, while the city has no lines or no panel. */
export async function loadPlanCity<Plan extends PlannedBuses>(
  context: Pick<Context, 'db' | 'now'>,
  plan: Plan,
  cityCode: string,
): Promise<PlanCity<Plan>> {
  const data = await readDataOfCity(context.db, cityCode);
  const { busLines } = data;
  const releases = modelReleasesOf(data);
  if (busLines === null)
    throw new AppError('refused', `${cityName(cityCode)}还没有公交线路数据，请先导入线路`);
  if (releases === null) throw new AppError('refused', `${cityName(cityCode)}还没有人群样本，请先生成样本`);
  const { startDate, weeks, targetAudience } = plan.brief;
  const today = dayNumber(chinaDate(context.now()));
  return {
    plan,
    cityCode,
    audience: targetAudience,
    data: { ...data, busLines },
    releases,
    register: await registerOf(context.db, busLines),
    flight: flightOfBrief(startDate, weeks),
    days: weeks * 7,
    daysUntilStart: dayNumber(startDate) - today,
  };
}
