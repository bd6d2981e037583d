import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { heldPictures, type HeldPictures } from '../../picture-files.ts';
import { sql, type Db } from '../../../../platform/storage/postgres/database.ts';

/** A position in force, as far as an update may leave it out. */
export interface KnownPosition {
  readonly positionId: string;
  readonly code: string;
  readonly mediumId: number;
  readonly mediumName: string;
  readonly name: string;
  readonly point: Wgs84Point;
  /** Numbers of its faces, the first one first. */
  readonly faceNos: readonly string[];
  /** Their ids, in the same order. */
  readonly faceIds: readonly string[];
  /** Its kept picture, and the SHA-256 of its bytes. */
  readonly photoId: string | null;
  readonly photoSha256: string | null;
}

/** Positions in force by their code; a code may stand for positions of several media. */
export type KnownPositions = ReadonlyMap<string, readonly KnownPosition[]>;

export async function readKnownPositions(db: Db, cityCode: string): Promise<KnownPositions> {
  const { rows } = await sql<Omit<KnownPosition, 'point'> & { lng: number; lat: number }>`
    select position.position_id as "positionId", position.code, position.medium_id as "mediumId", medium.name as "mediumName", position.name,
      position.lng, position.lat, array_agg(face.face_no order by face.face_no) as "faceNos",
      array_agg(face.face_id order by face.face_no) as "faceIds",
      photo.id as "photoId", photo.sha256 as "photoSha256"
    from media_position position
    join data_release release using (release_id)
    join medium on medium.medium_id = position.medium_id
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    left join attachment photo on photo.id::text = position.details->>'photo'
    where release.kind = 'media-positions' and release.state = 'current' and release.city_code = ${cityCode}
    group by position.release_id, position.position_id, medium.medium_id, photo.id`.execute(db);
  return Map.groupBy(
    rows.map(({ lng, lat, ...position }) => ({ ...position, point: wgs84(lng, lat) })),
    ({ code }) => code,
  );
}

/** The pictures that these positions hold. */
export const picturesOfPositions = (positions: KnownPositions): HeldPictures =>
  heldPictures(
    [...positions.values()]
      .flat()
      .flatMap(({ positionId: recordId, photoId: id, photoSha256: sha256 }) =>
        id === null || sha256 === null ? [] : [{ recordId, id, sha256 }],
      ),
  );

/** How several pictures of one position are told apart: A1-2, A1_2, A1(2). */
const pictureNumber = /[-_ ]?[(（]?\d{1,2}[)）]?$/;

/** The code of a position that a picture is named after: its whole name, else without a number at its end. */
export function codeOfPicture(name: string, known: KnownPositions): string {
  const bare = name.replace(pictureNumber, '');
  return !known.has(name) && known.has(bare) ? bare : name;
}
