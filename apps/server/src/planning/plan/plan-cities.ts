import type { Delivery } from '@ooh/contract/domain/bus';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import type { LineTerms, SelectionInput } from '../../measurement/engine/work/select-lines.ts';
import { jsonb, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import type {
  BusPlanCityTable,
  CitySummary,
} from '../../platform/storage/postgres/tables/smart-select-tables.ts';

export type StoredCity = Selectable<BusPlanCityTable>;

/** The stored cities of plans, in the order of their codes. */
export async function readPlanCities(db: DbOrTransaction, planIds: readonly string[]): Promise<StoredCity[]> {
  if (planIds.length === 0) return [];
  return db
    .selectFrom('bus_plan_city')
    .selectAll()
    .where('plan_id', 'in', [...planIds])
    .orderBy('city_code')
    .execute();
}

export async function readPlanCity(
  db: DbOrTransaction,
  planId: string,
  cityCode: string,
): Promise<StoredCity | undefined> {
  return db
    .selectFrom('bus_plan_city')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('city_code', '=', cityCode)
    .executeTakeFirst();
}

async function ensureCity(db: DbOrTransaction, planId: string, cityCode: string): Promise<void> {
  await db
    .insertInto('bus_plan_city')
    .values({ plan_id: planId, city_code: cityCode } as never)
    .onConflict((conflict) => conflict.columns(['plan_id', 'city_code']).doNothing())
    .execute();
}

/** Saves a city's delivery when its version is still the expected one; undefined when somebody was faster. */
export async function saveDelivery(
  db: DbOrTransaction,
  which: { planId: string; cityCode: string; version: number; userId: string; now: Date },
  delivery: Delivery,
  summary: CitySummary | null,
): Promise<{ deliveryVersion: number; savedAt: Date } | undefined> {
  await ensureCity(db, which.planId, which.cityCode);
  const saved = await db
    .updateTable('bus_plan_city')
    .set({
      delivery: jsonb(delivery),
      summary: summary === null ? null : jsonb(summary),
      delivery_version: which.version + 1,
      saved_at: which.now,
      saved_by: which.userId,
    })
    .where('plan_id', '=', which.planId)
    .where('city_code', '=', which.cityCode)
    .where('delivery_version', '=', which.version)
    .returning('delivery_version')
    .executeTakeFirst();
  return saved && { deliveryVersion: saved.delivery_version, savedAt: which.now };
}

/** Saves a city's conditions when their version is still the expected one; undefined when somebody was faster. */
export async function saveFilter(
  db: DbOrTransaction,
  which: { planId: string; cityCode: string; version: number },
  filter: BusFilter,
): Promise<{ filterVersion: number } | undefined> {
  await ensureCity(db, which.planId, which.cityCode);
  const saved = await db
    .updateTable('bus_plan_city')
    .set({ filter: jsonb(filter), filter_version: which.version + 1 })
    .where('plan_id', '=', which.planId)
    .where('city_code', '=', which.cityCode)
    .where('filter_version', '=', which.version)
    .returning('filter_version')
    .executeTakeFirst();
  return saved && { filterVersion: saved.filter_version };
}

/** What a computation leaves behind for a city. */
export interface ComputedCity {
  readonly budgetFen: number;
  readonly delivery: Delivery;
  readonly summary: CitySummary | null;
  readonly certificateSummary: Omit<CertificateSummary, 'coversDelivery'>;
  readonly certificate: unknown;
  /** What the planner was asked. */
  readonly selection: unknown;
  readonly panelReleaseId: string;
  readonly lineReleaseId: string;
}

/** Writes a computed choice over what the city had; its delivery version grows. */
export async function writeComputedCity(
  db: DbOrTransaction,
  which: { planId: string; cityCode: string; userId: string; now: Date },
  computed: ComputedCity,
): Promise<void> {
  await ensureCity(db, which.planId, which.cityCode);
  const vehicles = Object.fromEntries(computed.delivery.lines.map((line) => [line.lineId, line.vehicles]));
  await db
    .updateTable('bus_plan_city')
    .set((column) => ({
      budget_fen: computed.budgetFen,
      delivery: jsonb(computed.delivery),
      delivery_version: column('delivery_version', '+', 1),
      suggested: jsonb(vehicles),
      summary: computed.summary === null ? null : jsonb(computed.summary),
      certificate_summary: jsonb(computed.certificateSummary),
      certificate: jsonb(computed.certificate),
      certified_delivery: jsonb(computed.delivery),
      certified_selection: jsonb(computed.selection),
      panel_release_id: computed.panelReleaseId,
      line_release_id: computed.lineReleaseId,
      saved_at: which.now,
      saved_by: which.userId,
    }))
    .where('plan_id', '=', which.planId)
    .where('city_code', '=', which.cityCode)
    .execute();
}

/** Names of the lines in what the planner was asked that are as `is` says. */
function askedNames({ certified_selection: asked }: StoredCity, is: (terms: LineTerms) => boolean): string[] {
  const { terms = [] } = (asked ?? {}) as Partial<SelectionInput>;
  return terms.filter(is).map(({ lineName }) => lineName);
}

/** Whether the certificate speaks of the delivery that is saved now. */
export function certificateOf(city: StoredCity | undefined): CertificateSummary | null {
  if (city === undefined || city.certificate_summary === null) return null;
  const coversDelivery = JSON.stringify(city.delivery) === JSON.stringify(city.certified_delivery);
  // Certificates of earlier versions were stored without a hold-out and without names.
  const {
    holdOut = null,
    mustLines,
    excludedLines,
  } = city.certificate_summary as Partial<CertificateSummary>;
  return {
    ...city.certificate_summary,
    holdOut,
    mustLines: mustLines ?? askedNames(city, ({ mustHaveVehicles }) => mustHaveVehicles !== undefined),
    excludedLines: excludedLines ?? askedNames(city, ({ excluded }) => excluded === true),
    coversDelivery,
  };
}
