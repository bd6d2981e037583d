import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { busLineCsv, testLine } from '../../testing/bus-line-files.ts';
import { csvFile, jobEnd } from '../../testing/import-file.ts';
import { computePlan, newPlan } from '../../testing/seeded-plan.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService({ keyRequestsPerMinute: 1000 });
const admin = { as: 'admin' } as const;
const [cityCode, other] = ['440300', '310100'];
const rounds = 6;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode);
  const drawn = drawCity(other, { persons: 2000, lines: 6, seed: 2 });
  const lines = drawn.lines.map((line) => ({ ...line, lineId: `other-${line.lineId}` }));
  await publishLines(service.context, other, lines);
  await publishPanel(service.context, other, drawn.panel);
  // Lines of a demonstration would make way for the first file.
  await service.context.db.updateTable('data_release').set({ is_demo: false }).execute();
});

/** What the planner's calls took, ms, and how they were answered. */
const took: number[] = [];
const statuses = new Set<number>();
const timed: typeof service.call = async (...call) => {
  const from = performance.now();
  const answer = await service.call(...call);
  took.push(performance.now() - from);
  statuses.add(answer.status);
  expect(answer.envelope.message, call[0]).toBe('成功');
  return answer;
};

async function planOf(cities: string[], name: string) {
  const plan = await newPlan(service, { name, cityCodes: cities });
  const job = await computePlan(service, plan);
  expect([name, job.state, job.message]).toEqual([name, 'done', null]);
  await timed('ai-option-mode/list', {});
  await timed('ai-option-mode/getBasePlanDetail', { planId: plan.planId });
  await timed('bus-plan/v1/getCityList', { planId: plan.planId });
  const delivered = await timed('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId: plan.planId,
    cityCode: cities[0],
  });
  return { planId: plan.planId, name, delivered: delivered.envelope.body! };
}

/** The release of lines that each plan of the city was computed from. */
async function lineReleases(): Promise<Map<string, string | null>> {
  const rows = await service.context.db
    .selectFrom('bus_plan_city')
    .select(['plan_id', 'line_release_id'])
    .where('city_code', '=', cityCode)
    .execute();
  return new Map(rows.map(({ plan_id, line_release_id }) => [plan_id, line_release_id]));
}

const stateOf = async (planId: string) =>
  (await service.body('ai-option-mode/getBasePlanDetail', { planId })).row.state;

test('plans are computed while a key imports, each from one version of its lines; a revoked key imports no more', async ({
  annotate,
}) => {
  const { key, secret } = await service.body(
    'v1/api-keys/create',
    { name: '线网同步', kinds: ['bus-lines'], cityCodes: [cityCode], days: 1 },
    admin,
  );
  const submit = (round: number) =>
    service.upload(
      'v1/imports/submit',
      { kind: 'bus-lines', cityCode, mode: 'merge', source: `第 ${round} 轮` },
      csvFile(busLineCsv(testLine(`9${round}路`)), `第${round}轮.csv`),
      { as: { token: secret } },
    );
  const seen = new Set<string>();
  const importing = { isOver: false };
  const imports = async () => {
    for (let round = 1; round <= rounds; round++) {
      const { status, envelope } = await submit(round);
      statuses.add(status);
      expect((await jobEnd(service, envelope.body!.jobId)).message).toBeNull();
    }
    importing.isOver = true;
  };
  const planning = async (cities: string[], name: string) => {
    const plans: Awaited<ReturnType<typeof planOf>>[] = [];
    // Planned as long as anything is imported, and at least twice.
    while (!importing.isOver || plans.length < 2) plans.push(await planOf(cities, `${name} ${plans.length}`));
    return plans;
  };
  const [, here, there] = await Promise.all([
    imports(),
    planning([cityCode], '同城'),
    planning([other], '他城'),
  ]);
  expect([...statuses]).toEqual([200]);
  took.sort((a, b) => a - b);
  await annotate(
    `${rounds} imports beside ${here.length + there.length} plans; ${took.length} calls, p95 ${Math.round(took[Math.floor(took.length * 0.95)])} ms`,
  );

  for (const { planId, delivered } of there) {
    expect(delivered.evaluation!.basis.source).not.toContain('轮');
    expect(await stateOf(planId)).toBe('ready');
  }

  await service.body('v1/api-keys/{keyId}/revoke', { keyId: key.keyId }, admin);
  const refused = await submit(rounds + 1);
  expect([refused.status, refused.envelope.body ?? null]).toEqual([403, null]);
  const after = await service.body('v1/data-releases', { kind: 'bus-lines', cityCode }, admin);
  expect(after.rows).toHaveLength(rounds + 1);

  // Each plan was computed from one release. With that one in force again it is good, and its figures are what they were.
  const inOrder = after.rows.toReversed();
  const files = inOrder.slice(1).map(({ fileName }) => fileName!);
  const computedFrom = await lineReleases();
  for (let last = rounds; last >= 0; last--) {
    const { releaseId, releaseNo } = inOrder[last];
    for (const { planId, delivered } of here) {
      const isOfThis = computedFrom.get(planId) === releaseId;
      expect(await stateOf(planId)).toBe(isOfThis ? 'ready' : 'stale');
      if (!isOfThis) continue;
      const { delivery, certificate } = delivered;
      const evaluation = await service.body('v1/bus-plan/evaluate', { planId, cityCode, delivery });
      expect(evaluation.basis.dataReleases).toContainEqual({ kind: 'bus-lines', releaseNo });
      expect(files.filter((name) => evaluation.basis.source.includes(name))).toEqual(files.slice(0, last));
      expect(evaluation.reach.value).toBeCloseTo(certificate!.value, 6);
      seen.add(planId);
    }
    if (last > 0) await service.body('v1/data-releases/{releaseId}/undo', { releaseId }, admin);
  }
  expect(seen.size).toBe(here.length);
});
