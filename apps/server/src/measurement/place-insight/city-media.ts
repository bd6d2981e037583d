import type { PositionLevel } from '@ooh/contract/domain/medium';
import { isMediumGranted, type GrantedCity } from '../city-perspective/granted-city.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { indexPoints, type PointIndex } from '@ooh/geo/spatial-index';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

export interface CityPosition {
  readonly positionId: string;
  readonly mediumId: number;
  readonly code: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly level: PositionLevel;
  readonly point: Wgs84Point;
  /** Faces by form. */
  readonly forms: readonly { readonly formId: number; readonly formName: string; readonly faces: number }[];
}

/** Media positions of a city in one release, with the media that there are. */
export interface CityMedia {
  readonly positions: readonly CityPosition[];
  readonly index: PointIndex;
  readonly media: ReadonlyMap<number, { readonly name: string; readonly unit: string }>;
}

async function readMedia(db: Db, releaseId: string): Promise<CityMedia> {
  const [positions, faces, media] = await Promise.all([
    db
      .selectFrom('media_position')
      .select(['position_id', 'medium_id', 'code', 'name', 'district_name', 'level', 'lng', 'lat'])
      .where('release_id', '=', releaseId)
      .orderBy('position_id')
      .execute(),
    db
      .selectFrom('media_face as face')
      .innerJoin('medium_form as form', (join) =>
        join.onRef('form.medium_id', '=', 'face.medium_id').onRef('form.form_id', '=', 'face.form_id'),
      )
      .select(['position_id', 'face.form_id', 'form.name', sql<number>`count(*)::int`.as('faces')])
      .where('release_id', '=', releaseId)
      .groupBy(['position_id', 'face.form_id', 'form.name'])
      .orderBy('face.form_id')
      .execute(),
    db.selectFrom('medium').selectAll().execute(),
  ]);
  const facesOf = Map.groupBy(faces, (face) => face.position_id);
  const rows = positions.map((row) => ({
    positionId: row.position_id,
    mediumId: row.medium_id,
    code: row.code,
    name: row.name,
    districtName: row.district_name,
    level: row.level,
    point: wgs84(row.lng, row.lat),
    forms: (facesOf.get(row.position_id) ?? []).map((face) => ({
      formId: face.form_id,
      formName: face.name,
      faces: face.faces,
    })),
  }));
  return {
    positions: rows,
    index: indexPoints(rows.map((row) => row.point)),
    media: new Map(media.map(({ medium_id: id, name, unit }) => [id, { name, unit }])),
  };
}

const nothing: CityMedia = { positions: [], index: indexPoints([]), media: new Map() };
const kept = memoize<CityMedia>(8);

/** The media positions in force in a city. */
export async function mediaOfCity(db: Db, cityCode: string): Promise<CityMedia> {
  const release = await findCurrent(db, 'media-positions', cityCode);
  return release ? kept(release.release_id, () => readMedia(db, release.release_id)) : nothing;
}

/** How many of some positions each medium has, of those that may be seen; most first. */
export function countByMedium(
  media: CityMedia,
  granted: GrantedCity,
  positions: Iterable<number>,
): { mediumId: number; mediumName: string; positions: number }[] {
  const counts = new Map<number, number>();
  for (const at of positions) {
    const { mediumId } = media.positions[at];
    if (isMediumGranted(granted, mediumId)) counts.set(mediumId, (counts.get(mediumId) ?? 0) + 1);
  }
  return [...counts]
    .map(([mediumId, count]) => ({
      mediumId,
      mediumName: media.media.get(mediumId)?.name ?? String(mediumId),
      positions: count,
    }))
    .sort((a, b) => b.positions - a.positions || a.mediumId - b.mediumId);
}

/** What the city's rate card asks for a face or slot, by medium, form and level. */
export interface RateCard {
  priceOf(mediumId: number, formId: number, level: PositionLevel): RatePrice | undefined;
}
export interface RatePrice {
  readonly priceFen: number;
  readonly periodDays: number;
  readonly isSample: boolean;
}

export async function rateCardOf(db: Db, cityCode: string): Promise<RateCard> {
  const release = await findCurrent(db, 'rate-card', cityCode);
  const rows = release
    ? await db
        .selectFrom('rate_card_price')
        .selectAll()
        .where('release_id', '=', release.release_id)
        .execute()
    : [];
  const prices = new Map(
    rows.map((row) => [
      `${row.medium_id}/${row.form_id}/${row.level}`,
      { priceFen: row.price_fen, periodDays: row.period_days, isSample: row.is_sample },
    ]),
  );
  return { priceOf: (mediumId, formId, level) => prices.get(`${mediumId}/${formId}/${level}`) };
}
