import type { PlaceSet } from '@ooh/contract/domain/place-set';
import type { ParsedInput } from '@ooh/contract/registry';
import { assertPlaceSetCityGranted } from '../../access/place-set-access.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { RecordEntry } from '../../platform/audit/entry-recorder.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { fenceOfCity } from '../imports/georeference/city-fences.ts';
import { problemOfPlaces } from './problem-of-places.ts';
import { placeSetNoun, readPlaceSet } from './read-place-sets.ts';

type Change = ParsedInput<'v1/place-sets/save'>;

/** Sets of one user at most. */
const mostSets = 200;

const outdated = () => new AppError('conflict', '地点集已被更新，请查看最新版本后再保存');

/** Locks an own set at a version; the same error for unknown ones and those of others. */
async function lockOwnSet(db: DbOrTransaction, userId: string, placeSetId: string, version: number) {
  const row = isRowId(placeSetId)
    ? await db
        .selectFrom('place_set')
        .select('version')
        .where('place_set_id', '=', placeSetId)
        .where('owner_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound(placeSetNoun);
  if (row.version !== version) throw outdated();
}

async function insertSet(
  db: DbOrTransaction,
  { userId, organisationId }: SignedInUser,
  values: ReturnType<typeof valuesOf>,
): Promise<string> {
  const { count } = await db
    .selectFrom('place_set')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostSets) throw new AppError('refused', `最多保存 ${mostSets} 份地点集`);
  const row = await db
    .insertInto('place_set')
    .values({ owner_id: userId, organisation_id: organisationId, ...values })
    .returning('place_set_id')
    .executeTakeFirstOrThrow();
  return row.place_set_id;
}

const valuesOf = ({ name, kind, cityCode, isShared, entries, version }: Change, now: Date) => ({
  name,
  kind,
  city_code: cityCode,
  is_shared: isShared,
  entries: jsonb(entries),
  places: entries.length,
  version: version + 1,
  updated_at: now,
});

/** Saves a new set, or another version of an own one. Refuses places outside the city and outlines that cross themselves. */
export async function savePlaceSet(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  change: Change,
  record: RecordEntry,
): Promise<PlaceSet> {
  const { placeSetId, cityCode, entries, version, name, kind } = change;
  assertPlaceSetCityGranted(user, cityCode);
  const problem = problemOfPlaces(entries, await fenceOfCity(cityCode));
  if (problem !== null) throw new AppError('invalid', problem);
  return db.transaction().execute(async (transaction) => {
    // The owner's row keeps two first saves apart, so that there are no more sets than allowed.
    await transaction.selectFrom('app_user').select('id').where('id', '=', user.userId).forUpdate().execute();
    const values = valuesOf(change, now());
    let saved = placeSetId;
    if (saved === undefined) {
      if (version !== 0) throw outdated();
      saved = await insertSet(transaction, user, values);
    } else {
      await lockOwnSet(transaction, user.userId, saved, version);
      await transaction.updateTable('place_set').set(values).where('place_set_id', '=', saved).execute();
    }
    await record(
      { placeSetId: saved, name, kind, cityCode, places: entries.length, version: version + 1 },
      transaction,
    );
    return readPlaceSet(transaction, user, saved);
  });
}

/** Removes an own set. */
export async function removePlaceSet(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  { placeSetId, version }: ParsedInput<'v1/place-sets/remove'>,
  record: RecordEntry,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOwnSet(transaction, user.userId, placeSetId, version);
    await transaction.deleteFrom('place_set').where('place_set_id', '=', placeSetId).execute();
    await record({ placeSetId, version }, transaction);
  });
}
