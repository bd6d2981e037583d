import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import type { Figure } from '@ooh/contract/domain/figure';
import type { DocumentLine, DocumentMetric, PlanDocument } from '@ooh/report/plan-document';
import { grantedAreaPlan, type GrantedAreaPlan } from '../planning/area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../access/media-scope.ts';
import { presentAreaCities } from '../planning/area-plan/present-cities.ts';
import { amountsOfUnit, chosenAmounts, formKey } from '../planning/area-plan/present-unit.ts';
import type { StoredUnit } from '../planning/area-plan/area-plan-store.ts';
import { unitNamesOf } from '../planning/area-plan/unit-names.ts';
import { flightOfBrief } from '../reference/calendar/flight-days.ts';
import type { Context } from '../context.ts';
import { basisReleases } from '../city-data/release/figure-basis.ts';
import { rulesOf } from '../planning/plan/plan-fences.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { readPlanNames } from '../planning/plan/plan-store.ts';
import { areaKindNames, planKindNames } from '@ooh/contract/domain/plan-names';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import { calendarExceptions } from '../reference/calendar/calendar.ts';
import { planBrief } from './plan-brief.ts';
import { planHeader } from './plan-header.ts';
import { sourceOf } from '../disclosure/basis-text.ts';
import { planTerms } from './plan-terms.ts';
import { countText, decimalText, figureText, intervalText } from '../disclosure/figure-text.ts';

interface FormSize {
  readonly spec: string;
  readonly lighting: string | null;
  readonly unit: string;
}

/** Sizes and units of forms, by their keys. */
async function formSizes(db: Context['db']): Promise<Map<string, FormSize>> {
  const rows = await db
    .selectFrom('medium_form as form')
    .innerJoin('medium', 'medium.medium_id', 'form.medium_id')
    .selectAll('form')
    .select('medium.unit')
    .execute();
  return new Map(
    rows.map((row) => [
      formKey(row.medium_id, row.form_id),
      {
        spec: `${row.width_millimeters / 1000}×${row.height_millimeters / 1000}`,
        lighting:
          row.spot_seconds === null
            ? row.is_lit
              ? '亮灯'
              : null
            : `${row.spot_seconds}秒/${row.loop_seconds}秒`,
        unit: row.unit,
      },
    ]),
  );
}

type Names = Awaited<ReturnType<typeof unitNamesOf>>;

function documentLine(
  granted: GrantedAreaPlan,
  unit: StoredUnit,
  names: Names,
  sizes: ReadonlyMap<string, FormSize>,
): DocumentLine {
  const key = formKey(unit.medium_id, unit.form_id);
  const size = sizes.get(key);
  return {
    regionName: greatRegionOf(unit.city_code) ?? '',
    cityName: cityName(unit.city_code),
    cityTier: regionByCode(unit.city_code)?.tier ?? '其他',
    medium: names.media.get(unit.medium_id) ?? '媒体',
    form: names.forms.get(key) ?? '形式',
    lineName: unit.name,
    lineLevel: unit.level,
    fromStop: unit.address ?? unit.district_name ?? '',
    toStop: unit.code,
    deck: '',
    spec: size?.spec ?? '',
    lighting: size?.lighting ?? null,
    vehicles: unit.chosen_faces,
    unit: size?.unit ?? '面',
    unitPriceFen: certain(unit.unit_price_fen, 'list price of the chosen unit', unit.code),
    priceDays: billingPeriodDays,
    isExamplePrice: unit.is_sample_price,
    days: granted.days,
    discountBasisPoints: unit.discount_basis_points,
    bonusVehicles: 0,
    serviceRateBasisPoints,
    taxRateBasisPoints,
    amounts: certain(
      amountsOfUnit(unit, unit.chosen_faces, granted.days),
      'amounts of the chosen unit',
      unit.code,
    ),
    dailyRiders: null,
    impressions: null,
    targetAudienceShare: null,
    holdState: '意向',
    remark: names.areaNames.get(unit.area_id) ?? '',
    flightSegments: [flightOfBrief(granted.plan.brief.startDate, granted.plan.brief.weeks)],
  };
}

async function metricsOf(
  context: Context,
  user: SignedInUser,
  granted: GrantedAreaPlan,
): Promise<{ metrics: DocumentMetric[]; releases: string[]; isDemo: boolean }> {
  const seesAll = (city: string) => fixedMediaOf(user, city) === null;
  const cities = await presentAreaCities(context, granted, seesAll);
  const metrics = cities.flatMap((city) => {
    const { reach } = city;
    if (reach === null) return [];
    const { basis } = reach;
    const row = (name: string, figure: Figure, unit: string, definition: string, format = countText) => ({
      name: `${city.cityName} · ${name}`,
      value: figureText(figure, format),
      unit,
      definition,
      source: sourceOf(basis),
      universe: basis.universe,
      period: basis.period,
      interval: intervalText(figure, format),
    });
    return [
      row('曝光人次', reach.impressions, '人次', '固定媒体接触模型的期望可见接触次数之和，含重复'),
      row('TA 触达人数', reach.reach, '人', '去重后至少接触 1 次的 TA 人数'),
      row('TA 到达率', reach.reachShare, '%', 'TA 触达人数 ÷ TA 人数', percentText),
      row('平均频次', reach.frequency, '次', 'TA 曝光人次 ÷ TA 触达人数', decimalText),
      row('TA浓度（人数口径）', reach.taConcentrationPeople, '%', '触达人群中 TA 占比', percentText),
      row('TA浓度（曝光口径）', reach.taConcentrationImpressions, '%', '曝光人次中 TA 占比', percentText),
    ];
  });
  // What the positions were found and priced with, and what their reach was measured with.
  const read = granted.cities.flatMap((city) => [
    city.panel_release_id,
    ...(city.position_release_id === null ? [] : [city.position_release_id]),
    ...city.measure_release_ids,
  ]);
  const releases = await basisReleases(context.db, read);
  const named = [...new Set(read)].flatMap((id) => releases.get(id) ?? []);
  return {
    metrics,
    releases: named.map(({ releaseNo }) => releaseNo),
    isDemo: named.some((release) => release.isDemo),
  };
}

/** How the positions were found, as the document prints it. */
function filtersOf({ plan }: GrantedAreaPlan): PlanDocument['filters'] {
  const rules = rulesOf(plan.brief);
  const own =
    plan.kind === 'ta'
      ? [
          { label: '区域', value: areaKindNames[rules.areaKind] },
          { label: 'TA浓度阈值', value: percentText(plan.brief.taThreshold) },
        ]
      : [
          { label: '围栏数', value: String(plan.brief.fences.length) },
          { label: '去重', value: rules.dedupe === 'priority' ? '按优先级' : '归最近围栏' },
          { label: '每围栏上限', value: rules.maxPerFence === null ? '不限' : String(rules.maxPerFence) },
        ];
  const { maxPerDistrict, minDistanceMeters } = rules;
  return [
    { label: '方案类型', value: planKindNames[plan.kind] },
    ...own,
    ...(maxPerDistrict === null ? [] : [{ label: '单区上限', value: `${maxPerDistrict} 个点位` }]),
    ...(minDistanceMeters === null
      ? []
      : [{ label: '最小间距', value: `${minDistanceMeters} 米（同一媒体）` }]),
  ];
}

/** The chosen positions of a TA-concentration or geofence plan as the model of its quotation and schedule. */
export async function areaPlanDocument(
  context: Context,
  user: SignedInUser,
  planId: string,
): Promise<PlanDocument> {
  const granted = await grantedAreaPlan(context.db, user, planId);
  const { plan, cityCodes, days } = granted;
  const chosen = granted.units.filter((unit) => unit.chosen_faces > 0 && unit.unit_price_fen !== null);
  if (chosen.length === 0) throw new AppError('refused', '方案还没有选定任何点位，无法出具文件');
  const [names, sizes, { metrics, releases, isDemo }, brand] = await Promise.all([
    unitNamesOf(context, granted),
    formSizes(context.db),
    metricsOf(context, user, granted),
    readPlanNames(context.db, plan),
  ]);
  const lines = chosen.map((unit) => documentLine(granted, unit, names, sizes));
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  const isWhole = cityCodes.length === plan.city_codes.length;
  return {
    header: planHeader(
      plan,
      brand.brandName,
      { by: user, at: context.now() },
      { dataReleases: releases, demo: isDemo },
    ),
    brief: planBrief(plan, [...new Set(chosen.map((unit) => cityName(unit.city_code)))], isWhole),
    lines,
    totals: {
      ...chosenAmounts(chosen, days),
      vehicles: lines.reduce((sum, line) => sum + line.vehicles, 0),
    },
    metrics,
    filters: filtersOf(granted),
    calendarExceptions: calendarExceptions(flight.startDate, flight.endDate),
    terms: planTerms(user.organisationName, 'faces'),
  };
}
