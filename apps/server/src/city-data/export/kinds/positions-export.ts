import { positionStatusNames, type PositionDetails } from '@ooh/contract/domain/position-details';
import { certain } from '@ooh/contract/core/certain';
import { openOohVenues } from '@ooh/reference/openooh-venues';
import { sql, type Db, type Selectable } from '../../../platform/storage/postgres/database.ts';
import type {
  MediaFaceTable,
  MediaPositionTable,
} from '../../../platform/storage/postgres/tables/media-inventory-tables.ts';
import { usualLevel } from '../../imports/kinds/media/read-face.ts';
import { estimatesText, yesNo, type ExportedRow, type KindExport } from '../exported-row.ts';
import { readCatalogNames, type CatalogNames } from './catalog-names.ts';

const positionsAtOnce = 2000;

interface SoldPeriods {
  readonly face_id: string;
  readonly sold: string | null;
  readonly other: string | null;
}

/** Bookings that the release itself brought, as the template writes them; those made in the product are not the file's. */
async function periodsOf(db: Db, releaseId: string, faceIds: readonly string[]) {
  const { rows } = await sql<SoldPeriods>`
    select face_id,
      string_agg(lower(period) || '~' || upper(period) - 1, ';' order by lower(period), slot)
        filter (where state = 'sold') as sold,
      string_agg(lower(period) || '~' || upper(period) - 1, ';' order by lower(period), slot)
        filter (where state <> 'sold') as other
    from media_booking where release_id = ${releaseId} and face_id = any(${[...faceIds]}::text[])
    group by face_id`.execute(db);
  return new Map(rows.map((row) => [row.face_id, row]));
}

const openOohColumn = 'OpenOOH 场所类型';

/** The one venue of a form; none where its building decides. */
function venueText(mediumId: number, formId: number): string | null {
  const venues = openOohVenues(mediumId, formId);
  return venues.length === 1 ? String(venues[0].id) : null;
}

const meters = (millimeters: number): number => millimeters / 1000;

/** What is known of a position beyond what every one has, in the words of the template. */
function detailsOf({ status, ...details }: PositionDetails): ExportedRow['values'] {
  return { ...details, status: status === undefined ? null : positionStatusNames[status] };
}

/** A face with its position. What equals the default of its form and is known to be one is left out. */
function rowOf(
  position: Selectable<MediaPositionTable>,
  face: Selectable<MediaFaceTable>,
  names: CatalogNames,
  periods: SoldPeriods | undefined,
): ExportedRow {
  const form = certain(names.forms.get(`${face.medium_id}|${face.form_id}`), 'form', face.form_id);
  const isGuess = (field: string, isDefault: boolean): boolean =>
    isDefault && position.estimated_fields.includes(field);
  const level = isGuess('level', position.level === usualLevel);
  const width = isGuess('widthMillimeters', face.width_millimeters === form.width_millimeters);
  const height = isGuess('heightMillimeters', face.height_millimeters === form.height_millimeters);
  const lit = isGuess('isLit', face.is_lit === form.is_lit);
  const district = isGuess('districtName', true);
  const given = {
    level: position.level,
    districtName: position.district_name,
    widthMeters: meters(face.width_millimeters),
    heightMeters: meters(face.height_millimeters),
    isLit: yesNo(face.is_lit),
  };
  const estimates = estimatesText({
    ...(level && { 等级: given.level }),
    ...(district && { 区县: given.districtName }),
    ...(width && { '宽（米）': given.widthMeters }),
    ...(height && { '高（米）': given.heightMeters }),
    ...(lit && { 是否亮灯: given.isLit }),
  });
  const held = periods?.other ? `预留等：${periods.other}` : '';
  return {
    values: {
      code: position.code,
      name: position.name,
      medium: certain(names.media.get(position.medium_id), 'medium', position.medium_id),
      form: form.name,
      lng: position.lng,
      lat: position.lat,
      level: level ? null : given.level,
      address: position.address,
      districtName: district ? null : given.districtName,
      operator: position.operator,
      ...detailsOf(position.details),
      faceNo: face.face_no,
      widthMeters: width ? null : given.widthMeters,
      heightMeters: height ? null : given.heightMeters,
      isLit: lit ? null : given.isLit,
      facing: face.facing_degrees,
      slots: face.slots,
      spotSeconds: face.spot_seconds,
      loopSeconds: face.loop_seconds,
      priceYuan: face.details.priceFen === undefined ? null : face.details.priceFen / 100,
      pricePeriodDays: face.details.pricePeriodDays ?? null,
      declaredDailyImpressions: face.details.declaredDailyImpressions ?? null,
      booked: periods?.sold ?? null,
    },
    geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
    remark: [estimates, held].filter((text) => text !== '').join('。'),
    extras: { [openOohColumn]: venueText(position.medium_id, face.form_id) },
    isIndicative: position.is_indicative,
  };
}

/** Positions of fixed media: one row a face, with the days that the release sells. */
export const positionsExport: KindExport = {
  geometryFields: ['lng', 'lat'],
  async count({ db, release }) {
    const { count } = await db
      .selectFrom('media_face')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('release_id', '=', release.release_id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const names = await readCatalogNames(db);
    const releaseId = release.release_id;
    let after = '';
    for (;;) {
      const positions = await db
        .selectFrom('media_position')
        .selectAll()
        .where('release_id', '=', releaseId)
        .where('position_id', '>', after)
        .orderBy('position_id')
        .limit(positionsAtOnce)
        .execute();
      if (positions.length === 0) return;
      const ids = positions.map(({ position_id }) => position_id);
      const faces = await db
        .selectFrom('media_face')
        .selectAll()
        .where('release_id', '=', releaseId)
        .where('position_id', 'in', ids)
        .orderBy(sql`length(face_no)`)
        .orderBy('face_no')
        .execute();
      const periods = await periodsOf(
        db,
        releaseId,
        faces.map(({ face_id }) => face_id),
      );
      const facesOf = Map.groupBy(faces, ({ position_id }) => position_id);
      for (const position of positions)
        for (const face of facesOf.get(position.position_id) ?? [])
          yield rowOf(position, face, names, periods.get(face.face_id));
      after = ids[ids.length - 1];
    }
  },
};
