import { cellToBigInt } from '@ooh/geo/h3-cell';
import { poissonAtLeast } from '@ooh/measurement/poisson';
import { expect, test } from 'vitest';
import { handRates } from '../../testing/hand-rates.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { cellsOfArea } from '../../city-data/place/place-cells.ts';
import { polygonFrom } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { idHash, personIds } from './panel-identity.ts';
import { packWorld, type PackRule, women } from '../../testing/pack-world.ts';

const worldOf = packWorld();

/** A square around the middle of the city. */
const square = (meters: number): [number, number][] => {
  const { city } = worldOf();
  const [dLat, dLng] = [meters / 111_195, meters / (111_195 * Math.cos((city.centre.lat * Math.PI) / 180))];
  const { lng, lat } = city.centre;
  return [
    [lng - dLng, lat - dLat],
    [lng + dLng, lat - dLat],
    [lng + dLng, lat + dLat],
    [lng - dLng, lat + dLat],
  ];
};

test('a pack of labels and visits holds the persons that counting by hand finds', async () => {
  const { service, city, computed, membersOf, isWoman, ids } = worldOf();
  const ring = square(500);
  const { packId, job } = await computed({
    parts: [
      { kind: 'labels', targetAudience: women },
      { kind: 'place', join: 'and', rings: [ring], leastDays: 3, leastMinutes: 20 },
    ],
  });
  expect(job.state).toBe('done');
  const inside = new Set(
    cellsOfArea(polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)))).map(cellToBigInt),
  );
  expect(inside.size).toBeGreaterThan(3);
  const days = new Map<number, number>();
  for (const { person, cell, dayMask, minutes } of city.panel.visits)
    if (inside.has(cell) && minutes >= 20) days.set(person, (days.get(person) ?? 0) | dayMask);
  const count = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  const expected = ids().filter((p) => isWoman(p) && count(days.get(p) ?? 0) >= 3);
  expect(expected.length).toBeGreaterThan(50);
  expect(await membersOf(packId)).toEqual(expected);
  const { row, cities } = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  const people = expected.reduce((sum, p) => sum + city.panel.persons[p].weight, 0);
  expect(row).toMatchObject({
    state: 'ready',
    category: 'mixed',
    summary: expect.stringContaining('每周到访'),
  });
  expect(row.persons.value).toBeCloseTo(people, 6);
  expect(cities[0].persons).toEqual(row.persons);
});

test('a pack of a plan holds those whose chance of so many contacts is large enough', async () => {
  const { cityCode, service, city, membersOf, ids } = worldOf();
  const plan = await computedPlan(service, { targetAudience: {} });
  const { delivery } = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId: plan.planId,
    cityCode,
  });
  const made = await service.body('mediaOrder/createMediaTaCrowdPack', {
    planIds: [plan.planId],
    name: '触达人群',
    leastContacts: 2,
    leastChance: 0.6,
  });
  const job = await jobEnd(service, made.jobId, 'planner');
  const mean = new Float64Array(city.panel.persons.length);
  for (const item of delivery.lines) {
    const rates = handRates(
      city.panel,
      city.lines.find(({ lineId }) => lineId === item.lineId)!,
    );
    for (const [p, rate] of [...rates].entries()) mean[p] += rate * item.vehicles * 28;
  }
  const expected = ids().filter((p) => poissonAtLeast(mean[p], 2) >= 0.6);
  const rest = ids().length - expected.length;
  expect(job.state).toBe(expected.length >= 50 && (rest === 0 || rest >= 50) ? 'done' : 'failed');
  if (job.state === 'done') {
    const found = await membersOf(made.packId);
    // The engine keeps rates in 32 bits: only persons at the very edge may differ.
    const differing = [
      ...found.filter((p) => !expected.includes(p)),
      ...expected.filter((p) => !found.includes(p)),
    ];
    for (const p of differing) expect(poissonAtLeast(mean[p], 2)).toBeCloseTo(0.6, 3);
  }
  const linked = await service.body('mediaOrder/getPackDataListByPlanIds', { planIds: [plan.planId] });
  expect(linked.map(({ packId }) => packId)).toEqual([made.packId]);
});

test('uploaded hashes match their persons, twice the same once, and leave no trace but bits', async () => {
  const { cityCode, service, stranger, computed, membersOf, isWoman, ids } = worldOf();
  const wanted = ids().filter((p) => p % 3 === 0);
  const hashes = wanted.flatMap((p, at) => [idHash(personIds(cityCode, p)[at % 2])]);
  const lines = ['sha256', ...hashes, hashes[0].toUpperCase(), 'not a hash', idHash('13800000000')];
  const { envelope } = await service.upload(
    'v1/crowd-packs/uploads',
    { cityCode },
    { fileName: '会员.csv', bytes: Buffer.from(lines.join('\n')) },
  );
  const upload = envelope.body!;
  expect(upload).toMatchObject({ ids: wanted.length + 1, matched: wanted.length, refusedRows: 1 });
  expect(upload.matchRate).toBeCloseTo(wanted.length / (wanted.length + 1), 9);
  expect(JSON.stringify(upload)).not.toContain('not a hash');
  const { packId, job } = await computed({
    parts: [
      { kind: 'upload', uploadId: upload.uploadId },
      { kind: 'labels', join: 'minus', targetAudience: women },
    ],
  });
  expect(job.state).toBe('done');
  expect(await membersOf(packId)).toEqual(wanted.filter((p) => !isWoman(p)));
  const rows = await service.context.db.selectFrom('crowd_pack_upload').selectAll().execute();
  expect(JSON.stringify(rows.map(({ members: _members, ...row }) => row))).not.toContain(hashes[0]);
  const foreign = {
    name: '别人的',
    cityCodes: [cityCode],
    rule: { parts: [{ kind: 'upload' as const, uploadId: upload.uploadId }] },
  };
  expectFailure(await service.call('v1/crowd-packs', foreign, { as: stranger }), 'notFound');
});

test('the estimate says what the stored pack will say', async () => {
  const { cityCode, service, city, computed, isWoman } = worldOf();
  const rule: PackRule = { parts: [{ kind: 'labels', targetAudience: women }] };
  const estimate = await service.body('v1/crowd-packs/estimate', { cityCodes: [cityCode], rule });
  const { packId } = await computed(rule);
  const { row, portrait, isPlannable } = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', {
    id: packId,
  });
  expect(estimate.persons).toEqual(row.persons);
  expect(estimate.summary).toBe(row.summary);
  expect(isPlannable).toBe(true);
  const everyone = city.panel.persons;
  const carrying = (label: number, of: typeof everyone) =>
    of.filter(({ labels }) => labels.includes(label)).reduce((sum, { weight }) => sum + weight, 0) /
    of.reduce((sum, { weight }) => sum + weight, 0);
  const owner = portrait.flatMap(({ labels }) => labels).find(({ labelId }) => labelId === 511)!;
  const inside = everyone.filter(({ person }) => isWoman(person));
  expect(owner.share.value).toBeCloseTo(carrying(511, inside), 9);
  expect(owner.tgi).toBeCloseTo((100 * carrying(511, inside)) / carrying(511, everyone), 6);
  const contradicted = portrait
    .flatMap(({ labels }) => labels)
    .filter(({ isContradicted }) => isContradicted);
  expect(contradicted.map(({ name, share }) => [name, share.suppressed])).toEqual([['男性', true]]);
  const file = await service.call('v1/crowd-packs/{packId}/export', { packId });
  expect(file.status).toBe(200);
  expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a pack that describes too few people is not kept, nor is one that leaves too few over', async () => {
  const { cityCode, service, city, computed } = worldOf();
  const tiny = {
    groups: [
      {
        conditions: [
          { labelIds: [115] },
          { join: 'and' as const, labelIds: [102] },
          { join: 'and' as const, labelIds: [325] },
          { join: 'and' as const, labelIds: [416] },
        ],
      },
    ],
  };
  const { job, packId } = await computed({ parts: [{ kind: 'labels', targetAudience: tiny }] });
  expect(job.state).toBe('failed');
  const { row, cities } = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', { id: packId });
  expect(row).toMatchObject({ state: 'failed', stateReason: expect.stringContaining('样本不足') });
  expect(row.persons.value).toBeNull();
  expect(cities).toEqual([]);
  const but = await service.body('v1/crowd-packs/estimate', {
    cityCodes: [cityCode],
    rule: {
      parts: [
        { kind: 'labels', targetAudience: {} },
        { kind: 'labels', join: 'minus', targetAudience: tiny },
      ],
    },
  });
  const few = city.panel.persons.filter(({ labels }) =>
    [115, 102, 325, 416].every((one) => labels.includes(one)),
  ).length;
  expect(but.persons.suppressed).toBe(few > 0 && few < 50);
});
