import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { busLineCsv, testLine } from '../../testing/bus-line-files.ts';
import { csvFile, importFile } from '../../testing/import-file.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';
import { holdReleases, outdatedReason } from './restore-plans.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode);
  // Lines of a demonstration would make way for the first file.
  await service.context.db.updateTable('data_release').set({ is_demo: false }).execute();
});

const as = { as: 'admin' } as const;
const stateOf = async (planId: string) => {
  const { row } = await service.body('ai-option-mode/getBasePlanDetail', { planId });
  return [row.state, row.stateReason];
};
const undo = (releaseId: string | null) =>
  service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, as);
const add = (name: string, fileName: string) =>
  importFile(service, csvFile(busLineCsv(testLine(name)), fileName), { mode: 'merge' });
const deliveryOf = (planId: string) =>
  service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });

test('a plan is marked when its lines change, and is good again once the data are those that it was computed from', async () => {
  const plan = await computedPlan(service, { name: '撤销后恢复' });
  const first = await add('801路', '一月.csv');
  expect(await stateOf(plan.planId)).toEqual(['stale', '深圳市公交线路有新版本']);
  const second = await add('802路', '二月.csv');
  await undo(second.session.releaseId);
  expect((await stateOf(plan.planId))[0]).toBe('stale');
  await undo(first.session.releaseId);
  expect(await stateOf(plan.planId)).toEqual(['ready', null]);
});

test('an edit by hand leaves the mark, whatever is undone afterwards', async () => {
  const plan = await computedPlan(service, { name: '手工修改' });
  const { rows } = await service.body('v1/bus-lines', { cityCode }, as);
  const { lineId, level } = rows[0];
  await service.body('v1/bus-lines/{lineId}', { lineId, level: level === 'A' ? 'A+' : 'A' }, as);
  const added = await add('803路', '三月.csv');
  await undo(added.session.releaseId);
  expect(await stateOf(plan.planId)).toEqual(['stale', '深圳市公交线路已修改']);
});

test('a plan names every file that its lines come from, and a release all that it rests on', async () => {
  const first = await add('804路', '四月.csv');
  const second = await add('805路', '五月.csv');
  const plan = await computedPlan(service, { name: '来源齐全' });
  const { evaluation } = await deliveryOf(plan.planId);
  for (const name of ['四月.csv', '五月.csv']) expect(evaluation!.basis.source).toContain(name);
  const { rows } = await service.body('v1/data-releases', { kind: 'bus-lines', cityCode }, as);
  const current = rows.find(({ releaseId }) => releaseId === second.session.releaseId)!;
  expect(current.restsOn.at(-1)).toMatchObject({ fileName: '四月.csv' });
  expect(current.restsOn.length).toBeGreaterThanOrEqual(2);
  await undo(second.session.releaseId);
  expect(await stateOf(plan.planId)).toEqual(['stale', '深圳市公交线路已撤销']);
  const { evaluation: now } = await deliveryOf(plan.planId);
  if (now !== null) expect(now.basis.source).not.toContain('五月.csv');
  await undo(first.session.releaseId);
});

test('a line of a plan that is no longer in the network is named by its name', async () => {
  await add('806路', '六月.csv');
  const { rows } = await service.body('v1/bus-lines', { cityCode, keyword: '806路' }, as);
  const plan = await computedPlan(service, { name: '线路撤销' });
  const { delivery } = await deliveryOf(plan.planId);
  const [some] = delivery.lines;
  const withIt = {
    lines: [
      ...delivery.lines.filter(({ lineId }) => lineId !== rows[0].lineId),
      { ...some, lineId: rows[0].lineId },
    ],
  };
  await importFile(service, csvFile('线路名称\n806路\n'), { mode: 'delete' });
  const { envelope } = await service.call('v1/bus-plan/evaluate', {
    planId: plan.planId,
    cityCode,
    delivery: withIt,
  });
  expect(envelope).toMatchObject({
    code: '10',
    message: expect.stringMatching(/第 \d+ 行：806路 不在现行线网中，请移除或改选其他线路/),
  });
});

test('a plan whose lines change while it is computed is out of date from its first moment', async () => {
  const plan = await computedPlan(service, { name: '计算期间有新版本' });
  const asComputed = () =>
    service.context.db.transaction().execute(async (transaction) => {
      await holdReleases(transaction, [cityCode]);
      return outdatedReason(transaction, { planId: plan.planId, isBus: true });
    });
  expect(await asComputed()).toBeNull();
  const added = await add('807路', '七月.csv');
  expect(await asComputed()).toBe('深圳市公交线路有新版本');
  await undo(added.session.releaseId);
  expect(await asComputed()).toBeNull();
});
