import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ContentBlock } from '@ooh/contract/domain/content';
import { expect, test } from 'vitest';
import { readVersions } from '../../../reference/content/content-store.ts';
import { contentSeeds } from '../../../reference/content/seeds/content-seeds.ts';
import { signInAs } from '../../../testing/seeded-plan.ts';
import { expectFailure, startTestService, type CallOptions } from '../../../testing/test-service.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
const dayMs = 86_400_000;
const today = (later = 0) => chinaDate(new Date(service.context.now().getTime() + later * dayMs));

const get = (docId: string, version?: number, options?: CallOptions) =>
  service.body('v1/content/get', { docId, version }, options);
const list = (options?: CallOptions) => service.body('v1/content/list', {}, options);
const unreadIds = async (options?: CallOptions) =>
  (await list(options)).documents
    .filter(({ isConfirmed, readAt }) => isConfirmed && readAt === null)
    .map(({ docId }) => docId);

/** The body with the promise of one row replaced. */
const promising = (body: readonly ContentBlock[], key: string, promise: string): ContentBlock[] =>
  body.map((block) =>
    block.type !== 'table'
      ? block
      : {
          ...block,
          rows: block.rows.map((row) => (row.key === key ? { key, cells: row.cells.with(1, promise) } : row)),
        },
  );

async function publish(
  docId: string,
  change: (body: ContentBlock[]) => ContentBlock[],
  effectiveOn = today(),
) {
  const { title, body } = await get(docId, undefined, admin);
  const draft = { docId, title, body: change(body), changeNote: '改一处' };
  const { revision } = await service.body('v1/content/save-draft', { ...draft, revision: 0 }, admin);
  return service.body('v1/content/publish', { docId, revision, effectiveOn }, admin);
}

test('the product ships with a document for every screen', async () => {
  const { documents, unread } = await list();
  expect(new Set(documents.map(({ route }) => route)).size).toBe(5);
  expect(documents.every(({ version, author }) => version === 1 && author === null)).toBe(true);
  expect(unread).toBe((await unreadIds()).length);
  expect(await unreadIds()).toContain('sla');
  expect(await unreadIds()).not.toContain('metric.tgi');
});

test('a published version is read anew by all, and says what changed', async () => {
  await service.body('v1/content/acknowledge', { docId: 'sla', version: 1 });
  expect(await unreadIds()).not.toContain('sla');
  expect(await publish('sla', (body) => promising(body, 'photos', 'T+4 个工作日'))).toMatchObject({
    version: 2,
  });
  expect(await unreadIds()).toContain('sla');
  const { lines } = await service.body('v1/content/diff', { docId: 'sla', fromVersion: 1, toVersion: 2 });
  const changed = lines.filter(({ kind }) => kind !== 'same');
  expect(changed.map(({ kind, text }) => [kind, /T\+\d/.exec(text)![0]])).toEqual([
    ['removed', 'T+5'],
    ['added', 'T+4'],
  ]);
  expect(await get('sla', 1)).toMatchObject({ version: 1, currentVersion: 2 });
  const stale = await service.call('v1/content/acknowledge', { docId: 'sla', version: 1 });
  expectFailure(stale, 'conflict');
  const { readAt } = await service.body('v1/content/acknowledge', { docId: 'sla', version: 2 });
  service.advance(60_000);
  expect((await service.body('v1/content/acknowledge', { docId: 'sla', version: 2 })).readAt).toBe(readAt);
  const { readers, version } = await service.body('v1/content/acknowledgements', { docId: 'sla' }, admin);
  expect(version).toBe(2);
  expect(readers[0]).toMatchObject({ nickName: '媒介策划示例', readAt });
  expect(readers.slice(1).every((reader) => reader.readAt === null)).toBe(true);
});

test('a version is in force from its day on; until then writers alone see it', async () => {
  const { version } = await publish('roadmap', (body) => body, today(2));
  expect((await get('roadmap')).version).toBe(1);
  expectFailure(await service.call('v1/content/get', { docId: 'roadmap', version }), 'notFound');
  expect((await get('roadmap', version, admin)).version).toBe(version);
  const listed = (await list()).documents.find(({ docId }) => docId === 'roadmap');
  expect(listed?.coming).toEqual({ version, effectiveOn: today(2) });
  service.advance(2 * dayMs);
  expect((await get('roadmap')).version).toBe(version);
});

test('two writers: the second save and a publication of an outdated draft are conflicts', async () => {
  const { title, body } = await get('faq');
  const draft = { docId: 'faq', title, body, changeNote: '' };
  const first = await service.body('v1/content/save-draft', { ...draft, revision: 0 }, admin);
  expectFailure(await service.call('v1/content/save-draft', { ...draft, revision: 0 }, admin), 'conflict');
  const second = await service.body('v1/content/save-draft', { ...draft, revision: first.revision }, admin);
  const outdated = { docId: 'faq', revision: first.revision, effectiveOn: today() };
  expectFailure(await service.call('v1/content/publish', outdated, admin), 'conflict');
  const past = { docId: 'faq', revision: second.revision, effectiveOn: today(-1) };
  expectFailure(await service.call('v1/content/publish', past, admin), 'refused');
  await service.body('v1/content/publish', { ...past, effectiveOn: today() }, admin);
  // What was published cannot be taken for the next draft.
  const again = await service.body('v1/content/save-draft', { ...draft, revision: 0 }, admin);
  expect(again.revision).toBeGreaterThan(second.revision);
});

test('what was published outlives new seeds; what was not follows them', async () => {
  const newer = contentSeeds.map((seed) => ({ ...seed, title: `${seed.title}（新）` }));
  const versions = await readVersions(service.context.db, null, newer);
  expect(versions.get('sla')!.map(({ title, version }) => [title, version])).toEqual([
    ['服务承诺', 1],
    ['服务承诺', 2],
  ]);
  expect(versions.get('exception-codes')!.map(({ title }) => title)).toEqual(['异常代码（新）']);
});

test('a screen that is closed has no documents, and writing is of the platform alone', async () => {
  const permission = { serviceStandardData: { isEnabled: true, measurementStandard: true } };
  const reader = { as: await signInAs(service, '只看测量', permission) };
  const routes = new Set((await list(reader)).documents.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual(['/standards', '/standards/measurementStandard']);
  expectFailure(await service.call('v1/content/get', { docId: 'posting-flow' }, reader), 'notFound');
  const denied = await service.call('v1/content/acknowledgements', { docId: 'sla' });
  expect(denied.status).not.toBe(200);
  const writer = { administrationData: { contentData: { isEnabled: true } }, ...permission };
  const agency = { as: await signInAs(service, '代理写手', writer) };
  const answer = await service.call('v1/content/acknowledgements', { docId: 'sla' }, agency);
  expect(answer.status).not.toBe(200);
});

test('an edited metric is what every ⓘ says', async () => {
  const rule = '区域 TA 占比 ÷ 全城占比 × 100';
  await publish('metric.tgi', (body) => promising(body, 'rule', rule));
  const { metrics } = await service.body('v1/content/metrics', {}, { as: 'customer' });
  expect(metrics.find(({ key }) => key === 'tgi')).toMatchObject({ name: 'TGI', rule, version: 2 });
  expect(metrics.every((metric) => metric.rule && metric.example && metric.nature && metric.source)).toBe(
    true,
  );
});

test('documents and readings are files; a sheet has the columns of its medium', async () => {
  const pdf = await service.callRaw('v1/content/document', { docId: 'posting-flow' });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const readings = await service.callRaw('v1/content/export-acknowledgements', { docId: 'sla' }, admin);
  expect(readings.bytes.subarray(0, 2).toString()).toBe('PK');
  const [bus, screen] = await Promise.all(
    [1, 7].map((mediumId) => service.callRaw('v1/monitoring/sheet-template', { mediumId })),
  );
  const { textsOfBook } = await import('../../../testing/scoped-exports.ts');
  expect(textsOfBook(bus.bytes)).toContain('车牌');
  expect(textsOfBook(screen.bytes)).toContain('播放时间');
  expect(textsOfBook(screen.bytes).join()).toContain('E05 不亮');
});
