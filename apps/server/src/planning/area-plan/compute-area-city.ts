import { certain } from '@ooh/contract/core/certain';
import type { PeopledCity } from '../bus-plan/plan-city.ts';
import { assertAudienceLargeEnough } from '../bus-plan/small-audience.ts';
import type { Context } from '../../context.ts';
import type { Tally } from '../../measurement/engine/work/area-tally.ts';
import { assignFences } from './geo/assign-fences.ts';
import { fencesOf, rulesOf } from '../plan/plan-fences.ts';
import { radiusCurve } from './geo/radius-curve.ts';
import type { JobControl } from '../../platform/job/jobs.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { assignAreas } from './ta/assign-areas.ts';
import { areaSummaryOf } from './area-summary.ts';
import type { ComputedAreaCity } from './area-plan-store.ts';
import { choosableUnit } from './choosable-unit.ts';
import { chooseUnits } from './choose-units.ts';
import { readCityPositions, type CityPositions, type PositionForm } from './city-positions.ts';
import { measureChoice } from './measure-choice.ts';
import { cityAreas, concentrationOf } from './plan-areas.ts';
import { peopleAround } from './people-around.ts';
import { spreadRulesOf } from './spread.ts';

type Control = Pick<JobControl, 'progress' | 'signal'>;

export interface AreaTask {
  readonly budgetFen: number;
  /** Media that the submitter may buy in the city; null for all. */
  readonly grantedMedia: readonly number[] | null;
}

/** Media that are both asked for and granted; null for all fixed ones. */
function mediaOf(wanted: readonly number[], granted: readonly number[] | null): readonly number[] | null {
  if (wanted.length === 0) return granted;
  return granted === null ? wanted : wanted.filter((medium) => granted.includes(medium));
}

/** The area of every position that the plan looks at, who is around it, and the curve of radii where the plan has one. */
async function assign(
  context: Context,
  city: PeopledCity,
  positions: CityPositions,
): Promise<{
  areaOf: ReadonlyMap<string, string>;
  heat: ReadonlyMap<string, Tally>;
  curve: ComputedAreaCity['radiusCurve'];
}> {
  const { brief } = city.plan;
  const { forms } = positions;
  if (brief.kind === 'ta') {
    const found = await cityAreas(context, city, 'batch');
    const rich = found.areas.filter((area) => concentrationOf(area) >= brief.taThreshold);
    const areaOf = assignAreas(
      forms,
      rich.map(({ area }) => area),
    );
    const inside = forms.filter(({ positionId }) => areaOf.has(positionId));
    return { areaOf, heat: await peopleAround(context, city, inside), curve: [] };
  }
  const fences = await fencesOf(city.cityCode, brief);
  const heat = await peopleAround(context, city, forms);
  const warmth = (positionId: string) => heat.get(positionId)?.taPeople ?? 0;
  const areaOf = assignFences(forms, fences, rulesOf(brief), warmth);
  return { areaOf, heat, curve: await radiusCurve(context, city, fences, forms) };
}

const noTally: Tally = { panelPersons: 0, people: 0, taPanelPersons: 0, taPeople: 0, effectiveSample: 0 };

/** A unit as it is stored. */
function unitRow(form: PositionForm, areaId: string, tally: Tally): ComputedAreaCity['units'][number] {
  return {
    position_id: form.positionId,
    medium_id: form.mediumId,
    form_id: form.formId,
    area_id: areaId,
    code: form.code,
    name: form.name,
    address: form.address,
    district_name: form.districtName,
    level: form.level,
    lng: form.lng,
    lat: form.lat,
    faces: form.faces,
    free_faces: form.freeFaces,
    face_ids: [...form.faceIds],
    chosen_faces: 0,
    unit_price_fen: form.unitPriceFen,
    is_sample_price: form.isSamplePrice,
    discount_basis_points: form.discountBasisPoints,
    production_fen: form.productionFen,
    heat_persons: tally.people,
    heat_ta_persons: tally.taPeople,
    heat_panel_persons: tally.panelPersons,
    heat_ta_panel_persons: tally.taPanelPersons,
  };
}

/** Finds the positions of a city's areas, prices their vacancies and chooses within the budget. */
export async function computeAreaCity(
  context: Context,
  city: PeopledCity,
  task: AreaTask,
  control: Control,
): Promise<ComputedAreaCity> {
  const { minimumCell } = context.config;
  const rules = rulesOf(city.plan.brief);
  control.progress(0, '读取人群样本');
  await assertAudienceLargeEnough(context, city);
  control.progress(0.2, '查询点位与空位');
  const positions = await readCityPositions(context.db, {
    cityCode: city.cityCode,
    flight: city.flight,
    mediumIds: mediaOf(rules.mediumIds, task.grantedMedia),
    planDiscountBasisPoints: city.plan.strategy.discountBasisPoints,
  });
  if (positions.positionReleaseId === null)
    throw new AppError('refused', `${cityName(city.cityCode)}还没有媒体点位数据，请先导入点位`);
  control.progress(0.4, '匹配区域与点位');
  const { areaOf, heat, curve } = await assign(context, city, positions);
  control.signal.throwIfAborted();
  control.progress(0.65, '计价与选点');
  const forms = positions.forms.filter(({ positionId }) => areaOf.has(positionId));
  const rows = forms.map((form) =>
    unitRow(
      form,
      certain(areaOf.get(form.positionId), 'area of the position', form.positionId),
      heat.get(form.positionId) ?? noTally,
    ),
  );
  const choosable = rows.map((row) => choosableUnit(row, city.days, minimumCell));
  const chosen = new Set(chooseUnits(choosable, { budgetFen: task.budgetFen, ...spreadRulesOf(rules) }));
  const units = rows.map((row, index) => ({ ...row, chosen_faces: chosen.has(index) ? 1 : 0 }));
  control.progress(0.8, '测算触达');
  const measured = await measureChoice(context, city, units, city.days, {
    signal: control.signal,
    priority: 'batch',
  });
  return {
    cityCode: city.cityCode,
    budgetFen: task.budgetFen,
    radiusCurve: curve,
    ...measured,
    summary: areaSummaryOf(measured.measure, units, city.days),
    panelReleaseId: city.releases.panelReleaseId,
    positionReleaseId: positions.positionReleaseId,
    rateCardReleaseId: positions.rateCardReleaseId,
    units,
  };
}
