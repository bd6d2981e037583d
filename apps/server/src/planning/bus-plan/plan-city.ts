import type { Flight } from '@ooh/contract/domain/bus';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import type {
  CityData,
  CityDataWithLines,
  ModelReleases,
  NetworkReleases,
} from '../../city-data/release/city-data.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { StoredPlan } from '../plan/plan-store.ts';
import type { PriceTerms } from './price-delivery.ts';
import { formerLineNames } from '../../city-data/bus-line/former-line-names.ts';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';

/** What the measuring of bus bodies reads of a plan, or of an order. */
export interface PlannedBuses {
  readonly brief: Pick<StoredPlan['brief'], 'startDate' | 'weeks' | 'targetAudience'>;
  readonly strategy: PriceTerms;
}

/** A city of a plan with its people, and its lines where it has any. */
export interface PeopledCity<Plan extends PlannedBuses = StoredPlan> {
  readonly plan: Plan;
  readonly cityCode: string;
  readonly audience: TargetAudience;
  readonly data: CityData;
  readonly releases: ModelReleases;
  readonly register: ReadonlyMap<string, RegisterLine>;
  readonly flight: Flight;
  readonly days: number;
}

/** A city of a plan with what is needed to price and measure lines in it. */
export interface PlanCity<Plan extends PlannedBuses = StoredPlan> extends PeopledCity<Plan> {
  readonly data: CityDataWithLines;
  readonly releases: NetworkReleases;
  /** Names of lines that were in a network of the city before the present one, by id. */
  formerNames(lineIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

async function peopledCity<Plan extends PlannedBuses>(
  context: Pick<Context, 'db' | 'now'>,
  plan: Plan,
  data: CityData,
): Promise<PeopledCity<Plan>> {
  const { cityCode, busLines } = data;
  const releases = peopleReleasesOf(data);
  if (releases === null) throw new AppError('refused', `${cityName(cityCode)}还没有人群样本，请先生成样本`);
  const { startDate, weeks, targetAudience } = plan.brief;
  return {
    plan,
    cityCode,
    audience: targetAudience,
    data,
    releases,
    register: busLines === null ? new Map() : await registerOf(context.db, busLines),
    flight: flightOfBrief(startDate, weeks),
    days: weeks * 7,
  };
}

/** Loads a city of a plan of positions. Refuses while the city has no panel; it needs no lines. */
export async function loadPeopledCity<Plan extends PlannedBuses>(
  context: Pick<Context, 'db' | 'now'>,
  plan: Plan,
  cityCode: string,
): Promise<PeopledCity<Plan>> {
  return peopledCity(context, plan, await readDataOfCity(context.db, cityCode));
}

/** Loads a city of a plan of lines. Refuses, naming what is missing, while the city has no lines or no panel. */
export async function loadPlanCity<Plan extends PlannedBuses>(
  context: Pick<Context, 'db' | 'now'>,
  plan: Plan,
  cityCode: string,
): Promise<PlanCity<Plan>> {
  const data = await readDataOfCity(context.db, cityCode);
  const { busLines } = data;
  if (busLines === null)
    throw new AppError('refused', `${cityName(cityCode)}还没有公交线路数据，请先导入线路`);
  const city = await peopledCity(context, plan, data);
  const releases = { ...city.releases, lineReleaseId: busLines.releaseId };
  const formerNames = (lineIds: readonly string[]) => formerLineNames(context.db, lineIds);
  return { ...city, data: { ...data, busLines }, releases, formerNames };
}
