import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { BookingRecord, PositionRecord } from './inventory-record.ts';

const cellResolution = 9;

const positionColumns =
  'release_id text, position_id text, medium_id int, code text, name text, address text, district_name text, lng double precision, lat double precision, cell text, level text, operator text, road_id text, aoi_id text, business_district_id text, metro_station_id text, is_indicative boolean, estimated_fields text[], details jsonb';
const faceColumns =
  'release_id text, position_id text, face_id text, face_no text, medium_id int, form_id int, width_millimeters int, height_millimeters int, is_lit boolean, facing_degrees int, spot_seconds int, loop_seconds int, slots int, details jsonb';
const bookingColumns =
  'release_id text, city_code text, medium_id int, face_id text, slot int, period daterange, state text, is_sample boolean, created_at timestamptz';

const namesOf = (columns: string): string[] => columns.split(', ').map((column) => column.split(' ', 1)[0]);

/** Between so many positions requests are answered. */
const positionsAtOnce = 1000;

/** Rows of one release that are checked and joined quickly without statistics of them. */
const fewRows = 1000;

/**
 * Runs ANALYZE after `count` rows of a new release were written. Of a release that no statistics know the database
 * expects one row: it would look for the position of each face among all of them, and join faces one by one.
 */
export async function analyzeMany(
  transaction: DbOrTransaction,
  table: 'media_position' | 'media_face' | 'media_booking',
  count: number,
): Promise<void> {
  if (count > fewRows) await sql`analyze ${sql.table(table)}`.execute(transaction);
}

/** Writes positions with their faces; may be called piece by piece. */
export async function insertPositions(
  transaction: DbOrTransaction,
  releaseId: string,
  positions: readonly PositionRecord[],
): Promise<void> {
  const pieces: (readonly PositionRecord[])[] = [];
  for (let from = 0; from < positions.length; from += positionsAtOnce)
    pieces.push(positions.slice(from, from + positionsAtOnce));
  for (const piece of pieces) {
    const rows = piece.map((position) => positionRow(releaseId, position));
    await insertRows(transaction, 'media_position', positionColumns, rows);
  }
  await analyzeMany(transaction, 'media_position', positions.length);
  for (const piece of pieces) {
    const rows = piece.flatMap((position) => faceRows(releaseId, position));
    await insertRows(transaction, 'media_face', faceColumns, rows);
  }
}

const positionRow = (releaseId: string, position: PositionRecord) => ({
  release_id: releaseId,
  position_id: position.positionId,
  medium_id: position.mediumId,
  code: position.code,
  name: position.name,
  address: position.address,
  district_name: position.districtName,
  lng: position.lng,
  lat: position.lat,
  cell: cellOf(wgs84(position.lng, position.lat), cellResolution),
  level: position.level,
  operator: position.operator,
  road_id: position.roadId,
  aoi_id: position.aoiId,
  business_district_id: position.businessDistrictId,
  metro_station_id: position.metroStationId,
  is_indicative: position.isIndicative,
  estimated_fields: position.estimatedFields,
  details: position.details ?? {},
});

const faceRows = (releaseId: string, { positionId, mediumId, faces }: PositionRecord) =>
  faces.map((face) => ({
    release_id: releaseId,
    position_id: positionId,
    face_id: face.faceId,
    face_no: face.faceNo,
    medium_id: mediumId,
    form_id: face.formId,
    width_millimeters: face.widthMillimeters,
    height_millimeters: face.heightMillimeters,
    is_lit: face.isLit,
    facing_degrees: face.facingDegrees,
    spot_seconds: face.spotSeconds,
    loop_seconds: face.loopSeconds,
    slots: face.slots,
    details: face.details ?? {},
  }));

/** What of the previous release a new one says anew, or no more. */
export interface SupersededInventory {
  /** Media that the new release holds as a whole. */
  readonly mediumIds?: readonly number[];
  readonly positionIds?: readonly string[];
  readonly faceIds?: readonly string[];
  /** Faces whose bookings the new release gives or drops. */
  readonly bookedFaceIds?: readonly string[];
}

/**
 * Prepares a new release of positions: bookings of the previous release become inactive, and what the new one does
 * not supersede is copied. Call before its rows are written.
 */
export async function succeedInventory(
  transaction: DbOrTransaction,
  releaseId: string,
  previousReleaseId: string | undefined,
  { mediumIds = [], positionIds = [], faceIds = [], bookedFaceIds = [] }: SupersededInventory,
): Promise<void> {
  if (previousReleaseId === undefined) return;
  await setInForce(transaction, previousReleaseId, false);
  const carry = async (
    table: string,
    columns: string,
    key: string,
    ids: readonly string[],
  ): Promise<number> => {
    const names = namesOf(columns).filter((name) => name !== 'release_id');
    const list = sql.join(names.map((name) => sql.ref(name)));
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(table)} (release_id, ${list})
      select ${releaseId}, ${list} from ${sql.table(table)}
      where release_id = ${previousReleaseId} and medium_id <> all(${[...mediumIds]}::int[])
        and ${sql.ref(key)} not in (select unnest(${[...ids]}::text[]))`.execute(transaction);
    return Number(numAffectedRows);
  };
  const positions = await carry('media_position', positionColumns, 'position_id', positionIds);
  await analyzeMany(transaction, 'media_position', positions);
  await analyzeMany(transaction, 'media_face', await carry('media_face', faceColumns, 'face_id', faceIds));
  const list = sql.join(
    namesOf(bookingColumns)
      .slice(1)
      .map((name) => sql.ref(`booking.${name}`)),
  );
  // A booking that an order of the product overlaps stays on record, and out of force.
  await sql`insert into media_booking (release_id, is_in_force, ${sql.raw(namesOf(bookingColumns).slice(1).join(', '))})
    select ${releaseId}, not exists (select from media_booking own where own.release_id is null and own.is_in_force
        and own.state in ('hold', 'sold') and own.face_id = booking.face_id and own.slot = booking.slot
        and own.period && booking.period), ${list}
    from media_booking booking
    where booking.release_id = ${previousReleaseId} and booking.medium_id <> all(${[...mediumIds]}::int[])
      and booking.face_id not in (select unnest(${[...bookedFaceIds]}::text[]))`.execute(transaction);
}

interface OwnBooking {
  readonly face_id: string;
  readonly slot: number;
  readonly from: string;
  readonly to: string;
}

/** Days of a city's slots that the product's own orders hold or have bought; both days included. */
async function ownBookings(
  transaction: DbOrTransaction,
  cityCode: string,
): Promise<Map<string, OwnBooking[]>> {
  const { rows } = await sql<OwnBooking>`
    select face_id, slot, lower(period)::text as "from", (upper(period) - 1)::text as "to"
    from media_booking
    where city_code = ${cityCode} and release_id is null and is_in_force and state in ('hold', 'sold')`.execute(
    transaction,
  );
  return Map.groupBy(rows, (row) => `${row.face_id}#${row.slot}`);
}

/**
 * Writes the bookings of faces. Days that an order of the product holds or has bought stay that order's. Two of
 * the release that hold one slot on one day are refused by the table.
 */
export async function insertBookings(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string; readonly createdAt: Date },
  bookings: readonly BookingRecord[],
): Promise<void> {
  const own = await ownBookings(transaction, release.cityCode);
  const isOwn = ({ faceId, slot, startDate, endDate, state }: BookingRecord): boolean =>
    state === 'sold' &&
    (own.get(`${faceId}#${slot}`) ?? []).some((order) => order.from <= endDate && startDate <= order.to);
  await insertRows(
    transaction,
    'media_booking',
    bookingColumns,
    bookings
      .filter((booking) => !isOwn(booking))
      .map((booking) => ({
        release_id: release.releaseId,
        city_code: release.cityCode,
        medium_id: booking.mediumId,
        face_id: booking.faceId,
        slot: booking.slot,
        period: `[${booking.startDate},${booking.endDate}]`,
        state: booking.state,
        is_sample: booking.isSample,
        created_at: release.createdAt.toISOString(),
      })),
  );
}

/** Activates or deactivates the bookings of a release; days taken by an order of the product stay inactive. */
export async function setInForce(
  transaction: DbOrTransaction,
  releaseId: string,
  isInForce: boolean,
): Promise<void> {
  await transaction
    .updateTable('media_booking')
    .set({ is_in_force: isInForce })
    .where('release_id', '=', releaseId)
    .$if(isInForce, (query) =>
      query.where(
        sql<boolean>`not exists (select 1 from media_booking own where own.release_id is null
          and own.is_in_force and own.state in ('hold', 'sold') and own.face_id = media_booking.face_id
          and own.slot = media_booking.slot and own.period && media_booking.period)`,
      ),
    )
    .execute();
}
