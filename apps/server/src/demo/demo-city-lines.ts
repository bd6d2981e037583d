import type { Context } from '../context.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';

/** Lists of cities that planners of the demonstration keep. */
const lists: readonly (readonly [string, readonly string[]])[] = [
  ['一线城市（示例）', ['310100', '110000', '440100', '440300']],
  ['长三角（示例）', ['310100', '330100', '320100', '320500', '330200']],
  ['东南沿海（示例）', ['350200', '350100', '440300', '440100']],
];
const keepers = ['planner', 'xu'];

/** Gives planners of the demonstration their lists of cities; who keeps any already is left alone. */
export async function seedCityLines({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'user_name'])
    .where('user_name', 'in', keepers)
    .where('is_demo', '=', true)
    .where((user) =>
      user.not(
        user.exists(
          user.selectFrom('city_line').select('line_id').whereRef('city_line.owner_id', '=', 'app_user.id'),
        ),
      ),
    )
    .execute();
  const at = now().toISOString();
  await insertRows(
    db,
    'city_line',
    'line_id uuid, owner_id uuid, name text, city_codes text[], created_at timestamptz, updated_at timestamptz',
    users.flatMap((user) =>
      lists.map(([name, cityCodes]) => ({
        line_id: stableId('city-line', user.user_name, name),
        owner_id: user.id,
        name,
        city_codes: cityCodes,
        created_at: at,
        updated_at: at,
      })),
    ),
  );
}
