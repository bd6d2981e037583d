import { certain } from '@ooh/contract/core/certain';
import type { CallKey, CallOutput } from '@ooh/contract/registry';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { nearMeters, aroundMeters } from '@ooh/contract/domain/order-view';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { crowdUnderCircles } from '../../measurement/city-perspective/circle-cells.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import { readHolds } from '../order/item-holds.ts';
import { placedFaces } from '../order/match-places.ts';
import { readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { presentItem } from '../order/present-order.ts';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

type Detail = CallOutput<'v1/orders/point-detail'>;
type Place = NonNullable<Detail['position']> & NonNullable<Detail['face']>;

const maxPois = 30;

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

type Audience = Pick<Detail, 'audience' | 'contacts' | 'audienceBasis' | 'audienceReason'>;

/** Contacts of one unit of the item on one day; null where the contact model does not know its medium. */
async function contactsOfUnit(
  { db, clickhouse, engine, config }: Context,
  releases: ModelReleases,
  item: StoredItem,
): Promise<Detail['contacts']> {
  const faceId = certain(item.face_id, 'face of the item', item.item_id);
  const { faces, around, indexOf } = await knownFaces({ db, clickhouse }, releases.panelReleaseId, [faceId]);
  const unit = indexOf.get(faceId);
  if (unit === undefined) return null;
  const measured = await engine.ask(releases, 'basketReach', {
    audience: { groups: [] },
    items: [{ mediumId: item.medium_id, unit: { face: unit }, planned: [1], actual: [] }],
    faces,
    around,
    elapsedDays: 0,
  });
  const { impressions, reach, panelPersons } = measured.all;
  const part = { inside: panelPersons, outside: measured.panelPersons - panelPersons };
  return {
    impressions: disclosedPart(impressions, part, config.minimumCell),
    reach: disclosedPart(reach, part, config.minimumCell),
  };
}

/** People in the circle around the face, and its contacts. */
async function audienceAround(
  context: Context,
  user: SignedInUser,
  order: StoredOrder,
  item: StoredItem,
  point: Wgs84Point,
): Promise<Audience> {
  const key: CallKey = 'v1/orders/point-detail';
  const question = { dayType: 'all', fromHour: 0, toHour: 24, role: 'present' } as const;
  try {
    const asked = { ...question, cityCode: item.city_code, targetAudience: order.audience };
    const city = await loadCityCrowd(context, user, key, asked);
    const [crowd, contacts] = await Promise.all([
      crowdUnderCircles(context, city, [{ centre: point, radiusMeters: aroundMeters }]),
      contactsOfUnit(context, city.releases, item),
    ]);
    return {
      audience: areaFiguresOf(crowd, figureContext(city, context.config.minimumCell)),
      contacts,
      audienceBasis: city.basis,
      audienceReason: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { audience: null, contacts: null, audienceBasis: null, audienceReason: error.message };
  }
}

/** Points of interest around a place, nearest first. */
async function poisAround(
  db: Db,
  cityCode: string,
  point: Wgs84Point,
): Promise<Pick<Detail, 'pois' | 'poiTotal'>> {
  const data = await readDataOfCity(db, cityCode);
  const ground = await geographyOf(db, data);
  const near = ground.poiIndex.within(point, nearMeters);
  return {
    poiTotal: near.length,
    pois: near.slice(0, maxPois).map(({ index, distanceMeters }) => {
      const { text: _text, point: _point, ...poi } = ground.pois[index];
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
  contacts: null,
  audienceBasis: null,
  audienceReason: '该点位不在现行数据中',
  pois: [],
  poiTotal: 0,
} as const;

async function surroundings(context: Context, user: SignedInUser, order: StoredOrder, item: StoredItem) {
  const place = await readPlace(context.db, certain(item.face_id, 'face of the item', item.item_id));
  if (place === undefined) return { ...nowhere, pois: [] };
  const { faceNo, widthMillimeters, heightMillimeters, isLit, facingDegrees, ...rest } = place;
  const { spotSeconds, loopSeconds, slots, ...position } = rest;
  const point = wgs84(position.lng, position.lat);
  const [audience, pois] = await Promise.all([
    audienceAround(context, user, order, item, point),
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

/** A fixed position of an order: its data, contacts and surroundings. Lines and unknown items are not found. */
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
    readHolds(context.db, [item], context.now()),
    photosOf(context.db, item.item_id),
  ]);
  return {
    item: presentItem(item, holds.get(item.item_id)),
    ...around,
    audienceSentence: sentenceOf(order.audience, labelName),
    photos,
  };
}
