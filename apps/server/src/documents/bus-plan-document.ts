import { certain } from '@ooh/contract/core/certain';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { deckNames } from '@ooh/contract/domain/bus-names';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import type { DocumentLine, PlanDocument } from '@ooh/report/plan-document';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { busFormOf, formFactorOf } from '../reference/bus-body/bus-forms.ts';
import { evaluateDelivery, presentEvaluation } from '../planning/bus-plan/evaluate-delivery.ts';
import { lineFiguresOf, type LineFigure } from '../planning/bus-plan/line-figures.ts';
import { loadPlanCity, type PlanCity } from '../planning/bus-plan/plan-city.ts';
import type { PricedLine } from '../planning/bus-plan/price-delivery.ts';
import type { Context } from '../context.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { passesMinimumCell } from '../disclosure/suppression.ts';
import type { GrantedPlan } from '../planning/plan/granted-plan.ts';
import { readPlanCities } from '../planning/plan/plan-cities.ts';
import { readPlanNames } from '../planning/plan/plan-store.ts';
import { calendarExceptions } from '../reference/calendar/calendar.ts';
import { describeFilter } from './describe-filter.ts';
import { planBrief } from './plan-brief.ts';
import { planHeader } from './plan-header.ts';
import { metricsOf } from './plan-metrics.ts';
import { planTerms } from './plan-terms.ts';

function documentLine(
  city: PlanCity,
  priced: PricedLine,
  figure: LineFigure | undefined,
  minimumCell: number,
): DocumentLine {
  const { item, line, days } = priced;
  const form = certain(busFormOf(item.formId), 'form of bus bodies', item.formId);
  const [inside, outside] = [figure?.panelPersons ?? 0, figure?.otherPersons ?? 0];
  const impressions = (figure?.contacts ?? 0) * item.vehicles * days * formFactorOf(form, item.deck);
  return {
    regionName: greatRegionOf(city.cityCode) ?? '',
    cityName: cityName(city.cityCode),
    cityTier: regionByCode(city.cityCode)?.tier ?? '其他',
    medium: plannedMedium.name,
    form: form.name,
    lineName: line.lineName,
    lineLevel: line.level,
    fromStop: line.fromStop,
    toStop: line.toStop,
    deck: deckNames[item.deck],
    spec: form.spec,
    lighting: null,
    vehicles: item.vehicles,
    unit: plannedMedium.unit,
    unitPriceFen: priced.unitPriceFen,
    isExamplePrice: priced.isSamplePrice,
    days,
    discountBasisPoints: city.plan.strategy.discountBasisPoints,
    bonusVehicles: 0,
    serviceRateBasisPoints,
    taxRateBasisPoints,
    amounts: priced.amounts,
    dailyRiders: line.dailyRiders,
    impressions: meetsMinimumCell(inside + outside, minimumCell) ? impressions : null,
    targetAudienceShare:
      figure !== undefined &&
      isAudienceChosen(city.audience) &&
      passesMinimumCell(inside, outside, minimumCell)
        ? figure.concentration
        : null,
    holdState: '意向',
    remark: line.estimatedFields.length > 0 ? '部分属性为估算' : '',
    flightSegments: item.flights,
  };
}

/** A city of a bus plan: what its documents say, and what the engine says of it. */
export interface DocumentCity {
  readonly cityCode: string;
  readonly evaluation: PlanEvaluation;
  readonly priced: readonly PricedLine[];
  readonly lines: DocumentLine[];
  readonly metrics: PlanDocument['metrics'];
  readonly filters: PlanDocument['filters'];
  readonly releases: string[];
  readonly isDemo: boolean;
}

async function documentCity(
  context: Context,
  granted: GrantedPlan,
  stored: Awaited<ReturnType<typeof readPlanCities>>[number],
): Promise<DocumentCity> {
  const city = await loadPlanCity(context, granted.plan, stored.city_code);
  const { minimumCell } = context.config;
  const [evaluated, figures] = await Promise.all([
    evaluateDelivery(context, city, stored.delivery),
    lineFiguresOf(context, city, city.audience),
  ]);
  const evaluation = presentEvaluation(city, evaluated, minimumCell);
  const name = cityName(stored.city_code);
  return {
    cityCode: stored.city_code,
    evaluation,
    priced: evaluated.priced,
    lines: evaluated.priced.map((line) =>
      documentLine(city, line, figures.get(line.item.lineId), minimumCell),
    ),
    metrics: metricsOf(evaluation, name, isAudienceChosen(city.audience) ? evaluation : null),
    filters: describeFilter(name, stored.filter),
    releases: evaluation.basis.dataReleases.map((release) => release.releaseNo),
    isDemo: evaluation.basis.isDemo,
  };
}

/** A bus plan's saved deliveries as the model of its quotation and schedule: the same figures as on screen. */
export const busPlanDocument = async (
  context: Context,
  user: SignedInUser,
  granted: GrantedPlan,
): Promise<PlanDocument> => (await readBusPlan(context, user, granted)).document;

/** The document of a bus plan beside the cities that it was made of. */
export async function readBusPlan(
  context: Context,
  user: SignedInUser,
  granted: GrantedPlan,
): Promise<{ readonly document: PlanDocument; readonly cities: readonly DocumentCity[] }> {
  const { plan, cityCodes, isWhole } = granted;
  if (plan.kind !== 'bus') throw new AppError('refused', '只有公交智选方案可以出具排期与报价');
  const stored = (await readPlanCities(context.db, [plan.plan_id])).filter(
    (city) => cityCodes.includes(city.city_code) && city.delivery.lines.length > 0,
  );
  if (stored.length === 0) throw new AppError('refused', '方案还没有保存任何线路，无法出具文件');
  const cities: DocumentCity[] = [];
  for (const city of stored) cities.push(await documentCity(context, granted, city));
  const lines = cities.flatMap((city) => city.lines);
  const { brandName } = await readPlanNames(context.db, plan);
  const segments = lines.flatMap((line) => line.flightSegments);
  const first = segments.map((segment) => segment.startDate).sort()[0];
  const last = segments
    .map((segment) => segment.endDate)
    .sort()
    .reverse()[0];
  const document: PlanDocument = {
    header: planHeader(
      plan,
      brandName,
      { by: user, at: context.now() },
      {
        dataReleases: [...new Set(cities.flatMap((city) => city.releases))],
        demo: cities.some((city) => city.isDemo),
      },
    ),
    brief: planBrief(
      plan,
      stored.map((city) => cityName(city.city_code)),
      isWhole,
    ),
    lines,
    totals: {
      ...quotationTotals(lines.map((line) => line.amounts)),
      vehicles: lines.reduce((sum, line) => sum + line.vehicles, 0),
    },
    metrics: cities.flatMap((city) => city.metrics),
    filters: cities.flatMap((city) => city.filters),
    calendarExceptions: calendarExceptions(first, last),
    terms: planTerms(user.organisationName, 'vehicles'),
  };
  return { document, cities };
}
