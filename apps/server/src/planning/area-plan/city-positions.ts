import type { PositionColumns } from '../../platform/storage/postgres/tables/area-plan-tables.ts';
import { roundedQuotient } from '@ooh/contract/money/quotation-arithmetic';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { h3Cell, type H3Cell } from '@ooh/geo/h3-cell';
import type { Flight } from '@ooh/contract/domain/bus';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** A position with one form: how many faces or slots it has, how many are free all through a flight, and the price. */
export interface PositionForm {
  readonly positionId: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly code: string;
  readonly name: string;
  readonly address: string | null;
  readonly districtName: string | null;
  readonly level: string;
  readonly lng: number;
  readonly lat: number;
  /** H3, resolution 9. */
  readonly cell: H3Cell;
  readonly faces: number;
  readonly freeFaces: number;
  /** Faces with a free slot. */
  readonly faceIds: readonly string[];
  /** One face for 30 days; null where no rate card names it. */
  readonly unitPriceFen: number | null;
  readonly isSamplePrice: boolean;
  /** Share of the rate card that the flight's length pays, times the plan's own discount. */
  readonly discountBasisPoints: number;
  readonly productionFen: number;
}

export interface CityPositions {
  readonly positionReleaseId: string | null;
  readonly rateCardReleaseId: string | null;
  readonly releaseNos: readonly { readonly kind: string; readonly releaseNo: string }[];
  readonly isDemo: boolean;
  readonly forms: readonly PositionForm[];
}

export interface PositionQuery {
  readonly cityCode: string;
  readonly flight: Flight;
  /** Media that are looked at; null for all fixed ones. */
  readonly mediumIds: readonly number[] | null;
  readonly planDiscountBasisPoints: number;
}

interface FormRow extends PositionColumns {
  cell: string;
  face_ids: string[] | null;
  price_fen: number | null;
  period_days: number | null;
  is_sample: boolean;
  production_fen: number;
}

function readForms(db: Db, query: PositionQuery, releaseId: string, rateCardId: string | null) {
  const { startDate, endDate } = query.flight;
  const media =
    query.mediumIds === null ? sql`` : sql`and position.medium_id = any(${[...query.mediumIds]}::int[])`;
  return sql<FormRow>`
    with taken as (
      select face_id, count(distinct slot)::int as slots from media_booking
      where city_code = ${query.cityCode} and is_in_force and state in ('hold', 'sold')
        and period && daterange(${startDate}::date, ${endDate}::date, '[]')
      group by face_id)
    select position.position_id, position.medium_id, face.form_id, position.code, position.name, position.address,
      position.district_name, position.level, position.lng, position.lat, position.cell,
      sum(face.slots)::int as faces,
      sum(greatest(0, face.slots - coalesce(taken.slots, 0)))::int as free_faces,
      array_agg(face.face_id order by face.face_id) filter (where face.slots > coalesce(taken.slots, 0)) as face_ids,
      min(price.price_fen)::bigint as price_fen, min(price.period_days) as period_days,
      coalesce(bool_or(price.is_sample), false) as is_sample, min(form.production_fen)::bigint as production_fen
    from media_position position
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    join medium_form form on form.medium_id = face.medium_id and form.form_id = face.form_id
    left join taken on taken.face_id = face.face_id
    left join rate_card_price price on price.release_id = ${rateCardId} and price.medium_id = face.medium_id
      and price.form_id = face.form_id and price.level = position.level
    where position.release_id = ${releaseId} ${media}
    group by position.release_id, position.position_id, face.form_id
    order by position.position_id, face.form_id`.execute(db);
}

/** What the flight's length pays of the rate card, by medium, basis points. */
async function lengthDiscounts(
  db: Db,
  rateCardId: string | null,
  days: number,
): Promise<Map<number, number>> {
  if (rateCardId === null) return new Map();
  const rows = await db
    .selectFrom('rate_card_discount')
    .select(['medium_id', 'permille', 'least_days'])
    .where('release_id', '=', rateCardId)
    .where('least_days', '<=', days)
    .orderBy('least_days')
    .execute();
  return new Map(rows.map((row) => [row.medium_id, row.permille * 10]));
}

/** The positions of a city in force, with vacancies in the flight and prices; empty where it has none. */
export async function readCityPositions(db: Db, query: PositionQuery): Promise<CityPositions> {
  const [positions, rateCard] = await Promise.all([
    findCurrent(db, 'media-positions', query.cityCode),
    findCurrent(db, 'rate-card', query.cityCode),
  ]);
  const releases = [positions, rateCard].filter((release) => release !== undefined);
  const rateCardReleaseId = rateCard?.release_id ?? null;
  const known = {
    positionReleaseId: positions?.release_id ?? null,
    rateCardReleaseId,
    releaseNos: releases.map((release) => ({ kind: release.kind, releaseNo: release.release_no })),
    isDemo: releases.some((release) => release.is_demo),
  };
  if (positions === undefined || query.mediumIds?.length === 0) return { ...known, forms: [] };
  const [{ rows }, discounts] = await Promise.all([
    readForms(db, query, positions.release_id, rateCardReleaseId),
    lengthDiscounts(db, rateCardReleaseId, daysOfFlight(query.flight)),
  ]);
  return {
    ...known,
    forms: rows.map((row) => ({
      positionId: row.position_id,
      mediumId: row.medium_id,
      formId: row.form_id,
      code: row.code,
      name: row.name,
      address: row.address,
      districtName: row.district_name,
      level: row.level,
      lng: row.lng,
      lat: row.lat,
      cell: h3Cell(row.cell),
      faces: row.faces,
      freeFaces: row.free_faces,
      faceIds: row.face_ids ?? [],
      unitPriceFen: priceOf30Days(row.price_fen, row.period_days),
      isSamplePrice: row.is_sample,
      discountBasisPoints: Math.round(
        ((discounts.get(row.medium_id) ?? 10_000) * query.planDiscountBasisPoints) / 10_000,
      ),
      productionFen: Number(row.production_fen),
    })),
  };
}

/** A price for `periodDays` as one for 30 days, to the fen: quotations count by 30 days. */
export function priceOf30Days(priceFen: number | null, periodDays: number | null): number | null {
  if (priceFen === null || periodDays === null) return null;
  return roundedQuotient(BigInt(priceFen) * BigInt(billingPeriodDays), BigInt(periodDays));
}
