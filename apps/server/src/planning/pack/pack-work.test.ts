import { expect, test } from 'vitest';
import { packWorld, women, type PackRule } from '../../testing/pack-world.ts';
import { newPlan } from '../../testing/seeded-plan.ts';
import { expectFailure } from '../../testing/test-service.ts';

const worldOf = packWorld();
const cityCodes = ['440300'];
const youth = { groups: [{ conditions: [{ labelIds: [112, 113] }] }] };
const labels = (targetAudience: typeof women): PackRule => ({ parts: [{ kind: 'labels', targetAudience }] });

test('packs are compared on the same persons: sizes, overlap and union as counted one by one', async () => {
  const { service, city, computed, stranger } = worldOf();
  const [a, b] = [await computed(labels(women)), await computed(labels(youth))];
  const packIds = [a.packId, b.packId];
  const compared = await service.body('v1/crowd-packs/compare', { packIds });
  const holds = (p: number, ids: readonly number[]) =>
    city.panel.persons[p].labels.some((label) => ids.includes(label));
  const weigh = (of: (p: number) => boolean) =>
    city.panel.persons.reduce((sum, { person, weight }) => sum + (of(person) ? weight : 0), 0);
  const isWoman = (p: number) => holds(p, [102]);
  const isYoung = (p: number) => holds(p, [112, 113]);
  expect(compared.packs.map(({ persons }) => persons.value)).toEqual([
    expect.closeTo(weigh(isWoman), 6),
    expect.closeTo(weigh(isYoung), 6),
  ]);
  expect(compared.overlaps).toHaveLength(1);
  expect(compared.overlaps[0].persons.value).toBeCloseTo(
    weigh((p) => isWoman(p) && isYoung(p)),
    6,
  );
  expect(compared.union.value).toBeCloseTo(
    weigh((p) => isWoman(p) || isYoung(p)),
    6,
  );
  const withSystem = await service.body('v1/crowd-packs/compare', { packIds: [a.packId, 'system-students'] });
  expect(withSystem.packs[1].name).toBe('学生人群');
  const foreign = await service.call('v1/crowd-packs/compare', { packIds }, { as: stranger });
  expectFailure(foreign, 'notFound');
});

test('an overlap that leaves too few of a pack over is withheld', async () => {
  const { service, city, computed } = worldOf();
  const whole = await computed(labels(women));
  const rare = city.panel.persons.filter(({ labels: own }) => own.includes(102));
  const label = [...new Set(rare.flatMap((person) => person.labels))].find((id) => {
    const count = rare.filter((person) => person.labels.includes(id)).length;
    return count > 0 && count < 50;
  });
  expect(label).toBeDefined();
  const without = {
    groups: [{ conditions: [{ labelIds: [102] }, { join: 'minus' as const, labelIds: [label!] }] }],
  };
  const nearly = await computed({ parts: [{ kind: 'labels', targetAudience: without }] });
  const compared = await service.body('v1/crowd-packs/compare', { packIds: [whole.packId, nearly.packId] });
  expect(compared.overlaps[0]).toMatchObject({ persons: { suppressed: true }, shareOfSmallest: null });
});

test('the steps of an estimate end at the rule, and each is what the rule so far finds', async () => {
  const { service } = worldOf();
  const rule: PackRule = {
    parts: [
      { kind: 'labels', targetAudience: women },
      { kind: 'labels', join: 'minus', targetAudience: youth },
    ],
  };
  const whole = await service.body('v1/crowd-packs/estimate', { cityCodes, rule });
  const first = await service.body('v1/crowd-packs/estimate', {
    cityCodes,
    rule: { parts: rule.parts.slice(0, 1) },
  });
  const [ofWomen, ofYouth] = whole.steps;
  expect(whole.steps.map(({ text }) => text)).toEqual(['女性', '差 (18–24岁 或 25–35岁)']);
  expect(ofWomen.personsSoFar).toEqual(first.persons);
  expect(ofYouth.personsSoFar).toEqual(whole.persons);
  const alone = await service.body('v1/crowd-packs/estimate', { cityCodes, rule: labels(youth) });
  expect(ofYouth.persons).toEqual(alone.persons);
});

test('a pack lies in a folder, has an end and a history, and is archived only while nothing rests on it', async () => {
  const { service, computed } = worldOf();
  const made = await computed(labels(women), { name: '会员', folder: '会员运营', validUntil: '2099-12-31' });
  const { packId } = made;
  const list = (over: object) => service.body('mediaOrder/getAllCrowdPackData', { keyword: '会员', ...over });
  const inFolder = await list({ folder: '会员运营' });
  expect(inFolder.rows[0]).toMatchObject({ packId, folder: '会员运营', validUntil: '2099-12-31' });
  expect(inFolder.folders).toEqual([{ name: '会员运营', count: 1 }]);
  const { planId } = await newPlan(service, { targetAudience: { groups: [], packId } });
  const [overview] = await service.body('v1/crowd-packs/overview', { packIds: [packId] });
  expect(overview.usedBy).toMatchObject([{ of: 'plan', id: planId }]);
  expect(overview.tgiTop3.map(({ name }) => name)).not.toContain('男性');
  const archive = (version: number) =>
    service.call('v1/crowd-packs/{packId}', { packId, version, isArchived: true });
  const used = await archive(made.version);
  expectFailure(used, 'refused');
  expect(used.envelope.message).toMatch(/被 1 个方案引用，不能归档：ZX/);
  await service.context.db.deleteFrom('smart_plan').where('plan_id', '=', planId).execute();
  const { version } = (await archive(made.version)).envelope.body!;
  expect((await list({})).rows).toEqual([]);
  expect((await list({ isArchived: 'true' })).rows[0]?.packId).toBe(packId);
  const asAudience = { cityCodes, targetAudience: { groups: [], packId } };
  expectFailure(await service.call('v1/crowd/estimate', asAudience), 'refused');
  await service.body('v1/crowd-packs/{packId}', {
    packId,
    version,
    isArchived: false,
    validUntil: '2020-01-01',
  });
  expect((await list({ state: 'expired' })).rows[0]).toMatchObject({ packId, state: 'expired' });
  const over = await service.call('v1/crowd/estimate', asAudience);
  expectFailure(over, 'refused');
  expect(over.envelope.message).toContain('2020-01-01');
  const history = await service.body('v1/crowd-packs/{packId}/history', { packId });
  expect(history.map(({ kind }) => kind).toSorted()).toEqual(
    ['archived', 'computed', 'created', 'restored', 'validity'].toSorted(),
  );
});
