import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { FaceRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import type { ColumnMapping } from '../../schema/import-field.ts';

/** Fields of the file (or pairs of them) and the properties that they fill. */
const positionProperties = [
  ['address', 'address'],
  ['districtName', 'districtName'],
  ['level', 'level'],
  ['operator', 'operator'],
] as const;
const faceProperties = [
  ['form', 'formId'],
  ['widthMeters', 'widthMillimeters'],
  ['heightMeters', 'heightMillimeters'],
  ['isLit', 'isLit'],
  ['facing', 'facingDegrees'],
  ['spotSeconds', 'spotSeconds'],
  ['loopSeconds', 'loopSeconds'],
  ['slots', 'slots'],
] as const;
const placeProperties = ['roadId', 'aoiId', 'businessDistrictId', 'metroStationId'] as const;
/** Details by the field that fills them. */
const detailFields: Readonly<Record<string, string>> = { priceFen: 'priceYuan' };

/** A position in force with its faces by id. */
export type KnownInventory = Omit<PositionRecord, 'faces'> & {
  readonly faces: ReadonlyMap<string, FaceRecord>;
};

/** Some positions of a release with their faces. */
export async function readPositions(
  transaction: DbOrTransaction,
  releaseId: string,
  positionIds: readonly string[],
): Promise<Map<string, KnownInventory>> {
  const ids = [...positionIds];
  const { rows: positions } = await sql<Omit<PositionRecord, 'faces'>>`
    select position_id as "positionId", medium_id as "mediumId", code, name, address, district_name as "districtName",
      lng, lat, level, operator, road_id as "roadId", aoi_id as "aoiId", business_district_id as "businessDistrictId",
      metro_station_id as "metroStationId", is_indicative as "isIndicative", estimated_fields as "estimatedFields", details
    from media_position where release_id = ${releaseId} and position_id in (select unnest(${ids}::text[]))`.execute(
    transaction,
  );
  const { rows: faces } = await sql<FaceRecord & { readonly positionId: string }>`
    select position_id as "positionId", face_id as "faceId", face_no as "faceNo", form_id as "formId",
      width_millimeters as "widthMillimeters", height_millimeters as "heightMillimeters", is_lit as "isLit",
      facing_degrees as "facingDegrees", spot_seconds as "spotSeconds", loop_seconds as "loopSeconds", slots, details
    from media_face where release_id = ${releaseId} and position_id in (select unnest(${ids}::text[]))`.execute(
    transaction,
  );
  const facesOf = Map.groupBy(faces, ({ positionId }) => positionId);
  return new Map(
    positions.map((position) => {
      const own = (facesOf.get(position.positionId) ?? []).map(
        ({ positionId: _positionId, ...face }) => [face.faceId, face] as const,
      );
      return [position.positionId, { ...position, faces: new Map(own) }];
    }),
  );
}

/** Details in force under those of the file: fields without a column stay. */
function detailsOver<Details extends object>(
  next: Details | undefined,
  before: Details | undefined,
  has: (field: string) => boolean,
): Details {
  const kept = Object.entries(before ?? {}).filter(([name]) => !has(detailFields[name] ?? name));
  return { ...Object.fromEntries(kept), ...next } as Details;
}

function faceOver(next: FaceRecord, before: FaceRecord, has: (field: string) => boolean): FaceRecord {
  const kept = faceProperties
    .filter(([field]) => !has(field))
    .map(([, name]) => [name, before[name]] as const);
  return { ...next, ...Object.fromEntries(kept), details: detailsOver(next.details, before.details, has) };
}

/**
 * A position of a file over the one in force: what the file has no column for stays as it is. What was found for its
 * place stays while it does not move.
 */
export function overPrevious(
  next: PositionRecord,
  before: KnownInventory | undefined,
  { mapping, isOfAllFaces }: { readonly mapping: ColumnMapping; readonly isOfAllFaces: boolean },
): PositionRecord {
  if (before === undefined) return next;
  const has = (field: string): boolean => (mapping[field] ?? null) !== null;
  const kept = positionProperties
    .filter(([field]) => !has(field))
    .map(([, name]) => [name, before[name]] as const);
  const stands = next.lng === before.lng && next.lat === before.lat;
  const places = placeProperties.map((name) => [name, stands ? before[name] : null] as const);
  const own = [...positionProperties, ...faceProperties]
    .filter(([field]) => !has(field))
    .map(([, name]) => name);
  const isKept = (field: string): boolean => own.some((name) => name === field);
  const wasEstimated = before.estimatedFields.includes('districtName');
  const estimatedFields = [
    ...next.estimatedFields.filter((field) => !isKept(field)),
    ...before.estimatedFields.filter((field) => isKept(field) && field !== 'districtName'),
  ];
  const [first] = next.faces;
  const faces = isOfAllFaces
    ? [...before.faces.values()].map((known) =>
        faceOver({ ...first, faceId: known.faceId, faceNo: known.faceNo }, known, has),
      )
    : next.faces.map((face) => {
        const known = before.faces.get(face.faceId);
        return known ? faceOver(face, known, has) : face;
      });
  const merged = { ...next, ...Object.fromEntries([...kept, ...places]) };
  return {
    ...merged,
    // A district that followed from the place follows from it anew.
    districtName: !has('districtName') && wasEstimated ? null : merged.districtName,
    estimatedFields: inOrder(estimatedFields),
    details: detailsOver(next.details, before.details, has),
    faces,
  };
}

const estimatedOrder = ['level', 'widthMillimeters', 'heightMillimeters', 'isLit'];
/** As a file that gives none of them names them, so that the same estimates are the same text. */
const inOrder = (fields: readonly string[]): string[] =>
  [...new Set(fields)].toSorted((a, b) => estimatedOrder.indexOf(a) - estimatedOrder.indexOf(b));
