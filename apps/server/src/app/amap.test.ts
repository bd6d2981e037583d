import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { amapAddress, passAmapRequests } from './amap-proxy.ts';
import { addSecurityHeaders } from './security-headers.ts';

const set = { amapKey: 'k-1', amapSecurityCode: 'code-1' };

async function policyWith(amapKey: string | null): Promise<string> {
  const app = Fastify();
  await addSecurityHeaders(app, { webDir: '/nowhere', amapKey });
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

test('pages may load from AMap if a key is configured, and from no other host otherwise', async () => {
  expect(await policyWith('k-1')).toMatch(/script-src [^;]*https:\/\/\*\.amap\.com/);
  for (const key of [null, '']) expect(await policyWith(key)).not.toContain('amap');
});

test('a security code without a key differs from no AMap configuration', () => {
  const keyOf = (env: Record<string, string>) => readConfig(env, '0').amapKey;
  expect(keyOf({})).toBeNull();
  expect(keyOf({ AMAP_KEY: 'k-1', AMAP_SECURITY_CODE: 'c' })).toBe('k-1');
  expect(keyOf({ AMAP_SECURITY_CODE: 'c' })).toBe('');
  expect(() => keyOf({ AMAP_KEY: 'k 1"><script>' })).toThrow('AMAP_KEY');
});

test('requests are forwarded to AMap only, with the code that pages do not know', () => {
  const of = (path: string) => amapAddress(`/_AMapService${path}`, 'code-1').href;
  expect(of('/v3/place/text?keywords=a%26b&jscode=x')).toBe(
    'https://restapi.amap.com/v3/place/text?keywords=a%26b&jscode=code-1',
  );
  expect(of('/v4/map/styles?styleid=light')).toBe(
    'https://webapi.amap.com/v4/map/styles?styleid=light&jscode=code-1',
  );
  for (const path of ['//evil.example/x', '/https://evil.example/x', '/..//evil.example'])
    expect(new URL(of(path)).host).toBe('restapi.amap.com');
});

test('only pages of this service are served, and only with key and code', async () => {
  const asked: string[] = [];
  const answer = async (address: unknown) => {
    asked.push(String(address));
    return new Response('{"status":"1"}', { headers: { 'content-type': 'application/json' } });
  };
  const app = Fastify();
  passAmapRequests(app, set, answer);
  const ask = (site?: string) =>
    app.inject({ url: '/_AMapService/v3/x', headers: site === undefined ? {} : { 'sec-fetch-site': site } });
  const good = await ask('same-origin');
  expect([good.statusCode, good.body]).toEqual([200, '{"status":"1"}']);
  expect((await ask('cross-site')).statusCode).toBe(404);
  expect(asked).toHaveLength(1);
  const failing = Fastify();
  passAmapRequests(failing, set, () => Promise.reject(new Error('offline')));
  expect((await failing.inject('/_AMapService/v3/x')).statusCode).toBe(502);
  const bare = Fastify();
  passAmapRequests(bare, { ...set, amapSecurityCode: undefined });
  expect((await bare.inject('/_AMapService/v3/x')).statusCode).toBe(404);
  await Promise.all([app.close(), failing.close(), bare.close()]);
});
