import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

interface DistrictInventory {
  readonly placeId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly lng: number;
  readonly lat: number;
  readonly isIndicative: boolean;
  readonly positions: number;
  readonly faces: number;
}

/** Business districts of a release of places with the positions and faces in them; mediumIds null for all media. */
export async function readDistrictInventory(
  db: DbOrTransaction,
  of: {
    readonly placesId: string;
    readonly positionsId: string | null;
    readonly mediumIds: readonly number[] | null;
  },
): Promise<DistrictInventory[]> {
  const granted =
    of.mediumIds === null ? sql`true` : sql`position.medium_id = any(${[...of.mediumIds]}::int[])`;
  const { rows } = await sql<DistrictInventory>`
    select district.place_id as "placeId", district.name, district.district_name as "districtName",
      district.lng, district.lat, district.is_indicative as "isIndicative",
      count(distinct position.position_id)::int as positions, count(face.face_id)::int as faces
    from business_district district
    left join media_position position on position.release_id = ${of.positionsId}
      and position.business_district_id = district.place_id and ${granted}
    left join media_face face
      on face.release_id = position.release_id and face.position_id = position.position_id
    where district.release_id = ${of.placesId}
    group by district.release_id, district.place_id
    order by district.name`.execute(db);
  return rows;
}
