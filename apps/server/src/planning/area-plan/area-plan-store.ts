import { jsonb, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type {
  AreaMeasure,
  AreaPlanCityTable,
  AreaPlanUnitTable,
  RadiusRow,
} from '../../platform/storage/postgres/tables/area-plan-tables.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';

export type StoredAreaCity = Selectable<AreaPlanCityTable>;
export type StoredUnit = Selectable<AreaPlanUnitTable>;

/** Result of a computation for a city. */
export interface ComputedAreaCity {
  readonly cityCode: string;
  readonly budgetFen: number;
  readonly radiusCurve: readonly RadiusRow[];
  readonly measure: AreaMeasure | null;
  readonly measureReleaseIds: readonly string[];
  readonly summary: CitySummary | null;
  readonly panelReleaseId: string;
  readonly positionReleaseId: string | null;
  readonly rateCardReleaseId: string | null;
  readonly units: readonly Omit<StoredUnit, 'plan_id' | 'city_code'>[];
}

const unitColumns = [
  'plan_id uuid',
  'city_code text',
  'position_id text',
  'medium_id int',
  'form_id int',
  'area_id text',
  'code text',
  'name text',
  'address text',
  'district_name text',
  'level text',
  'lng float8',
  'lat float8',
  'faces int',
  'free_faces int',
  'face_ids text[]',
  'chosen_faces int',
  'unit_price_fen bigint',
  'is_sample_price boolean',
  'discount_basis_points int',
  'production_fen bigint',
  'heat_persons float8',
  'heat_ta_persons float8',
  'heat_panel_persons int',
  'heat_ta_panel_persons int',
].join(', ');

/** Replaces the result of a city; its version increases. */
export async function writeAreaCity(
  db: DbOrTransaction,
  planId: string,
  computed: ComputedAreaCity,
  now: Date,
): Promise<void> {
  const before = await readAreaCity(db, planId, computed.cityCode);
  await db
    .deleteFrom('area_plan_city')
    .where('plan_id', '=', planId)
    .where('city_code', '=', computed.cityCode)
    .execute();
  await db
    .insertInto('area_plan_city')
    .values({
      plan_id: planId,
      city_code: computed.cityCode,
      version: (before?.version ?? 0) + 1,
      budget_fen: computed.budgetFen,
      radius_curve: jsonb(computed.radiusCurve),
      measure: computed.measure === null ? null : jsonb(computed.measure),
      measure_release_ids: [...computed.measureReleaseIds],
      summary: computed.summary === null ? null : jsonb(computed.summary),
      panel_release_id: computed.panelReleaseId,
      position_release_id: computed.positionReleaseId,
      rate_card_release_id: computed.rateCardReleaseId,
      computed_at: now,
    })
    .execute();
  const which = { plan_id: planId, city_code: computed.cityCode };
  await insertRows(
    db,
    'area_plan_unit',
    unitColumns,
    computed.units.map((unit) => ({ ...which, ...unit })),
  );
}

export async function readAreaCity(
  db: DbOrTransaction,
  planId: string,
  cityCode: string,
): Promise<StoredAreaCity | undefined> {
  return db
    .selectFrom('area_plan_city')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('city_code', '=', cityCode)
    .executeTakeFirst();
}

/** The computed cities of a plan. */
export async function readAreaCities(db: DbOrTransaction, planId: string): Promise<StoredAreaCity[]> {
  return db
    .selectFrom('area_plan_city')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('city_code')
    .execute();
}

/** The units of a plan in some cities, in a steady order. */
export async function readUnits(
  db: DbOrTransaction,
  planId: string,
  cityCodes: readonly string[],
): Promise<StoredUnit[]> {
  if (cityCodes.length === 0) return [];
  return db
    .selectFrom('area_plan_unit')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('city_code', 'in', [...cityCodes])
    .orderBy('city_code')
    .orderBy('code')
    .orderBy('position_id')
    .orderBy('form_id')
    .execute();
}

/** Saves the city's summary as the next version, only from the expected one; false when the version is outdated. */
export async function nextAreaVersion(
  db: DbOrTransaction,
  which: { planId: string; cityCode: string; version: number },
  {
    measure,
    measureReleaseIds,
    summary,
  }: Pick<ComputedAreaCity, 'measure' | 'measureReleaseIds' | 'summary'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('area_plan_city')
    .set({
      version: which.version + 1,
      measure: measure === null ? null : jsonb(measure),
      measure_release_ids: [...measureReleaseIds],
      summary: summary === null ? null : jsonb(summary),
    })
    .where('plan_id', '=', which.planId)
    .where('city_code', '=', which.cityCode)
    .where('version', '=', which.version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Sets how many faces of a unit are chosen. */
export async function setChosenFaces(
  db: DbOrTransaction,
  which: { planId: string; cityCode: string; positionId: string; formId: number },
  faces: number,
): Promise<void> {
  await db
    .updateTable('area_plan_unit')
    .set({ chosen_faces: faces })
    .where('plan_id', '=', which.planId)
    .where('city_code', '=', which.cityCode)
    .where('position_id', '=', which.positionId)
    .where('form_id', '=', which.formId)
    .execute();
}
