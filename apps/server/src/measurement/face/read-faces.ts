import { discCells } from '@ooh/geo/disc-cells';
import { cellOf, cellToBigInt } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { Context } from '../../context.ts';
import type { EffectFace, FaceSurroundings } from '../engine/work/effect-faces.ts';
import type { CityData } from '../../city-data/release/city-data.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { faceViewingOf } from './face-viewings.ts';

/** H3 resolution of the panel's visits. */
const resolution = 9;

/** Faces of the inventory in force. */
function facesInForce(db: Db) {
  return db
    .selectFrom('media_face as face')
    .innerJoin('data_release as release', 'release.release_id', 'face.release_id')
    .innerJoin('media_position as position', (join) =>
      join
        .onRef('position.release_id', '=', 'face.release_id')
        .onRef('position.position_id', '=', 'face.position_id'),
    )
    .select([
      'face.face_id',
      'face.release_id',
      'face.position_id',
      'face.medium_id',
      'face.is_lit',
      'face.spot_seconds',
      'face.loop_seconds',
      'position.lng',
      'position.lat',
      'position.metro_station_id',
    ])
    .where('release.state', '=', 'current')
    .orderBy('face.face_id');
}

type FaceRow = Awaited<ReturnType<ReturnType<typeof facesInForce>['execute']>>[number];

async function readFaces(db: Db, faceIds: readonly string[]): Promise<FaceRow[]> {
  if (faceIds.length === 0) return [];
  return facesInForce(db)
    .where('face.face_id', 'in', [...faceIds])
    .execute();
}

/** Cells that a face stands over, by where it stands and how far it is seen: faces of one position share them. */
type Discs = Map<string, EffectFace['cells']>;

function cellsAround(discs: Discs, { lng, lat }: FaceRow, meters: number | null): EffectFace['cells'] {
  const key = `${lng}/${lat}/${meters}`;
  const known = discs.get(key);
  if (known !== undefined) return known;
  const point = wgs84(lng, lat);
  const disc =
    meters === null ? [{ cell: cellOf(point, resolution), share: 1 }] : discCells(point, meters, resolution);
  const cells = disc.map(({ cell, share }) => ({ cell: cellToBigInt(cell), share }));
  discs.set(key, cells);
  return cells;
}

function faceOf(row: FaceRow, discs: Discs): EffectFace | undefined {
  const viewing = faceViewingOf(row.medium_id, row.is_lit);
  if (viewing === undefined) return undefined;
  if (viewing.place === 'station' && row.metro_station_id === null) return undefined;
  const seenFrom = viewing.place === 'street' ? viewing.viewingDistanceMeters : null;
  const { spot_seconds: spotSeconds, loop_seconds: loopSeconds } = row;
  return {
    // Faces of one building are met by the same people.
    key: row.position_id,
    viewing,
    spot: spotSeconds === null || loopSeconds === null ? null : { spotSeconds, loopSeconds },
    cells: cellsAround(discs, row, seenFrom),
    stationId: row.metro_station_id,
  };
}

interface PlacedFace {
  readonly faceId: string;
  readonly releaseId: string;
  readonly face: EffectFace;
}

/** The faces that the model can place. */
function placedFaces(rows: readonly FaceRow[]): PlacedFace[] {
  const discs: Discs = new Map();
  return rows.flatMap((row) => {
    const face = faceOf(row, discs);
    return face ? [{ faceId: row.face_id, releaseId: row.release_id, face }] : [];
  });
}

const none = new Uint8Array(0);

/** The panel's metro passages at the stations of some faces. */
async function stationPassages(
  clickhouse: Context['clickhouse'],
  panelReleaseId: string,
  found: readonly PlacedFace[],
): Promise<FaceSurroundings> {
  const stationIds = [
    ...new Set(found.flatMap(({ face }) => (face.viewing.place === 'station' ? (face.stationId ?? []) : []))),
  ];
  if (stationIds.length === 0) return { passages: none, stationIds };
  // In the order in which they are stored.
  const rows = await clickhouse.queryBinary(
    `SELECT person, toUInt32(transform(toString(station_id), {stations:Array(String)}, {numbers:Array(UInt32)}, 0))
       AS station, weekly_passages
     FROM panel_station
     WHERE release_id = {release:String} AND station_id IN {stations:Array(String)}
     ORDER BY station_id, person`,
    { release: panelReleaseId, stations: stationIds, numbers: [...stationIds.keys()] },
    { profile: 'batch' },
  );
  // Threads share them: those of a whole city are many.
  const passages = new Uint8Array(new SharedArrayBuffer(rows.length));
  passages.set(rows);
  return { passages, stationIds };
}

export interface KnownFaces {
  readonly faces: readonly EffectFace[];
  /** Index into `faces` by face id. */
  readonly indexOf: ReadonlyMap<string, number>;
  readonly around: FaceSurroundings;
  /** Inventories that the faces are of. */
  readonly releaseIds: readonly string[];
}

/** Faces with the metro passages at their stations. A panel that knows none says nothing of faces in stations. */
async function facesAround(
  clickhouse: Context['clickhouse'],
  panelReleaseId: string,
  found: readonly PlacedFace[],
): Promise<KnownFaces> {
  const around = await stationPassages(clickhouse, panelReleaseId, found);
  const placed = found.filter(({ face }) => face.viewing.place !== 'station' || around.passages.length > 0);
  return {
    faces: placed.map(({ face }) => face),
    indexOf: new Map(placed.map(({ faceId }, index) => [faceId, index])),
    around,
    releaseIds: [...new Set(placed.map(({ releaseId }) => releaseId))],
  };
}

/** Fixed faces with the metro passages around them; faces that the model cannot place are left out. */
export async function knownFaces(
  { db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>,
  panelReleaseId: string,
  faceIds: readonly string[],
): Promise<KnownFaces> {
  return facesAround(clickhouse, panelReleaseId, placedFaces(await readFaces(db, faceIds)));
}

/** All faces of a city that the model can place, with the metro passages around them. */
export type CityFaces = Omit<KnownFaces, 'releaseIds'>;

export const noCityFaces: CityFaces = {
  faces: [],
  indexOf: new Map(),
  around: { passages: none, stationIds: [] },
};

/** All cities of a ranking: what a face stands over is small, and reading it takes longest. */
const keptFaces = memoize<CityFaces>(64);

/** The faces of a city with the people of its panel; read once, since neither changes. */
export async function cityFaces(
  { db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>,
  panelReleaseId: string,
  positions: CityData['positions'],
): Promise<CityFaces> {
  if (positions === null) return noCityFaces;
  const { releaseId, revision } = positions;
  return keptFaces(`${panelReleaseId}/${releaseId}/${revision}`, async () => {
    const found = placedFaces(await facesInForce(db).where('face.release_id', '=', releaseId).execute());
    return facesAround(clickhouse, panelReleaseId, found);
  });
}

/** A row of passages: person, station, passages a week. */
const passageWords = 3;

/** Some of a city's faces, with the passages of their stations alone. */
export function someFaces(all: CityFaces, faceIds: readonly string[]): CityFaces {
  const known = faceIds.filter((faceId) => all.indexOf.has(faceId));
  const faces = known.map((faceId) => all.faces[all.indexOf.get(faceId) ?? 0]);
  const { passages, stationIds: every } = all.around;
  const stationIds = [
    ...new Set(
      faces.flatMap(({ viewing, stationId }) => (viewing.place === 'station' ? (stationId ?? []) : [])),
    ),
  ];
  // By station of the city its number among those that are kept, counted from 1.
  const numberOf = new Uint32Array(every.length);
  stationIds.forEach((stationId, number) => (numberOf[every.indexOf(stationId)] = number + 1));
  const words = new Uint32Array(passages.buffer, passages.byteOffset, passages.length / 4);
  let size = 0;
  for (let at = 1; at < words.length; at += passageWords) if (numberOf[words[at]] !== 0) size++;
  const own = new Uint32Array(size * passageWords);
  for (let at = 0, into = 0; at < words.length; at += passageWords) {
    const number = numberOf[words[at + 1]];
    if (number === 0) continue;
    own[into] = words[at];
    own[into + 1] = number - 1;
    own[into + 2] = words[at + 2];
    into += passageWords;
  }
  return {
    faces,
    indexOf: new Map(known.map((faceId, index) => [faceId, index])),
    around: { passages: new Uint8Array(own.buffer), stationIds },
  };
}
