import { sql } from '../../storage/postgres/database.ts';
import type { Handler } from '../handler.ts';

/** Crowd packs come from plans: every plan with an audience rule has one. */
export const getPackCategory: Handler<'common/getPackCategory'> = async (context, _input, request) => {
  const { user } = request;
  const row = await context.db
    .selectFrom('smart_plan')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_archived', '=', false)
    .where(sql<boolean>`jsonb_array_length(brief -> 'targetAudience' -> 'groups') > 0`)
    .$if(user.organisationKind !== 'platform', (query) =>
      query.where('organisation_id', '=', user.organisationId),
    )
    .executeTakeFirstOrThrow();
  return [{ category: 'plan', label: '方案生成', count: row.count }];
};
