import type { Basis } from '@ooh/contract/domain/figure';
import { expect, test } from 'vitest';
import { jobEnd } from '../../testing/import-file.ts';
import { newPlan, signInAs } from '../../testing/seeded-plan.ts';
import { drawPanel } from '../../testing/small-panel.ts';
import { publishPanel } from '../../testing/small-city.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { packWorld, type PackRule, women } from '../../testing/pack-world.ts';

const worldOf = packWorld();

test('a form sent twice at once is one pack', async () => {
  const { service, make } = worldOf();
  const requestKey = crypto.randomUUID();
  const rule: PackRule = { parts: [{ kind: 'labels', targetAudience: women }] };
  const sent = await Promise.all(Array.from({ length: 6 }, () => make(rule, { requestKey })));
  expect(new Set(sent.map(({ packId }) => packId)).size).toBe(1);
  await jobEnd(service, sent[0].jobId, 'planner');
});

test('two editors of one version: one wins, the other gets a conflict', async () => {
  const { service, computed, membersOf } = worldOf();
  const { packId, version } = await computed({ parts: [{ kind: 'labels', targetAudience: women }] });
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((name) => service.call('v1/crowd-packs/{packId}', { packId, version, name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expectFailure(await service.call('v1/crowd-packs/{packId}/remove', { packId, version }), 'conflict');
  const copy = await service.body('v1/crowd-packs/{packId}/copy', { packId, name: '副本' });
  await jobEnd(service, copy.jobId, 'planner');
  expect(await membersOf(copy.packId)).toEqual(await membersOf(packId));
});

test('a pack that another names cannot be deleted before it', async () => {
  const { service, computed, membersOf, isWoman, ids } = worldOf();
  const base = await computed({ parts: [{ kind: 'labels', targetAudience: women }] });
  const twice = await computed({
    parts: [
      { kind: 'labels', targetAudience: {} },
      { kind: 'pack', join: 'minus', packId: base.packId },
    ],
  });
  expect(await membersOf(twice.packId)).toEqual(ids().filter((p) => !isWoman(p)));
  expectFailure(
    await service.call('v1/crowd-packs/{packId}/remove', { packId: base.packId, version: 1 }),
    'refused',
  );
  await service.body('v1/crowd-packs/{packId}/remove', { packId: twice.packId, version: 1 });
  await service.body('v1/crowd-packs/{packId}/remove', { packId: base.packId, version: 1 });
  expectFailure(
    await service.call('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: base.packId }),
    'notFound',
  );
});

test('foreign, ungranted and unknown packs give the same error, and one foreign plan refuses the whole rule', async () => {
  const { service, stranger, computed } = worldOf();
  const { packId } = await computed({ parts: [{ kind: 'labels', targetAudience: women }] });
  const elsewhere = await signInAs(service, 'elsewhere', {
    smartMarketingData: {
      pageIsEnabled: true,
      numeracyTaData: {
        isEnabled: true,
        regionCodes: ['310100'],
        mediaIds: [0],
        mediaRegionData: [{ regionCodes: ['310100'], mediaIds: [0] }],
      },
    },
  });
  for (const as of [stranger, elsewhere]) {
    const unknown = await service.call(
      'mediaOrder/getByIdMediaTaCrowdPack/{id}',
      { id: '00000000-0000-4000-8000-000000000000' },
      { as },
    );
    expectFailure(unknown, 'notFound');
    for (const id of [packId, '*', 'ALL', "' or 1=1 --"]) {
      const answer = await service.call('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id }, { as });
      expect(answer.envelope).toEqual(unknown.envelope);
    }
    expect((await service.body('mediaOrder/getAllCrowdPackData', {}, { as })).total).toBe(0);
    const categories = await service.body('common/getPackCategory', {}, { as });
    expect(categories.every(({ count }) => count === 0)).toBe(true);
  }
  const mine = await newPlan(service);
  const theirs = await newPlan(service, {}, {}, { as: stranger });
  const before = (await service.body('mediaOrder/getAllCrowdPackData', {})).total;
  const both = { planIds: [mine.planId, theirs.planId], name: '混合' };
  expectFailure(await service.call('mediaOrder/createMediaTaCrowdPack', both), 'notFound');
  expect((await service.body('mediaOrder/getAllCrowdPackData', {})).total).toBe(before);
  const counts = await service.body('common/getPackCategory', {});
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(before);
});

test('a new panel makes packs expire, and recomputing restores them', async () => {
  const { cityCode, service, city, computed } = worldOf();
  const { packId, version } = await computed({ parts: [{ kind: 'labels', targetAudience: women }] });
  const releasesOf = ({ cities }: { cities: { basis: Basis }[] }) =>
    cities.map(({ basis }) => basis.dataReleases);
  const fresh = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  // Who has a label is known from the panel alone.
  expect(releasesOf(fresh)).toMatchObject([[{ kind: 'panel' }]]);
  await publishPanel(service.context, cityCode, drawPanel(city.centre, 900, 5), 'panel-2');
  const expired = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  expect(expired.row).toMatchObject({ state: 'expired', stateReason: expect.stringContaining('已更换') });
  expect(expired.portrait).toEqual([]);
  expect(releasesOf(expired)).toEqual(releasesOf(fresh));
  const again = await service.body('v1/crowd-packs/{packId}/recompute', { packId, version });
  expect((await jobEnd(service, again.jobId, 'planner')).state).toBe('done');
  const anew = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  expect(anew.row.state).toBe('ready');
  expect(releasesOf(anew)).not.toEqual(releasesOf(fresh));
});
