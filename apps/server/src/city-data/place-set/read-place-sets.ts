import type { PlaceSet, PlaceSetRow } from '@ooh/contract/domain/place-set';
import type { ParsedInput } from '@ooh/contract/registry';
import { isPlaceSetCityGranted } from '../../access/place-set-access.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cityName } from '../../reference/region/regions.ts';

export type PlaceSetReader = Pick<SignedInUser, 'userId' | 'organisationId' | 'permission'>;

/** The subject of messages about a set. */
export const placeSetNoun = '地点集';

/** Own sets and those that others of the organisation share. */
const visibleSets = (db: DbOrTransaction, { userId, organisationId }: PlaceSetReader) =>
  db
    .selectFrom('place_set')
    .innerJoin('app_user', 'app_user.id', 'place_set.owner_id')
    .select([
      'place_set_id',
      'owner_id',
      'name',
      'kind',
      'city_code',
      'is_shared',
      'places',
      'place_set.version',
      'place_set.updated_at',
      'app_user.nick_name',
    ])
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb.and([eb('place_set.organisation_id', '=', organisationId), eb('is_shared', '=', true)]),
      ]),
    );

type VisibleSet = Awaited<ReturnType<ReturnType<typeof visibleSets>['execute']>>[number];

function rowOf(set: VisibleSet, { userId }: PlaceSetReader): PlaceSetRow {
  return {
    placeSetId: set.place_set_id,
    name: set.name,
    kind: set.kind,
    cityCode: set.city_code,
    cityName: cityName(set.city_code),
    isShared: set.is_shared,
    places: set.places,
    isOwn: set.owner_id === userId,
    ownerName: set.nick_name,
    version: set.version,
    updatedAt: set.updated_at.toISOString(),
  };
}

/** The sets that a user may see, newest first; those of cities that are not granted are left out. */
export async function readPlaceSets(
  db: DbOrTransaction,
  user: PlaceSetReader,
  { cityCode, kind, keyword }: ParsedInput<'v1/place-sets/list'>,
): Promise<PlaceSetRow[]> {
  let query = visibleSets(db, user).orderBy('place_set.updated_at', 'desc').orderBy('place_set_id');
  if (cityCode !== undefined) query = query.where('city_code', '=', cityCode);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (keyword !== '') query = query.where('name', 'ilike', containing(keyword));
  const sets = await query.execute();
  return sets.filter((set) => isPlaceSetCityGranted(user, set.city_code)).map((set) => rowOf(set, user));
}

/** One set with its places; the same error for unknown, foreign and ungranted ones. */
export async function readPlaceSet(
  db: DbOrTransaction,
  user: PlaceSetReader,
  placeSetId: string,
): Promise<PlaceSet> {
  const set = isRowId(placeSetId)
    ? await visibleSets(db, user).select('entries').where('place_set_id', '=', placeSetId).executeTakeFirst()
    : undefined;
  if (set === undefined || !isPlaceSetCityGranted(user, set.city_code)) throw notFound(placeSetNoun);
  return { ...rowOf(set, user), entries: set.entries };
}
