import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import type { Shot } from '@ooh/media-picture/shot';
import { hashText, shareOfText } from '@ooh/reference/text-hash';
import { distanceToPolyline } from '@ooh/geo/polyline-distance';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import type { BusDeck } from '@ooh/media-picture/scenes/bus-scenes';
import type { Context } from '../context.ts';
import { drawScene, stampPhoto } from './draw-photo.ts';
import { isLit, isPhotographed, uploadDay, verdictOf } from './photo-fates.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';

/** Postings with photos, in all. */
export const photographed = 2200;
/** Formats with a brand's creative that hang less often are photographed from near only: every scene has to be drawn. */
const oftenPosted = 6;
const shots = ['near', 'middle', 'far'] as const;
const filesAtOnce = 16;
const metersPerDegree = 111_195;

const attachmentColumns =
  'id uuid, owner_id uuid, purpose text, file_name text, media_type text, byte_count bigint, sha256 text';
const photoColumns =
  'photo_id uuid, posting_id uuid, attachment_id uuid, shot text, taken_at timestamptz, lng double precision, lat double precision, offset_meters double precision, sha256 text, is_lit boolean, verdict text, note text, uploaded_at timestamptz';

interface PostedRow {
  posting_id: string;
  key: string;
  owner_id: string;
  brand_id: string;
  posted_on: string;
  medium_id: number;
  form_id: number;
  deck: BusDeck | null;
  /** Whether a face of the form is lit, so that a photo shows it. */
  form_is_lit: boolean;
  /** Reported as unlit. */
  is_unlit: boolean;
  /** Of a face. */
  lng: number | null;
  lat: number | null;
  /** Way of the line of a vehicle. */
  shape: [number, number][] | null;
}

/** Posted units of running and lately ended orders and of those of advertisers, all media and cities of each in turn. */
async function postedUnits(db: Db): Promise<PostedRow[]> {
  const { rows } = await sql<PostedRow>`
    select posted.*, place.lng, place.lat, line.shape from (
      select posting.posting_id, orders.order_no || '/' || item.item_no || '/' || posting.unit_no as key,
        orders.owner_id, orders.brand_id, posting.posted_on::text as posted_on,
        item.city_code, item.medium_id, item.form_id, item.deck, item.position_id, item.line_id,
        form.is_lit as form_is_lit, coalesce(posting.damage = 'unlit', false) as is_unlit,
        orders.state <> 'running' as ended, orders.order_no,
        row_number() over (partition by orders.order_no order by
          row_number_of_medium, item.item_no, posting.unit_no) as rank_in_order
      from media_posting posting
      join (select *, row_number() over (partition by order_id, medium_id order by item_no) as row_number_of_medium
        from media_order_item) item on item.item_id = posting.item_id
      join medium_form form on form.medium_id = item.medium_id and form.form_id = item.form_id
      join media_order orders on orders.order_id = item.order_id
      join organisation owner on owner.id = orders.organisation_id
      where orders.is_sample and posting.make_good_of is null
        and posting.state in ('posted', 'late', 'damaged')
        and (owner.kind = 'advertiser'
          or orders.end_date >= (select max(start_date) from media_order where is_sample) - interval '150 days')
      order by ended, rank_in_order, order_no
      limit ${photographed}
    ) posted
    left join lateral (
      select position.lng, position.lat from media_position position
      join data_release release on release.release_id = position.release_id and release.state = 'current'
      where position.position_id = posted.position_id limit 1) place on true
    left join lateral (
      select way.shape from bus_line_direction way
      join data_release release on release.release_id = way.release_id and release.state = 'current'
      where way.line_id = posted.line_id and release.city_code = posted.city_code
      order by way.direction limit 1) line on true
    where place.lng is not null or line.shape is not null
    order by ended, rank_in_order, order_no`.execute(db);
  return rows;
}

/** Where the unit is: its place, or the middle of its line's way. */
function placeOf({ lng, lat, shape }: PostedRow): Wgs84Point {
  if (lng !== null && lat !== null) return wgs84(lng, lat);
  if (shape === null) throw new RangeError('a posting without a place');
  return wgs84(...shape[Math.floor(shape.length / 2)]);
}

/** Example photos are a few metres off; a few are far away, a few say no place. */
function shotLocation(key: string, { lng, lat }: Wgs84Point): Wgs84Point | null {
  const kind = hashText(`${key}|kind`) % 40;
  if (kind === 0) return null;
  const meters = kind === 1 ? 700 + 1800 * shareOfText(`${key}|far`) : 3 + 25 * shareOfText(`${key}|near`);
  const angle = 2 * Math.PI * shareOfText(`${key}|angle`);
  return wgs84(
    lng + (meters * Math.sin(angle)) / (metersPerDegree * Math.cos((lat * Math.PI) / 180)),
    lat + (meters * Math.cos(angle)) / metersPerDegree,
  );
}

/** Metres from a place to the face, or to the way of the line. */
function offsetOf(place: Wgs84Point, posting: PostedRow): number {
  const { lng, shape } = posting;
  if (shape === null || lng !== null) return distanceMeters(place, placeOf(posting));
  return distanceToPolyline(
    place,
    shape.map((point) => wgs84(...point)),
  );
}

/** When the photos of a posting came in, all together; none after the seeding. */
function uploadedAt({ key, posted_on: postedOn }: PostedRow, seededAt: string): string {
  const at = new Date(`${postedOn}T18:00:00+08:00`).getTime() + uploadDay(key) * 86_400_000;
  const text = new Date(at).toISOString();
  return text < seededAt ? text : seededAt;
}

interface DrawnPhoto {
  readonly attachmentId: string;
  readonly bytes: Buffer;
  readonly attachment: Record<string, unknown>;
  readonly photo: Record<string, unknown>;
}

type Scenes = (posting: PostedRow, shot: Shot) => Buffer;

const sceneKey = ({ medium_id: mediumId, form_id: formId, deck, brand_id: brand }: PostedRow): string =>
  [mediumId, formId, deck, brand].join(' ');

/** Scenes of a format with a brand's creative, each drawn once: photos of the same differ by their time, place and title. */
function drawnScenes(): Scenes {
  const scenes = new Map<string, Buffer>();
  return (posting, shot) => {
    const { medium_id: mediumId, form_id: formId, deck, brand_id: brand } = posting;
    const key = sceneKey(posting);
    const known = scenes.get(`${key} ${shot}`);
    if (known !== undefined) return known;
    const scene = drawScene(key, shot, { format: { mediumId, formId, deck }, brand });
    scenes.set(`${key} ${shot}`, scene);
    return scene;
  };
}

/** What the photographer says of the light: seen from the middle, of faces that shine; a few are dark. */
const isShownLit = ({ key, form_is_lit: mayShine, is_unlit: isReported }: PostedRow, shot: Shot) =>
  mayShine && shot === 'middle' ? !isReported && isLit(key) : null;

function drawn(
  posting: PostedRow,
  shot: Shot,
  scenes: Scenes,
  repeated: Buffer | null,
  at: string,
): DrawnPhoto {
  const key = `${posting.key}|${shot}`;
  const place = shotLocation(key, placeOf(posting));
  const minute = String(10 + (hashText(key) % 49));
  const takenAt = `${posting.posted_on} 10:${minute}:00`;
  const attachmentId = stableId('photo-file', posting.posting_id, shot);
  const stamp = { takenAt, lng: place?.lng ?? null, lat: place?.lat ?? null };
  const bytes = repeated ?? stampPhoto(scenes(posting, shot), stamp, attachmentId);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const offset = place && offsetOf(place, posting);
  const isPlain = repeated === null && offset !== null && offset < 100;
  const { verdict, note } = verdictOf(key, isPlain);
  return {
    attachmentId,
    bytes,
    attachment: {
      id: attachmentId,
      owner_id: posting.owner_id,
      purpose: 'monitoring',
      file_name: `示例照片_${shot}.png`,
      media_type: 'image/png',
      byte_count: bytes.length,
      sha256,
    },
    photo: {
      photo_id: stableId('photo', posting.posting_id, shot),
      posting_id: posting.posting_id,
      attachment_id: attachmentId,
      shot,
      taken_at: `${posting.posted_on}T10:${minute}:00+08:00`,
      lng: place?.lng ?? null,
      lat: place?.lat ?? null,
      offset_meters: offset,
      sha256,
      is_lit: isShownLit(posting, shot),
      verdict,
      note,
      uploaded_at: uploadedAt(posting, at),
    },
  };
}

/** Draws and stores example photos of most postings; two of them repeat the bytes of others. */
export async function seedPhotos(context: Pick<Context, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, files } = context;
  const present = await db.selectFrom('monitoring_photo').select('photo_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const at = context.now().toISOString();
  const photos: DrawnPhoto[] = [];
  const scenes = drawnScenes();
  const postings = (await postedUnits(db)).filter(({ key }) => isPhotographed(key));
  const alike = Map.groupBy(postings, sceneKey);
  for (const [index, posting] of postings.entries())
    for (const shot of certain(alike.get(sceneKey(posting)), 'photographed units of the scene').length <
    oftenPosted
      ? shots.slice(0, 1)
      : shots) {
      const isRepeated = shot === 'near' && (index === 40 || index === 90);
      photos.push(drawn(posting, shot, scenes, isRepeated ? photos[0].bytes : null, at));
    }
  for (let from = 0; from < photos.length; from += filesAtOnce)
    await Promise.all(
      photos.slice(from, from + filesAtOnce).map(({ attachmentId, bytes }) => files.put(attachmentId, bytes)),
    );
  await db.transaction().execute(async (transaction) => {
    await insertRows(
      transaction,
      'attachment',
      attachmentColumns,
      photos.map((one) => one.attachment),
    );
    await insertRows(
      transaction,
      'monitoring_photo',
      photoColumns,
      photos.map((one) => one.photo),
    );
  });
}
