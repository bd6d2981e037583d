import type { CallOutput } from '@ooh/contract/registry';
import type { FaceDetails, PositionDetails } from '@ooh/contract/domain/position-details';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { StoredUnit } from './stored-unit.ts';

type Details = Pick<CallOutput<'v1/media-inventory/detail'>, 'details' | 'photo' | 'declared' | 'facePrices'>;

interface FaceRow extends FaceDetails {
  readonly faceNo: string;
}

/** What was imported of a position and its faces beyond what every one has; nothing of lines. */
export async function unitDetails(db: Db, { positionId, formId }: StoredUnit): Promise<Details> {
  if (positionId === null) return { details: {}, photo: null, declared: [], facePrices: [] };
  const { rows } = await sql<{ details: PositionDetails; faces: FaceRow[] }>`
    select position.details, jsonb_agg(face.details || jsonb_build_object('faceNo', face.face_no)
      order by face.face_no) as faces
    from media_position position join data_release release using (release_id)
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    where position.position_id = ${positionId} and release.state = 'current' and face.form_id = ${formId}
    group by position.release_id, position.position_id`.execute(db);
  const { photo, ...details } = rows[0]?.details ?? {};
  const faces = rows[0]?.faces ?? [];
  return {
    details,
    photo:
      photo === undefined
        ? null
        : isRowId(photo)
          ? { isKept: true, text: null }
          : { isKept: false, text: photo },
    declared: faces.flatMap(({ faceNo, declaredDailyImpressions }) =>
      declaredDailyImpressions === undefined ? [] : [{ faceNo, declaredDailyImpressions }],
    ),
    facePrices: faces.flatMap(({ faceNo, priceFen, pricePeriodDays = null }) =>
      priceFen === undefined ? [] : [{ faceNo, priceFen, periodDays: pricePeriodDays }],
    ),
  };
}
