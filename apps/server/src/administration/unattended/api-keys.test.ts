import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeEach, expect, test, vi } from 'vitest';
import { busLineCsv, testLine } from '../../testing/bus-line-files.ts';
import { clearReleases, csvFile, jobEnd } from '../../testing/import-file.ts';
import { sendExample } from '../../testing/send-example.ts';
import { startTestService } from '../../testing/test-service.ts';
import { callOf } from '../../testing/wire.ts';

const service = startTestService({ keyRequestsPerMinute: 1000 });
const admin = { as: 'admin' } as const;
const cityCode = '440300';
const scope = { name: '夜间同步', kinds: ['bus-lines' as const], cityCodes: [cityCode], days: 30 };

beforeEach(() => clearReleases(service));

async function newKey(more: Partial<typeof scope> = {}) {
  const { key, secret } = await service.body('v1/api-keys/create', { ...scope, ...more }, admin);
  return { keyId: key.keyId, as: { token: secret } };
}

const lines = () => csvFile(busLineCsv(testLine('101路')));
const submit = (as: { token: string }, fields: Record<string, string> = {}, file = lines()) =>
  service.upload('v1/imports/submit', { kind: 'bus-lines', cityCode, ...fields }, file, { as });

test('a file is imported by one call of a key, and its result is asked for', async () => {
  const { keyId, as } = await newKey();
  const { envelope } = await submit(as, { source: '公交集团', legalBasis: '合同' });
  const { importId, jobId } = envelope.body!;
  await jobEnd(service, jobId);
  const result = await service.body('v1/imports/{importId}/result', { importId }, { as });
  expect(result).toMatchObject({ state: 'imported', isEnded: true, message: null });
  const release = await service.context.db.selectFrom('data_release').selectAll().executeTakeFirstOrThrow();
  expect(release).toMatchObject({ release_id: result.releaseId, source: '公交集团', state: 'current' });
  expect(release.created_by).toMatch(/（API 密钥「夜间同步」）$/);
  const entries = await service.context.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', '=', 'attachment.upload')
    .execute();
  expect(entries.at(-1)?.detail).toMatchObject({ apiKeyId: keyId, apiKey: '夜间同步' });
  const [key] = await service.body('v1/api-keys/list', {}, admin);
  expect(key.lastUsedAt).not.toBeNull();
});

test('columns of other names are given; a file without what is needed is refused with its columns', async () => {
  const { as } = await newKey();
  const text = 'a,b,c\n9路(甲-乙),甲;乙,"114.05,22.54;114.06,22.55"\n';
  const refused = await submit(as, {}, csvFile(text));
  expect(refused.envelope.message).toContain('缺少必填字段的列：「线路名称」');
  expect(refused.envelope.message).toContain('文件中的列有 a、b、c');
  const mapping = JSON.stringify({ lineName: 'a', stopNames: 'b', stopCoordinates: 'c' });
  const { envelope } = await submit(as, { mapping }, csvFile(text));
  expect((await jobEnd(service, envelope.body!.jobId)).state).toBe('done');
  expect((await submit(as, { mapping: '{' }, csvFile(text))).envelope.message).toBe(
    'mapping 不是约定的 JSON',
  );
});

test('a revoked key is refused at once, also for what it has begun; so is an expired one', async () => {
  const { keyId, as } = await newKey();
  const { envelope } = await submit(as);
  const { importId, jobId } = envelope.body!;
  await service.body('v1/api-keys/{keyId}/revoke', { keyId }, admin);
  const after = await service.call('v1/imports/{importId}/result', { importId }, { as });
  expect([after.status, after.envelope.message]).toEqual([403, 'API 密钥无效、已到期或已吊销']);
  expect((await submit(as)).status).toBe(403);
  await jobEnd(service, jobId);
  const short = await newKey({ days: 1 });
  expect((await service.call('v1/imports/kinds', {}, short)).status).toBe(200);
  service.advance(86_400_001);
  expect((await service.call('v1/imports/kinds', {}, short)).status).toBe(403);
});

test('a key imports its kinds in its cities alone', async () => {
  const { as } = await newKey();
  expect((await submit(as, { kind: 'poi' })).envelope.message).toBe('此 API 密钥不能导入这类数据');
  expect((await submit(as, { cityCode: '310100' })).envelope.message).toBe('此 API 密钥不能导入该城市的数据');
  const own = await service.upload(
    'v1/imports',
    { kind: 'poi', cityCode },
    csvFile('名称,类型,经度,纬度\n甲,乙,114.05,22.54\n'),
    admin,
  );
  const { importId } = own.envelope.body!;
  const foreign = await service.call('v1/imports/{importId}/result', { importId }, { as });
  expect(foreign.envelope.message).toBe('此 API 密钥不能导入这类数据');
});

test('a key without its creator’s permission, or of a disabled creator, does nothing', async () => {
  const { as } = await newKey();
  const { db } = service.context;
  await db
    .updateTable('app_user')
    .set({ is_enabled: false })
    .where('id', '=', service.userIds.admin)
    .execute();
  expect((await submit(as)).status).toBe(403);
  await db
    .updateTable('app_user')
    .set({ is_enabled: true })
    .where('id', '=', service.userIds.admin)
    .execute();
  expect((await submit(as)).status).toBe(200);
});

test('a key opens the calls of imports and no other', async () => {
  const { as } = await newKey();
  const opened: string[] = [];
  const headers = { authorization: `Bearer ${as.token}` };
  for (const key of Object.keys(registry) as CallKey[]) {
    if (callOf(key).permit === 'public') continue;
    const response = await sendExample(service, key, headers);
    const { code, message } = response.headers['content-type']?.toString().includes('json')
      ? response.json<{ code: string; message: string }>()
      : { code: '01', message: '' };
    const isRefused = code === '05' && message === '此 API 密钥只能用于导入数据';
    if (!isRefused) opened.push(key);
  }
  expect(opened.toSorted()).toEqual(
    [
      'v1/imports',
      'v1/imports/kinds',
      'v1/imports/kinds/{kind}/template',
      'v1/imports/submit',
      'v1/imports/{importId}',
      'v1/imports/{importId}/mapping',
      'v1/imports/{importId}/result',
      'v1/imports/{importId}/run',
    ].toSorted(),
  );
});

test('a key that asks too often is told so, others go on', async () => {
  const [busy, other] = [await newKey(), await newKey()];
  const limits = vi.spyOn(service.context, 'keyLimits').mockImplementation((keyId) => keyId !== busy.keyId);
  const refused = await service.call('v1/imports/kinds', {}, busy);
  expect([refused.status, refused.envelope.message]).toEqual([
    429,
    '此 API 密钥每分钟最多 1000 次请求，请稍后再试',
  ]);
  expect((await service.call('v1/imports/kinds', {}, other)).status).toBe(200);
  limits.mockRestore();
});

test('the secret is stored and told nowhere again', async () => {
  const { as, keyId } = await newKey();
  const rows = await service.context.db.selectFrom('api_key').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(as.token);
  expect(JSON.stringify(await service.body('v1/api-keys/list', {}, admin))).not.toContain(as.token);
  const { rows: entries } = await service.body('v1/admin/audit/list', {}, admin);
  expect(JSON.stringify(entries)).toContain(keyId);
  expect(JSON.stringify(entries)).not.toContain(as.token);
});

test('a user sees and revokes own keys; who administers accounts those of all', async () => {
  const { keyId } = await newKey();
  expect((await service.body('v1/api-keys/list', {}, { as: 'planner' })).map((key) => key.keyId)).toEqual([]);
  const revoked = await service.call('v1/api-keys/{keyId}/revoke', { keyId }, { as: 'planner' });
  expect(revoked.envelope.message).toBe('未找到API 密钥');
  const own = await service.body('v1/api-keys/create', { ...scope, name: '策划的' }, { as: 'planner' });
  const seen = await service.body('v1/api-keys/list', {}, admin);
  expect(seen.find((key) => key.keyId === own.key.keyId)).toMatchObject({ isOwn: false, state: 'active' });
  await service.body('v1/api-keys/{keyId}/revoke', { keyId: own.key.keyId }, admin);
  expect(await service.body('v1/api-keys/list', {}, { as: 'planner' })).toMatchObject([{ state: 'revoked' }]);
});
