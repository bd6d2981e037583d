import { systemCrowds } from '@ooh/contract/domain/system-crowds';
import { expect, test } from 'vitest';
import { isKnownLabel } from '../../reference/label/label-tree.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { packWorld, women, type PackRule } from '../../testing/pack-world.ts';
import { briefOf, computePlan, newPlan } from '../../testing/seeded-plan.ts';
import { expectFailure } from '../../testing/test-service.ts';

const worldOf = packWorld();
const cityCodes = ['440300'];
const rule: PackRule = { parts: [{ kind: 'labels', targetAudience: women }] };
const asPack = (packId: string) => ({ groups: [], packId });

test('a pack is the same people in estimate, list, detail, city perspective, plan and as its own rule', async () => {
  const { service, computed, cityCode } = worldOf();
  const { packId } = await computed(rule, { name: '女性人群' });
  const estimate = await service.body('v1/crowd-packs/estimate', { cityCodes, rule });
  const listed = await service.body('mediaOrder/getAllCrowdPackData', { keyword: '女性人群' });
  const detail = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  const crowd = await service.body('v1/crowd/estimate', { cityCodes, targetAudience: asPack(packId) });
  const ofRule = await service.body('v1/crowd/estimate', { cityCodes, targetAudience: women });
  const rail = await service.body('city-perspective/taIntelligenceCityMapData', {
    cityCode,
    targetAudience: asPack(packId),
    role: 'residents',
  });
  expect(crowd.sentence).toBe('人群包「女性人群」');
  expect(rail.sentence).toBe('人群包「女性人群」');
  for (const persons of [listed.rows[0]?.persons, detail.row.persons, crowd.persons, ofRule.persons])
    expect(persons).toEqual(estimate.persons);
  expect(rail.taPersons.value).toBeCloseTo(estimate.persons.value!, 6);
  const figures = async (targetAudience: ReturnType<typeof briefOf>['targetAudience']) => {
    const plan = await newPlan(service, { targetAudience });
    expect((await computePlan(service, plan)).state).toBe('done');
    const { planId } = plan;
    return service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
  };
  const [ofPack, ofLabels] = [await figures(asPack(packId)), await figures(women)];
  expect(ofPack.evaluation).toEqual(ofLabels.evaluation);
  expect(ofPack.delivery).toEqual(ofLabels.delivery);
});

test('unknown, foreign and unready packs are no audience, whatever name is sent with them', async () => {
  const { service, computed, stranger } = worldOf();
  const { packId } = await computed(rule);
  const ask = (targetAudience: object, as?: { token: string }) =>
    service.call('v1/crowd/estimate', { cityCodes, targetAudience }, as === undefined ? {} : { as });
  const unknown = await ask(asPack('00000000-0000-4000-8000-000000000000'));
  expectFailure(unknown, 'notFound');
  expect((await ask(asPack(packId), stranger)).envelope).toEqual(unknown.envelope);
  for (const id of ['system-nobody', '*', "' or 1=1 --"])
    expect((await ask(asPack(id))).envelope).toEqual(unknown.envelope);
  const named = await ask({ ...asPack(packId), packName: '别的名字', packEdition: 99 });
  expect(named.envelope.body?.sentence).toBe('人群包「测试包」');
  expectFailure(await ask({ ...women, packId }), 'invalid');
  await service.context.db
    .updateTable('crowd_pack')
    .set({ state: 'expired' })
    .where('pack_id', '=', packId)
    .execute();
  const expired = await ask(asPack(packId));
  expectFailure(expired, 'refused');
  expect(expired.envelope.message).toContain('请重新计算');
});

test('a pack of another city is no audience of a plan here, and an estimate leaves the city out', async () => {
  const { service, computed } = worldOf();
  const { packId } = await computed(rule);
  const brief = briefOf({ cityCodes: ['440300', '310100'], targetAudience: asPack(packId) });
  const refused = await service.call('ai-option-mode/insert', { brief });
  expectFailure(refused, 'invalid');
  expect(refused.envelope.message).toContain('不含上海市');
  const estimate = await service.body('v1/crowd/estimate', {
    cityCodes: ['440300', '310100'],
    targetAudience: asPack(packId),
  });
  expect(estimate.cities.map(({ cityCode }) => cityCode)).toEqual(['440300']);
  expect(estimate.citiesWithoutPanel).toEqual(['上海市']);
});

test('what a pack rests on cannot be deleted while it is used; other persons make plans stale', async () => {
  const { service, computed } = worldOf();
  const { packId, version } = await computed(rule, { name: '在用' });
  const plan = await newPlan(service, { targetAudience: asPack(packId) });
  await computePlan(service, plan);
  const removal = await service.call('v1/crowd-packs/{packId}/remove', { packId, version });
  expectFailure(removal, 'refused');
  expect(removal.envelope.message).toContain('1 个方案');
  const renamed = await service.body('v1/crowd-packs/{packId}', { packId, version, name: '新名字' });
  const again = async (at: number) => {
    const { jobId, ...answer } = await service.body('v1/crowd-packs/{packId}/recompute', {
      packId,
      version: at,
    });
    await jobEnd(service, jobId, 'planner');
    const { planId } = plan;
    const { state, brief } = await service.context.db
      .selectFrom('smart_plan')
      .select(['state', 'brief'])
      .where('plan_id', '=', planId)
      .executeTakeFirstOrThrow();
    return { ...answer, state, audience: brief.targetAudience };
  };
  const same = await again(renamed.version);
  expect(same).toMatchObject({ state: 'ready', audience: { packName: '新名字', packEdition: 1 } });
  const men: PackRule = {
    parts: [{ kind: 'labels', targetAudience: { groups: [{ conditions: [{ labelIds: [101] }] }] } }],
  };
  await service.context.db
    .updateTable('crowd_pack')
    .set({ rule: JSON.stringify(men) })
    .where('pack_id', '=', packId)
    .execute();
  expect(await again(same.version)).toMatchObject({ state: 'stale', audience: { packEdition: 2 } });
});

test('crowds of the platform are rules over known labels that everybody reads', async () => {
  const { service, stranger } = worldOf();
  const labels = systemCrowds.flatMap(({ groups }) =>
    groups.flatMap(({ conditions }) => conditions.flatMap(({ labelIds }) => labelIds)),
  );
  expect(labels.filter((label) => !isKnownLabel(label))).toEqual([]);
  expect(new Set(systemCrowds.map(({ packId }) => packId)).size).toBe(12);
  const choices = await service.body('v1/crowd-packs/choices', {}, { as: stranger });
  expect(choices.map(({ packId }) => packId)).toEqual(systemCrowds.map(({ packId }) => packId));
  for (const { packId, groups } of systemCrowds) {
    const [ofPack, ofRule] = await Promise.all(
      [asPack(packId), { groups: [...groups] }].map((targetAudience) =>
        service.body('v1/crowd/estimate', { cityCodes, targetAudience }, { as: stranger }),
      ),
    );
    expect(ofPack.persons).toEqual(ofRule.persons);
  }
});
