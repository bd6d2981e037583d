import { beforeAll, expect, test } from 'vitest';
import { idHash, personIds, type HashMethod } from '../pack/panel-identity.ts';
import { inflateMembers } from '../../measurement/crowd/member-bits.ts';
import { importFile, jobEnd } from '../../testing/import-file.ts';
import { publishPanel, seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { drawPanel } from '../../testing/small-panel.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const head = '人群包名称,哈希ID,哈希方式';
const service = startTestService();
let city: SmallCity;
beforeAll(async () => {
  city = await seedSmallCity(service.context, cityCode, { persons: 1200, lines: 6 });
});

const hashOf = (person: number, which: 0 | 1, method?: HashMethod) =>
  idHash(personIds(cityCode, person)[which], method);
const persons = (wanted: (p: number) => boolean) =>
  city.panel.persons.map(({ person }) => person).filter(wanted);
const run = (rows: readonly string[], isDryRun = false) =>
  importFile(
    service,
    { fileName: '会员.csv', bytes: Buffer.from([head, ...rows].join('\n')) },
    { kind: 'crowd-packs', isDryRun },
  );

async function packs() {
  const { rows } = await service.body('mediaOrder/getAllCrowdPackData', {}, { as: 'admin' });
  for (const { jobId } of rows) if (jobId !== null) await jobEnd(service, jobId);
  return (await service.body('mediaOrder/getAllCrowdPackData', {}, { as: 'admin' })).rows;
}

async function membersOf(packId: string): Promise<number[]> {
  const { members } = await service.context.db
    .selectFrom('crowd_pack_city')
    .select('members')
    .where('pack_id', '=', packId)
    .executeTakeFirstOrThrow();
  const bits = inflateMembers(members, city.panel.persons.length);
  return persons((p) => ((bits[p >> 3] >> (p & 7)) & 1) === 1);
}

const thirds = (p: number) => p % 3 === 0;
const fifths = (p: number) => p % 5 === 1;

test('a list becomes packs of the persons it names, once; undone as a whole; nothing of it stays', async () => {
  const rows = [
    ...persons(thirds).map((p) => `会员,${hashOf(p, 0).toUpperCase()},SHA-256`),
    ...persons(fifths).map((p) => `访客,${hashOf(p, 1, 'md5')},`),
    ...persons((p) => p < 20).map((p) => `过少,${hashOf(p, 0)},sha256`),
    `会员,${hashOf(0, 0)},`,
    '会员,13800138000,',
    `会员,${hashOf(1, 0, 'md5')},SHA-256`,
    `,${hashOf(2, 0)},`,
    `会员,${hashOf(2, 0)},凯撒`,
  ];
  const tried = await run(rows, true);
  expect(tried.session.report).toMatchObject({ counts: { packs: 2 }, isUnchanged: false });
  expect(await packs()).toEqual([]);

  const { session } = await run(rows);
  const { report } = session;
  expect(report).toMatchObject({ rowsRead: rows.length, rowsRefused: 5, isUnchanged: false });
  expect(report!.counts).toMatchObject({ packs: 2, duplicateRows: 1 });
  const at = persons(thirds).length + persons(fifths).length + 20;
  const errors = report!.issues.filter(({ severity, row }) => severity === 'error' && row !== null);
  expect(errors.map(({ row, field }) => [row, field])).toEqual([
    [at + 2, '哈希ID'],
    [at + 3, '哈希ID'],
    [at + 4, '人群包名称'],
    [at + 5, '哈希方式'],
  ]);
  const small = report!.issues.filter(({ row, severity }) => severity === 'error' && row === null);
  expect(small).toMatchObject([{ field: '人群包名称', reason: expect.stringContaining('「过少」') }]);

  const made = (await packs()).toSorted((a, b) => a.name.localeCompare(b.name, 'zh'));
  expect(made.map(({ name, state, category }) => [name, state, category])).toEqual([
    ['访客', 'ready', 'upload'],
    ['会员', 'ready', 'upload'],
  ]);
  expect(await membersOf(made[0].packId)).toEqual(persons(fifths));
  expect(await membersOf(made[1].packId)).toEqual(persons(thirds));

  const { db, files } = service.context;
  const kept = JSON.stringify([
    await db.selectFrom('import_session').selectAll().execute(),
    await db.selectFrom('crowd_pack').selectAll().execute(),
    (await db.selectFrom('crowd_pack_upload').selectAll().execute()).map(
      ({ members: _members, ...row }) => row,
    ),
  ]);
  for (const secret of ['13800138000', hashOf(0, 0), hashOf(0, 0).toUpperCase(), hashOf(1, 1, 'md5')])
    expect(kept).not.toContain(secret);
  const { attachment_id: fileId } = await db
    .selectFrom('import_session')
    .select('attachment_id')
    .where('import_id', '=', session.importId)
    .executeTakeFirstOrThrow();
  expect(await files.get(fileId)).toBeNull();

  // The same ids in another order and writing are the same packs; one more id is another pack.
  const again = await run(rows.toReversed());
  expect(again.session.report).toMatchObject({ isUnchanged: true, counts: { packs: 0 } });
  expect(await packs()).toHaveLength(2);
  const more = await run([...rows, `访客,${hashOf(2, 1, 'md5')},MD5`]);
  expect(more.session.report).toMatchObject({ isUnchanged: false, counts: { packs: 1 } });
  expect(await packs()).toHaveLength(3);

  // What names a pack of the import expires with it.
  const naming = await service.body(
    'v1/crowd-packs',
    {
      name: '访客中的',
      cityCodes: [cityCode],
      rule: { parts: [{ kind: 'pack', packId: made[0].packId }] },
    },
    { as: 'admin' },
  );
  await jobEnd(service, naming.jobId);
  for (const { releaseId } of [more.session, session])
    await service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, { as: 'admin' });
  expect((await packs()).map(({ packId, state }) => [packId, state])).toEqual([[naming.packId, 'expired']]);
  expect(await db.selectFrom('crowd_pack_upload').selectAll().execute()).toEqual([]);
});

test('a list that finds too few, and a panel whose persons have no ids, change nothing', async () => {
  const few = persons((p) => p < 49).map((p) => `会员,${hashOf(p, 0)},`);
  const tried = await run(few, true);
  expect(tried.session.state).toBe('checked');
  expect(tried.session.report!.issues.map(({ reason }) => reason).join()).toContain('都不足 50 人');
  const refused = await run(few);
  expect(refused.job).toMatchObject({ state: 'failed', message: expect.stringContaining('都不足 50 人') });
  expect(refused.session.report).toMatchObject({ rowsAccepted: 49 });

  // A new panel of the same persons makes the same list another pack: those before it have expired.
  const enough = persons(thirds).map((p) => `会员,${hashOf(p, 0)},`);
  await run(enough);
  await publishPanel(service.context, cityCode, drawPanel(city.centre, 1200, 1), 'panel-2');
  const anew = await run(enough);
  expect(anew.session.report).toMatchObject({ isUnchanged: false, counts: { packs: 1 } });
  expect(
    (await packs())
      .filter(({ name }) => name === '会员')
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['expired', 'ready']);
  await service.context.db
    .updateTable('data_release')
    .set({ is_demo: false })
    .where('kind', '=', 'panel')
    .execute();
  expect((await run(enough)).job.message).toContain('没有可匹配的哈希 ID');
});
