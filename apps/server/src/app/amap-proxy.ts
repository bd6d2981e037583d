import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Where AMap's library sends the requests that need the security code. */
const prefix = '/_AMapService';
/** Map styles come from another host than everything else. */
const stylePath = '/v4/map/styles';
const patienceMilliseconds = 10_000;

/** The address at AMap that a request of its library is for, with the security code. */
export function amapAddress(url: string, securityCode: string): URL {
  const asked = new URL(`https://restapi.amap.com${url.slice(prefix.length)}`);
  const host = asked.pathname === stylePath ? 'https://webapi.amap.com' : 'https://restapi.amap.com';
  // Set, not resolved: a path that starts with // would name a host of its own.
  const address = new URL(host);
  address.pathname = asked.pathname;
  address.search = asked.search;
  address.searchParams.set('jscode', securityCode);
  return address;
}

/**
 * Passes requests of AMap's library on with the security code, which no browser then sees. Only for pages of this
 * service, and only where a key and a code are set up.
 */
export function passAmapRequests(
  app: FastifyInstance,
  { amapKey, amapSecurityCode }: Pick<Config, 'amapKey' | 'amapSecurityCode'>,
  request: typeof fetch = fetch,
): void {
  if (!amapKey || amapSecurityCode === undefined) return;
  app.get(`${prefix}/*`, async (asked, reply) => {
    const site = asked.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return reply.code(404).send();
    try {
      const answer = await request(amapAddress(asked.url, amapSecurityCode), {
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return await reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type(type)
        .send(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      asked.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'AMap did not answer');
      return reply.code(502).send();
    }
  });
}
