import { Validator } from '@seriousme/openapi-schema-validator';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { openTestService, type TestService } from '../testing/test-service.ts';
import { buildApp } from './build-app.ts';

const inlineScript = "document.documentElement.dataset.theme='dark'";
const built = 'console.log(2)'.repeat(200);
let webDir: string;
let service: TestService;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'ooh-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(
    join(webDir, 'index.html'),
    `<!doctype html><script>${inlineScript}</script><script src="/assets/a-1.js"></script>`,
  );
  await writeFile(join(webDir, 'assets', 'a-1.js'), 'console.log(1)'.repeat(200));
  await writeFile(join(webDir, 'assets', 'b-2.js'), built);
  await writeFile(join(webDir, 'assets', 'b-2.js.br'), brotliCompressSync(built));
  await writeFile(join(webDir, 'assets', 'b-2.js.gz'), gzipSync(built));
  await writeFile(join(webDir, '..', `${webDir.split('/').at(-1)}-secret.txt`), 'secret');
  service = await openTestService({ webDir });
});
afterAll(async () => {
  await service.close();
  await rm(webDir, { recursive: true });
  await rm(`${webDir}-secret.txt`);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'GET', url, headers });
const content = '/api/heran-media-resource-content-service/';

async function post(path: string, payload: string, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${await service.tokenOf('planner')}`;
  return service.app.inject({
    method: 'POST',
    url: content + path,
    payload,
    headers: { authorization, 'content-type': 'application/json', ...headers },
  });
}

test.each([
  '/api/none',
  `${content}none`,
  `${content}access/login`,
  '/api/v1/none',
  '/json/none.json',
  '/api',
])('GET %s is an unknown call', async (url) => {
  const answer = await get(url);
  expect({ status: answer.statusCode, ...answer.json<object>() }).toEqual({
    status: 404,
    code: '04',
    message: '未找到此地址',
    body: null,
  });
});

test('invalid JSON, a non-object body, a wrong content type, a bad escape and a long URL are invalid requests, not server errors', async () => {
  for (const [payload, type] of [
    ['{"a":', 'application/json'],
    ['[1,2]', 'application/json'],
    ['{"nickName":"a\\u0000b"}', 'application/json'],
    ['{"nickName":"a\\ud800b"}', 'application/json'],
    ['{"\\udfff":"b"}', 'application/json'],
    [`{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`, 'application/json'],
    ['"text"', 'application/json'],
    ['{"__proto__":{"x":1}}', 'application/json'],
    ['a=1', 'application/x-www-form-urlencoded'],
    ['<a/>', 'application/xml'],
  ] as const) {
    const answer = await post('account/updateLoginUser', payload, { 'content-type': type });
    expect({
      type,
      payload: payload.slice(0, 40),
      status: answer.statusCode,
      code: answer.json<{ code: string }>().code,
    }).toEqual({
      type,
      payload: payload.slice(0, 40),
      status: 400,
      code: '10',
    });
  }
  for (const address of ['/api/v1/jobs/%E0%A4%A', `/api/v1/jobs/${'x'.repeat(400)}`]) {
    const answer = await get(address);
    expect({ address, status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      address,
      status: 400,
      code: '10',
    });
  }
});

test('nothing is read of a body before the session is known', async () => {
  for (const authorization of ['', 'Bearer unknown']) {
    const answer = await post('ai-option-mode/list', '{"a":'.repeat(500), { authorization });
    expect(answer.json()).toMatchObject({ code: '03' });
  }
  expect((await post('ai-option-mode/list', '{"a":')).json()).not.toMatchObject({ code: '03' });
});

test('a body over the limit is refused', async () => {
  const answer = await post('account/updateLoginUser', JSON.stringify({ nickName: 'x'.repeat(5_000_000) }));
  expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
    status: 413,
    code: '14',
  });
});

test('an invalid field is reported with its reason in Chinese', async () => {
  const answer = await post('account/updateLoginUser', JSON.stringify({ nickName: 7, email: 'x' }));
  const { message } = answer.json<{ message: string }>();
  expect(message).toMatch(/^参数不正确：/);
  expect(message).toContain('nickName：');
  expect(message).toContain('邮箱格式不正确');
});

test('web URLs return the page uncached, its files are cached long, and no other files are served', async () => {
  for (const url of ['/', '/login', '/marketing/smart-select/plan-bus?planId=1', '/no/such/page']) {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-cache');
  }
  const script = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['content-encoding']).toBe('br');
  expect((await get('/assets/gone-2.js')).statusCode).toBe(404);
  const secret = `${webDir.split('/').at(-1)}-secret.txt`;
  for (const url of [
    `/../${secret}`,
    `/..%2f${secret}`,
    `/%2e%2e/${secret}`,
    `/assets/..%5c..%5c${secret}`,
  ]) {
    expect((await get(url)).body).not.toContain('secret');
  }
});

test('files compressed by the build are sent unchanged, in an encoding that the browser accepts', async () => {
  const forms = [
    { accept: 'gzip, deflate, br', encoding: 'br', read: brotliDecompressSync },
    { accept: 'gzip', encoding: 'gzip', read: gunzipSync },
    { accept: 'identity', encoding: undefined, read: (bytes: Buffer) => bytes },
  ];
  for (const { accept, encoding, read } of forms) {
    const answer = await get('/assets/b-2.js', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    expect(read(answer.rawPayload).toString()).toBe(built);
    if (encoding) expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  }
  expect((await get('/assets/b-2.js.br')).statusCode).toBe(404);
});

test("every answer has the security headers; only the page's own inline script may run", async () => {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  for (const url of ['/', '/assets/a-1.js', '/api/v1/health', '/api/none']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('health reports the state of the stores', async () => {
  const health = await service.body('v1/health', {}, { as: null });
  expect(health.parts.postgres).toMatchObject({ state: 'ok', detail: null });
  expect(health.parts.clickhouse).toMatchObject({ state: 'ok', detail: null });
});

test('the registrations of the operator are public where they are set, and null where not', async () => {
  const without = await service.body('v1/health', {}, { as: null });
  expect([without.icpNumber, without.mapApprovalNumber]).toEqual([null, null]);
  const { config } = service.context;
  const numbers = readConfig(
    { ICP_NUMBER: '粤ICP备12345678号', MAP_APPROVAL_NUMBER: 'GS(2026)1号' },
    '1.0.0',
  );
  const { icpNumber, mapApprovalNumber } = numbers;
  Object.assign(service.context, { config: { ...config, icpNumber, mapApprovalNumber } });
  const health = await service.body('v1/health', {}, { as: null });
  Object.assign(service.context, { config });
  expect([health.icpNumber, health.mapApprovalNumber]).toEqual(['粤ICP备12345678号', 'GS(2026)1号']);
});

test('a failing store makes health down, without revealing the reason', async () => {
  const { healthChecks } = service.context;
  const check = healthChecks.get('postgres')!;
  healthChecks.set('postgres', () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432')));
  const health = await service.body('v1/health', {}, { as: null });
  healthChecks.set('postgres', check);
  expect(health).toMatchObject({ state: 'down', parts: { postgres: { state: 'down', detail: '不可用' } } });
});

test('metrics are closed, on this host too; the token opens them', async () => {
  expect((await get('/metrics')).statusCode).toBe(404);
  const token = 'a-token-of-twenty-four-characters';
  const { context } = service;
  const opened = await buildApp({ ...context, config: { ...context.config, metricsToken: token } });
  const ask = (headers: Record<string, string>) => opened.inject({ method: 'GET', url: '/metrics', headers });
  try {
    await opened.inject({ method: 'GET', url: '/api/v1/health' });
    const own = await ask({ authorization: `Bearer ${token}` });
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain('http_request_seconds_bucket{le="0.005",method="GET",route="/api/v1/health"');
    for (const authorization of ['', 'Bearer wrong', token])
      expect((await ask({ authorization })).statusCode).toBe(404);
  } finally {
    await opened.close();
  }
});

test('OpenAPI describes every call, resolves its own references and conforms to version 3.1', async () => {
  const answer = await get('/api/v1/openapi.json');
  expect(await new Validator().validate(answer.json<Parameters<Validator['validate']>[0]>())).toEqual({
    valid: true,
  });
  const document = answer.json<{
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
    components: unknown;
  }>();
  expect(document.openapi).toBe('3.1.0');
  const login = document.paths[`${content}access/login`]['post'] as Record<string, unknown>;
  expect(login).toMatchObject({
    security: [],
    requestBody: { content: { 'application/json': { schema: { required: ['userName', 'password'] } } } },
  });
  const job = document.paths['/api/v1/jobs/{jobId}']['get'] as { parameters: unknown };
  expect(job.parameters).toEqual([expect.objectContaining({ name: 'jobId', in: 'path', required: true })]);
  for (const [, path] of answer.body.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path
      .split('/')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
    expect({ path, isFound: found !== undefined }).toEqual({ path, isFound: true });
  }
});

test('too many sign-ins from one IP address are refused with 429', async () => {
  const limited = await openTestServiceWithin(3);
  expect(limited).toEqual([422, 422, 422, 429]);
});

async function openTestServiceWithin(loginsPerMinute: number): Promise<number[]> {
  const { buildApp } = await import('./build-app.ts');
  const app = await buildApp({ ...service.context, config: { ...service.context.config, loginsPerMinute } });
  const statuses: number[] = [];
  for (let n = 0; n <= loginsPerMinute; n += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: `${content}access/login`,
      payload: { userName: `nobody-${n}`, password: 'x' },
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) expect(answer.json()).toMatchObject({ code: '13', body: null });
  }
  await app.close();
  return statuses;
}
