import type { PositionLevel } from '@ooh/contract/domain/medium';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { InventoryInForce } from './inventory-in-force.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

/** Query for positions. */
export interface PositionFilter extends InventoryInForce {
  readonly cityCode: string;
  /** Media that may be seen; null for all of them. */
  readonly mediumIds: readonly number[] | null;
  readonly mediumId?: number;
  readonly level?: PositionLevel;
  readonly keyword: string;
  /** Both days included, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
  readonly onlyFree: boolean;
}

type Days = Pick<PositionFilter, 'cityCode' | 'startDate' | 'endDate'>;

/** A booking of the city that takes its slot on any day of the period. */
const isTaking = ({ cityCode, startDate, endDate }: Days) =>
  sql<boolean>`booking.city_code = ${cityCode} and booking.is_in_force and booking.state in ('hold', 'sold')
    and booking.period && daterange(${startDate}::date, ${endDate}::date, '[]')`;

/** Slots of a face that are held or sold on any day of the period. */
const takenSlots = (days: Days) =>
  sql<number>`(select count(distinct booking.slot)::int from media_booking booking
    where booking.face_id = face.face_id and ${isTaking(days)})`;

/** Condition of a position with a free slot as a correlated subquery: for a page, which stops after a few. */
const isFree = (filter: PositionFilter) =>
  sql<boolean>`exists (select 1 from media_face face where face.release_id = media_position.release_id
    and face.position_id = media_position.position_id and face.slots > ${takenSlots(filter)})`;

/** The same as a set operation: for counting. */
const isAmongFree = (filter: PositionFilter) =>
  sql<boolean>`media_position.position_id in (select face.position_id from media_face face
    left join (select booking.face_id, count(distinct booking.slot)::int as slots from media_booking booking
      where ${isTaking(filter)} group by booking.face_id) taken on taken.face_id = face.face_id
    where face.release_id = ${filter.releaseId} and face.slots > coalesce(taken.slots, 0))`;

function matching(db: Db, filter: PositionFilter) {
  let query = db.selectFrom('media_position').where('media_position.release_id', '=', filter.releaseId);
  if (filter.mediumIds) query = query.where('media_position.medium_id', 'in', [...filter.mediumIds]);
  if (filter.mediumId !== undefined) query = query.where('media_position.medium_id', '=', filter.mediumId);
  if (filter.level) query = query.where('media_position.level', '=', filter.level);
  const keyword = filter.keyword.trim();
  if (keyword === '') return query;
  const pattern = containing(keyword);
  return query.where((eb) =>
    eb.or(
      (['name', 'code', 'address', 'district_name'] as const).map((column) => eb(column, 'ilike', pattern)),
    ),
  );
}

const isNothing = (filter: PositionFilter): boolean => filter.mediumIds?.length === 0;

const counts = memoize<number>(2000);

/** Number of matching positions; cached while release and bookings are unchanged. */
async function countPositions(db: Db, filter: PositionFilter): Promise<number> {
  // Where everything counts, bookings and days do not matter.
  const key = filter.onlyFree ? filter : { ...filter, bookings: '', startDate: '', endDate: '' };
  return counts(JSON.stringify(key), async () => {
    const { total } = await matching(db, filter)
      .$if(filter.onlyFree, (query) => query.where(isAmongFree(filter)))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  });
}

/** Cache of frequently viewed pages, a few megabytes. */
const pages = memoize<Awaited<ReturnType<typeof readPage>>>(200);

/** One page of positions by code, each with its faces, and the number of all that match. */
export async function listPositions(db: Db, filter: PositionFilter, pageNo: number, pageSize: number) {
  if (isNothing(filter)) return { rows: [], faces: [], total: 0 };
  return pages(JSON.stringify([filter, pageNo, pageSize]), () => readPage(db, filter, pageNo, pageSize));
}

async function readPage(db: Db, filter: PositionFilter, pageNo: number, pageSize: number) {
  const total = await countPositions(db, filter);
  if ((pageNo - 1) * pageSize >= total) return { rows: [], faces: [], total };
  const rows = await matching(db, filter)
    .$if(filter.onlyFree, (query) => query.where(isFree(filter)))
    .selectAll('media_position')
    .orderBy('media_position.medium_id')
    .orderBy('code')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const positionIds = rows.map((row) => row.position_id);
  return { rows, faces: await facesOf(db, filter, positionIds), total };
}

/** Places of the positions by code, at most `limit`, with the number of all that match. */
export async function positionPoints(db: Db, filter: PositionFilter, limit: number) {
  if (isNothing(filter)) return { rows: [], total: 0 };
  const total = await countPositions(db, filter);
  const rows = await matching(db, filter)
    .$if(filter.onlyFree, (query) => query.where(isAmongFree(filter)))
    .select(['position_id', 'lng', 'lat', 'level'])
    .orderBy('code')
    .limit(limit)
    .execute();
  return { rows, total };
}

/** Faces of some positions with their form, rate-card price and number of slots taken in the period. */
function facesOf(db: Db, filter: PositionFilter, positionIds: readonly string[]) {
  return db
    .selectFrom('media_face as face')
    .innerJoin('media_position as position', (join) =>
      join
        .onRef('position.release_id', '=', 'face.release_id')
        .onRef('position.position_id', '=', 'face.position_id'),
    )
    .innerJoin('medium_form as form', (join) =>
      join.onRef('form.medium_id', '=', 'face.medium_id').onRef('form.form_id', '=', 'face.form_id'),
    )
    .leftJoin('rate_card_price as price', (join) =>
      join
        .on('price.release_id', '=', filter.rateCardId ?? '')
        .onRef('price.medium_id', '=', 'face.medium_id')
        .onRef('price.form_id', '=', 'face.form_id')
        .onRef('price.level', '=', 'position.level'),
    )
    .selectAll('face')
    .select([
      'form.name as form_name',
      'price.price_fen',
      'price.period_days',
      'price.is_sample as is_sample_price',
      takenSlots(filter).as('taken_slots'),
    ])
    .where('face.release_id', '=', filter.releaseId)
    .where('face.position_id', 'in', [...positionIds])
    .orderBy('face.position_id')
    .orderBy('face.face_no')
    .execute();
}

/** A release is written once, so what it holds is read once. */
const mediaOfReleases = memoize<Awaited<ReturnType<typeof readMedia>>>(200);

function readMedia(db: Db, releaseId: string) {
  return db
    .selectFrom('media_position')
    .innerJoin('medium', 'medium.medium_id', 'media_position.medium_id')
    .selectAll('medium')
    .select((eb) => eb.fn.countAll<number>().as('positions'))
    .where('media_position.release_id', '=', releaseId)
    .groupBy('medium.medium_id')
    .orderBy('medium.medium_id')
    .execute();
}

/** Media of a release that may be seen, with how many positions each has. */
export async function mediaOf(db: Db, releaseId: string, mediumIds: readonly number[] | null) {
  const rows = await mediaOfReleases(releaseId, () => readMedia(db, releaseId));
  return mediumIds === null ? rows : rows.filter((row) => mediumIds.includes(row.medium_id));
}
