import { foreignCityText, isGrantedCity } from '../../access/foreign-city.ts';
import { scopeTouches } from '../../access/pair-scope.ts';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { cityAnalysisScope } from '../media-analysis/media-scopes.ts';
import { cityName } from '../../reference/region/regions.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

type CityLine = CallOutput<'app-analyse-city/insertLine'>;
type Parts = Pick<Context, 'db' | 'now'>;

interface LineRow {
  readonly line_id: string;
  readonly name: string;
  readonly city_codes: string[];
  readonly updated_at: Date;
}

const maxLines = 100;

/** A list as its owner sees it, without cities that are no longer granted. */
function present(user: SignedInUser, row: LineRow): CityLine {
  const scope = cityAnalysisScope(user);
  return {
    lineId: row.line_id,
    name: row.name,
    cities: row.city_codes
      .filter((cityCode) => scopeTouches(scope, cityCode))
      .map((cityCode) => ({ cityCode, cityName: cityName(cityCode) })),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Cities without repetitions; an unknown or ungranted one refuses the whole list. */
function checkedCities(user: SignedInUser, cityCodes: readonly string[]): string[] {
  const scope = cityAnalysisScope(user);
  const wrong = cityCodes.filter((cityCode) => !isGrantedCity(cityCode, (city) => scopeTouches(scope, city)));
  if (wrong.length > 0)
    throw new AppError('notFound', `城市${foreignCityText}：${wrong.slice(0, 5).join('、')}`);
  return [...new Set(cityCodes)];
}

const nameTaken = (name: string): AppError => new AppError('conflict', `已有同名的城市线「${name}」`);

/** The user's lists, the latest first. */
export async function listLines(db: Db, user: SignedInUser, keyword: string): Promise<CityLine[]> {
  const rows = await db
    .selectFrom('city_line')
    .selectAll()
    .where('owner_id', '=', user.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('line_id')
    .execute();
  return rows.filter(({ name }) => name.includes(keyword.trim())).map((row) => present(user, row));
}

export async function insertLine(
  { db, now }: Parts,
  user: SignedInUser,
  line: { readonly name: string; readonly cityCodes: readonly string[] },
): Promise<CityLine> {
  const cityCodes = checkedCities(user, line.cityCodes);
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('city_line')
      .select('line_id')
      .where('owner_id', '=', user.userId)
      .execute();
    if (held.length >= maxLines) throw new AppError('refused', `城市线至多 ${maxLines} 条，请先删除不用的`);
    const at = now();
    const row = await transaction
      .insertInto('city_line')
      .values({
        owner_id: user.userId,
        name: line.name,
        city_codes: cityCodes,
        created_at: at,
        updated_at: at,
      })
      .onConflict((clash) => clash.columns(['owner_id', 'name']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw nameTaken(line.name);
    return present(user, row);
  });
}

/** Renames a list of the user, and replaces its cities if given. Cities outside the user's scope are kept. */
export async function updateLine(
  { db, now }: Parts,
  user: SignedInUser,
  change: { readonly lineId: string; readonly name: string; readonly cityCodes?: readonly string[] },
): Promise<CityLine> {
  if (!isRowId(change.lineId)) throw notFound('城市线');
  const wanted = change.cityCodes && checkedCities(user, change.cityCodes);
  return db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('city_line')
      .selectAll()
      .where('line_id', '=', change.lineId)
      .where('owner_id', '=', user.userId)
      .forUpdate()
      .executeTakeFirst();
    if (own === undefined) throw notFound('城市线');
    const clash = await transaction
      .selectFrom('city_line')
      .select('line_id')
      .where('owner_id', '=', user.userId)
      .where('name', '=', change.name)
      .where('line_id', '!=', change.lineId)
      .executeTakeFirst();
    if (clash !== undefined) throw nameTaken(change.name);
    const scope = cityAnalysisScope(user);
    const hidden = own.city_codes.filter((cityCode) => !scopeTouches(scope, cityCode));
    const cityCodes = wanted === undefined ? own.city_codes : [...wanted, ...hidden];
    const row = await transaction
      .updateTable('city_line')
      .set({ name: change.name, city_codes: cityCodes, updated_at: now() })
      .where('line_id', '=', change.lineId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(user, row);
  });
}

/** Deletes a list of the user's own. */
export async function deleteLine(db: Db, user: SignedInUser, lineId: string): Promise<void> {
  const deleted = isRowId(lineId)
    ? await db
        .deleteFrom('city_line')
        .where('line_id', '=', lineId)
        .where('owner_id', '=', user.userId)
        .executeTakeFirst()
    : undefined;
  if (Number(deleted?.numDeletedRows ?? 0) === 0) throw notFound('城市线');
}
