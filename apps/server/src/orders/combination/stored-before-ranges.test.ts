import { exampleBrief, exampleEvaluation } from '@ooh/contract/domain/combination-example';
import { expect, test } from 'vitest';
import { jsonb, sql } from '../../platform/storage/postgres/database.ts';
import { up as rangeOfMixes } from '../../platform/storage/postgres/migrations/0128-range-of-mixes.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const { reachShareRange: _range, ...evaluationBefore } = exampleEvaluation;

test('combinations and proposals that were stored before there were ranges say that none is known', async () => {
  const { db, now } = service.context;
  const { planner } = service.userIds;
  await sql`insert into combination (owner_id, organisation_id, name, kind, brief, city_codes, medium_ids, lots,
      evaluation, is_shared, version, created_at, updated_at)
    select id, organisation_id, '旧组合', 'target', ${jsonb(exampleBrief)}, '{440300}', '{1}', '[]',
      ${jsonb(evaluationBefore)}, false, 1, ${now()}, ${now()} from app_user where id = ${planner}`.execute(
    db,
  );
  const proposals = [1, 2].map((place) => ({ place, evaluation: evaluationBefore }));
  for (const [place, result] of [{ proposals }, { proposals: [] }, null].entries())
    await sql`insert into combination_proposal (owner_id, job_id, brief, state, result, created_at)
      values (${planner}, ${crypto.randomUUID()}, ${jsonb(exampleBrief)}, 'proved', ${jsonb(result)}, ${new Date(place)})`.execute(
      db,
    );
  await rangeOfMixes(db as unknown as Parameters<typeof rangeOfMixes>[0]);
  const kept = await db.selectFrom('combination').select('evaluation').executeTakeFirstOrThrow();
  expect(kept.evaluation).toEqual({ ...exampleEvaluation, reachShareRange: null });
  const found = await db.selectFrom('combination_proposal').select('result').orderBy('created_at').execute();
  const expected = proposals.map(({ place, evaluation }) => ({
    place,
    evaluation: { ...evaluation, reachShareRange: null },
  }));
  expect(found.map(({ result }) => result?.proposals ?? null)).toEqual([expected, [], null]);
});
