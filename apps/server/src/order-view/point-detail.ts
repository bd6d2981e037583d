import type { CallKey, CallOutput } from '@ooh/contract/registry';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { nearMeters, seenMeters } from '@ooh/contract/domain/order-view';
import { discCells } from '@ooh/geo/disc-cells';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaFiguresOf, figureGround } from '../city-perspective/area-figures.ts';
import { crowdOfCells } from '../city-perspective/area-table.ts';
import { cellsOfCity, peopleResolution } from '../city-perspective/city-cells.ts';
import { loadCityCrowd } from '../city-perspective/city-crowd.ts';
import type { Context } from '../context.ts';
import { labelName } from '../crowd/label-tree.ts';
import { readCityData } from '../engine/city-data.ts';
import { readHolds } from '../order/item-holds.ts';
import { placedFaces } from '../order/match-places.ts';
import { readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { presentItem } from '../order/present-order.ts';
import { groundOf } from '../place-insight/city-ground.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { sql, type Db } from '../storage/postgres/database.ts';

type Detail = CallOutput<'v1/orders/point-detail'>;
type Place = NonNullable<Detail['position']> & NonNullable<Detail['face']>;

const mostPois = 30;

/** Face and position of an item in the data in force. */
async function readPlace(db: Db, faceId: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select position.position_id as "positionId", position.code, position.name, position.address,
      position.district_name as "districtName", district.name as "businessDistrictName", position.operator,
      position.lng, position.lat, position.is_indicative as "isIndicative", release.is_demo as "isDemo",
      position.estimated_fields as "estimatedFields", face.face_no as "faceNo",
      face.width_millimeters as "widthMillimeters", face.height_millimeters as "heightMillimeters",
      face.is_lit as "isLit", face.facing_degrees as "facingDegrees", face.spot_seconds as "spotSeconds",
      face.loop_seconds as "loopSeconds", face.slots
    from ${placedFaces}
    where face.face_id = ${faceId}`.execute(db);
  return rows[0];
}

/** Who is in the cells from which the face can be seen. */
async function audienceAround(
  context: Context,
  user: SignedInUser,
  order: StoredOrder,
  cityCode: string,
  point: Wgs84Point,
): Promise<Pick<Detail, 'audience' | 'audienceBasis' | 'audienceReason'>> {
  const key: CallKey = 'v1/orders/point-detail';
  const question = { dayType: 'all', fromHour: 0, toHour: 24, role: 'present' } as const;
  try {
    const asked = { ...question, cityCode, targetAudience: order.audience };
    const city = await loadCityCrowd(context, user, key, asked);
    const { numberOf } = await cellsOfCity(context, city.releases);
    const seen = discCells(point, seenMeters, peopleResolution).flatMap(
      ({ cell }) => numberOf.get(cell) ?? [],
    );
    const crowd = await crowdOfCells(context, city, Uint32Array.from(seen.sort((a, b) => a - b)));
    return {
      audience: areaFiguresOf(crowd, figureGround(city, context.config.minimumCell)),
      audienceBasis: city.basis,
      audienceReason: null,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { audience: null, audienceBasis: null, audienceReason: error.message };
  }
}

/** Points of interest around a place, nearest first. */
async function poisAround(
  db: Db,
  cityCode: string,
  point: Wgs84Point,
): Promise<Pick<Detail, 'pois' | 'poiTotal'>> {
  const data = (await readCityData(db, [cityCode])).get(cityCode)!;
  const ground = await groundOf(db, data);
  const near = ground.poiIndex.within(point, nearMeters);
  return {
    poiTotal: near.length,
    pois: near.slice(0, mostPois).map(({ index, distanceMeters }) => {
      const { text: _text, point: _point, ...poi } = ground.pois[index]!;
      return { ...poi, distanceMeters };
    }),
  };
}

async function photosOf(db: Db, itemId: string): Promise<Detail['photos']> {
  const rows = await db
    .selectFrom('monitoring_photo as photo')
    .innerJoin('media_posting as posting', 'posting.posting_id', 'photo.posting_id')
    .select(['photo.photo_id', 'photo.taken_at'])
    .where('posting.item_id', '=', itemId)
    .where('photo.verdict', '<>', 'rejected')
    .orderBy('photo.uploaded_at', 'desc')
    .orderBy('photo.photo_id')
    .limit(12)
    .execute();
  return rows.map((row) => ({ photoId: row.photo_id, takenAt: row.taken_at?.toISOString() ?? null }));
}

const nowhere = {
  position: null,
  face: null,
  audience: null,
  audienceBasis: null,
  audienceReason: '该点位不在现行数据中',
  pois: [],
  poiTotal: 0,
} as const;

async function surroundings(context: Context, user: SignedInUser, order: StoredOrder, item: StoredItem) {
  const place = await readPlace(context.db, item.face_id!);
  if (place === undefined) return { ...nowhere, pois: [] };
  const { faceNo, widthMillimeters, heightMillimeters, isLit, facingDegrees, ...rest } = place;
  const { spotSeconds, loopSeconds, slots, ...position } = rest;
  const point = wgs84(position.lng, position.lat);
  const [audience, pois] = await Promise.all([
    audienceAround(context, user, order, item.city_code, point),
    poisAround(context.db, item.city_code, point),
  ]);
  return {
    position,
    face: {
      faceNo,
      widthMillimeters,
      heightMillimeters,
      isLit,
      facingDegrees,
      spotSeconds,
      loopSeconds,
      slots,
    },
    ...audience,
    ...pois,
  };
}

/** A fixed position of an order: what it is, who sees it, what is around. Lines and unknown items are not found. */
export async function pointDetail(
  context: Context,
  user: SignedInUser,
  order: StoredOrder,
  itemId: string,
): Promise<Detail> {
  const items = await readItems(context.db, user, [order.order_id]);
  const item = items.find(({ item_id: id }) => id === itemId);
  if (item === undefined || item.face_id === null) throw notFound('点位');
  const [around, holds, photos] = await Promise.all([
    surroundings(context, user, order, item),
    readHolds(context.db, [item.item_id]),
    photosOf(context.db, item.item_id),
  ]);
  return {
    item: presentItem(item, holds.get(item.item_id)),
    ...around,
    audienceSentence: sentenceOf(order.audience, labelName),
    photos,
  };
}
