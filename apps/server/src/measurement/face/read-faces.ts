import { discCells } from '@ooh/geo/disc-cells';
import { cellOf, cellToBigInt } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { Context } from '../../context.ts';
import type { EffectFace, FaceSurroundings } from '../engine/work/effect-faces.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { faceViewingOf } from './face-viewings.ts';

/** H3 resolution of the panel's visits. */
const resolution = 9;

/** Faces of the inventory in force, by id. */
async function readFaces(db: Db, faceIds: readonly string[]) {
  if (faceIds.length === 0) return [];
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
    .where('face.face_id', 'in', [...faceIds])
    .orderBy('face.face_id')
    .execute();
}

type FaceRow = Awaited<ReturnType<typeof readFaces>>[number];

function faceOf(row: FaceRow): EffectFace | undefined {
  const viewing = faceViewingOf(row.medium_id, row.is_lit);
  if (viewing === undefined) return undefined;
  if (viewing.place === 'station' && row.metro_station_id === null) return undefined;
  const point = wgs84(row.lng, row.lat);
  const disc =
    viewing.place === 'street'
      ? discCells(point, viewing.viewingDistanceMeters, resolution)
      : [{ cell: cellOf(point, resolution), share: 1 }];
  const { spot_seconds: spotSeconds, loop_seconds: loopSeconds } = row;
  return {
    // Faces of one building are met by the same people.
    key: row.position_id,
    viewing,
    spot: spotSeconds === null || loopSeconds === null ? null : { spotSeconds, loopSeconds },
    cells: disc.map(({ cell, share }) => ({ cell: cellToBigInt(cell), share })),
    stationId: row.metro_station_id,
  };
}

export interface KnownFaces {
  readonly faces: readonly EffectFace[];
  /** Index into `faces` by face id. */
  readonly indexOf: ReadonlyMap<string, number>;
  readonly around: FaceSurroundings;
  /** Inventories that the faces are of. */
  readonly releaseIds: readonly string[];
}

/** Fixed faces with the panel's rows around them; faces that the model cannot place are left out. */
export async function knownFaces(
  { db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>,
  panelReleaseId: string,
  faceIds: readonly string[],
): Promise<KnownFaces> {
  const found = (await readFaces(db, faceIds)).flatMap((row) => {
    const face = faceOf(row);
    return face ? [{ faceId: row.face_id, releaseId: row.release_id, face }] : [];
  });
  const inPlace = (places: readonly string[]) =>
    found.map(({ face }) => face).filter(({ viewing }) => places.includes(viewing.place));
  const cells = new Set(
    inPlace(['street', 'hall']).flatMap((face) => face.cells.map(({ cell }) => cell.toString())),
  );
  const stationIds = [...new Set(inPlace(['station']).map((face) => face.stationId!))];
  const none = new Uint8Array(0);
  const visits =
    cells.size === 0
      ? none
      : await clickhouse.queryBinary(
          `SELECT person, cell, hour, day_mask, outdoors FROM panel_visit
           WHERE release_id = {release:String}
             AND cell IN (SELECT toUInt64(arrayJoin({cells:Array(String)})))
           ORDER BY person, cell, hour, day_mask, outdoors`,
          { release: panelReleaseId, cells: [...cells] },
          { profile: 'batch' },
        );
  const passages =
    stationIds.length === 0
      ? none
      : await clickhouse.queryBinary(
          `SELECT person, toUInt32(indexOf({stations:Array(String)}, toString(station_id)) - 1) AS station, weekly_passages
           FROM panel_station
           WHERE release_id = {release:String} AND has({stations:Array(String)}, toString(station_id))
           ORDER BY person, station`,
          { release: panelReleaseId, stations: stationIds },
          { profile: 'batch' },
        );
  // A panel that knows no metro passages says nothing of faces in stations.
  const placed = found.filter(({ face }) => face.viewing.place !== 'station' || passages.length > 0);
  return {
    faces: placed.map(({ face }) => face),
    indexOf: new Map(placed.map(({ faceId }, index) => [faceId, index])),
    around: { visits, passages, stationIds },
    releaseIds: [...new Set(placed.map(({ releaseId }) => releaseId))],
  };
}
